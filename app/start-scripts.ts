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

  const parked = document.querySelector<HTMLElement>('script[data-needs]')
  if (!parked) return

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
  const nextPaint = () => new Promise((done) => requestAnimationFrame(done)).then(() => wait(0))

  async function runScripts(parked: HTMLElement) {
    const needs = parked.dataset.needs?.split(' ') ?? []
    for (const href of needs) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    // The first is the entry, which starts everything and comes with the parked script.
    for (const href of needs.slice(1)) {
      await import(/* @vite-ignore */ href).catch(() => {})
      await wait(0)
    }
    const { textContent } = parked
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', textContent }),
    )
  }

  const firstPicture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const isPictureThere = firstPicture?.decode().catch(() => {})
  nextPaint()
    .then(() => Promise.race([isPictureThere, wait(longestWait)]))
    .then(nextPaint)
    .then(() => runScripts(parked))
}

export const startScripts = `(${startAfterFirstPaint})();`
