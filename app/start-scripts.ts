/**
 * Fetches and runs a page's modules after its first paint: on a slow network they would take the way
 * from the style sheet and the first picture. The server parks them until then. They run one by one,
 * so that a slow phone can answer a finger in between. Runs in the browser, from its own text: it may
 * use nothing from outside.
 */
function startAfterFirstPaint() {
  const longestWait = 1_000
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') document.documentElement.dataset.returned = ''

  // A button pressed before the page could hear it is pressed again as soon as it can.
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type=button]') : null
  }
  document.addEventListener('click', remember, true)
  document.addEventListener(
    'interactive',
    () => {
      document.removeEventListener('click', remember, true)
      if (pressed?.isConnected) pressed.click()
    },
    { once: true },
  )

  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

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
