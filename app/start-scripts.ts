import type { EarlyInput } from '#app/early-input.ts'

/**
 * Fetches and runs a page's modules after the first paint: on a slow network they would compete with
 * the style sheet and the first picture. The server parks them until then. They run one by one, so
 * that a slow phone can handle input in between. Sent to the browser as the text of this function,
 * which therefore may use nothing from outside.
 */
function startAfterFirstPaint() {
  const longestWait = 1_000
  const root = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') root.dataset.returned = load?.type ?? ''

  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

  const early: EarlyInput = { filled: new Map() }
  window.early = early
  function remember({ type, target }: Event) {
    if (!window.early || !(target instanceof Element)) return
    const field = target as HTMLInputElement
    // The browser opens popovers by itself; a second click would close them.
    if (type === 'click') early.pressed = field.closest('button[type=button]:not([popovertarget])')
    else
      early.filled.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)
  }
  document.addEventListener('click', remember, true)
  document.addEventListener('input', remember, true)

  // A background tab never paints, and a picture may never arrive.
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

  // Scripts would make the splash animation stutter.
  async function isSplashOver() {
    const animations = document.querySelector('[data-splash]')?.getAnimations() ?? []
    await Promise.all(animations.map((animation) => animation.finished))
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
    await notTooLong(isSplashOver())
    // The first is the entry, which the parked script imports last, when everything else is there.
    for (const src of needs.slice(1)) {
      await new Promise((done) => {
        addToHead('script', { type: 'module', src, onload: done, onerror: done })
      })
      await wait(0)
    }
    addToHead('script', { type: 'module', textContent: parked.textContent })
  }

  start()
}

export const startScripts = `(${startAfterFirstPaint})();`
