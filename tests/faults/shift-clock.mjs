// Loaded into a process whose clock shall be wrong by CLOCK_SHIFT_SECONDS.
const shift = Number(process.env.CLOCK_SHIFT_SECONDS ?? 0) * 1000
const realNow = Date.now

Date.now = () => realNow() + shift
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, newTarget),
})
