import type { EarlyInput } from '#app/early-input.ts'

/**
 * Fetches and runs a page's modules after its first paint: on a slow network they would take the way
 * from the style sheet and the first picture. The server parks them until then. They run one by one,
 * so that a slow phone can answer a finger in between. Runs in the browser, from its own text: it may
 * use nothing from outside.
 */
function startAfterFirstPaint() {
  const longestWait = 1_000
  const root = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') root.dataset.returned = ''

  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

  const early: EarlyInput = { filled: new Map() }
  window.early = early
  function remember({ type, target }: Event) {
    if ('interactive' in root.dataset || !(target instanceof Element)) return
    const field = target as HTMLInputElement
    // What the browser opens by itself would be closed again.
    if (type === 'click') early.pressed = field.closest('button[type=button]:not([popovertarget])')
    else
      early.filled.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)
  }
  document.addEventListener('click', remember, true)
  document.addEventListener('input', remember, true)

  // A tab in the background paints nothing, and a picture may never come.
  function notTooLong(awaited: Promise<unknown>) {
    return Promise.race([awaited, wait(longestWait)]).catch(() => {})
  }

  const isPainted = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
  })

  async function isFirstPictureThere() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    await picture?.decode().catch(() => {})
  }

  // While the curtain lifts, every frame is drawn anew: scripts would make it falter.
  async function isCurtainUp() {
    const lifts = document.querySelector('.splash-over')?.getAnimations() ?? []
    await Promise.all(lifts.map((lift) => lift.finished))
  }

  function addToHead(name: 'link' | 'script', what: Partial<HTMLLinkElement & HTMLScriptElement>) {
    document.head.append(Object.assign(document.createElement(name), what))
  }

  async function start() {
    const parked = document.querySelector<HTMLElement>('script[data-needs]')
    if (!parked) return
    const needs = parked.dataset.needs?.split(' ') ?? []

    await notTooLong(Promise.all([isPainted, isFirstPictureThere()]))
    for (const href of needs) addToHead('link', { rel: 'modulepreload', href })
    await notTooLong(isCurtainUp())
    // The first is the entry, which starts everything and comes with the parked script.
    for (const href of needs.slice(1)) {
      await import(/* @vite-ignore */ href).catch(() => {})
      await wait(0)
    }
    addToHead('script', { type: 'module', textContent: parked.textContent })
  }

  start()
}

export const startScripts = `(${startAfterFirstPaint})();`
