import { setImmediate } from 'node:timers'

/**
 * Between two pieces of work the event loop turns so often, but for no longer than the last one took:
 * it accepts one new connection a turn, and whoever is refused for want of room must learn it soon.
 */
const turnsBetween = 8

export type FairScheduler = ReturnType<typeof createFairScheduler>

/**
 * Fair scheduling of heavy work: one piece at a time, in turns by client address. Pages whose data is
 * cached would otherwise be rendered one after the other, and a client that asks for many at once
 * would keep everybody else waiting for all of them.
 */
export function createFairScheduler() {
  /** Who waits, by address; the address whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false

  function startNext() {
    const [next] = waiting
    isBusy = next !== undefined
    if (!next) return
    const [address, [start, ...others]] = next
    waiting.delete(address)
    if (others.length > 0) waiting.set(address, others)
    start?.()
    beforeNext()
  }

  /** The work that was just let go is done when the event loop comes to the next immediate. */
  function beforeNext() {
    const begun = performance.now()
    setImmediate(() => {
      const done = performance.now()
      turn(turnsBetween, done + (done - begun))
    })
  }

  function turn(turnsLeft: number, until: number) {
    if (turnsLeft === 0 || performance.now() >= until) startNext()
    else setImmediate(turn, turnsLeft - 1, until)
  }

  return async (address: string): Promise<void> => {
    if (!isBusy) {
      isBusy = true
      beforeNext()
      return
    }
    await new Promise<void>((start) => {
      const others = waiting.get(address)
      if (others) others.push(start)
      else waiting.set(address, [start])
    })
  }
}
