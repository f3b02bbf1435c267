// Runs before everything else on the page: see start-script.tsx.
;(() => {
  const [load] = performance.getEntriesByType('navigation')
  const type = load instanceof PerformanceNavigationTiming ? load.type : ''
  if (type !== 'navigate') document.documentElement.dataset.returned = type

  /** @type {import('./early-input.ts').EarlyInput} */
  const early = { filled: new Map() }
  window.early = early

  /** @type {Animation | undefined} */
  let pulse

  /** @param {Event} event */
  function remember({ type, target }) {
    // The replayed click ends the pulse.
    if (type === 'click') pulse?.cancel()
    if (!window.early) return
    const field = /** @type {HTMLInputElement} */ (target)
    if (type === 'click') rememberPress(field)
    else
      early.filled.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)
  }

  // An animation is no attribute, so hydration finds the button as it was rendered.
  /** @param {HTMLElement} target */
  function rememberPress(target) {
    // The browser opens popovers by itself; a second click would close them.
    early.pressed = target.closest('button[type=button]:not([popovertarget])')
    const dim = { opacity: [1, 0.4, 1] }
    pulse = early.pressed?.animate(dim, { duration: 1000, iterations: Infinity })
  }
  document.addEventListener('click', remember, true)
  document.addEventListener('input', remember, true)

  const nonce = document.currentScript?.nonce
  const painted = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
  })

  // A background tab never paints, and a picture may never arrive.
  /** @param {Promise<unknown>[]} awaited */
  function atMostASecond(...awaited) {
    const second = new Promise((done) => setTimeout(done, 1000))
    return Promise.race([Promise.all(awaited), second]).catch(() => {})
  }

  /** @param {string} name @param {object} props */
  function addToHead(name, props) {
    document.head.append(Object.assign(document.createElement(name), props))
  }

  // Nothing else shows the curtain, so that no failure can leave it over the page.
  const played = new WeakSet()
  window.playSplash = (curtain) => {
    if (played.has(curtain)) return
    played.add(curtain)
    const duration = 640
    curtain.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], duration)
    const bar = curtain.lastElementChild?.firstElementChild
    bar?.animate({ transform: ['translateX(-110%)', 'translateX(100%)'] }, duration)
  }

  async function startModules() {
    const splash = /** @type {HTMLElement | null} */ (document.querySelector('[data-splash]'))
    if (splash) window.playSplash(splash)
    const parked = /** @type {HTMLElement | null} */ (document.querySelector('[data-preloads]'))
    if (!parked) return
    const picture = /** @type {HTMLImageElement | null} */ (
      document.querySelector('img[fetchpriority=high]')
    )
    await atMostASecond(painted, Promise.resolve(picture?.decode()))
    for (const href of parked.dataset.preloads?.split(' ') ?? []) {
      addToHead('link', { rel: 'modulepreload', href })
      // Two dozen requests in one task would keep the page from answering.
      await window.scheduler?.yield?.()
    }
    // Scripts would make the splash animation stutter.
    await atMostASecond(...(splash?.getAnimations() ?? []).map(({ finished }) => finished))
    addToHead('script', { type: 'module', nonce, textContent: parked.textContent })
  }
  document.addEventListener('DOMContentLoaded', startModules)

  // Starting a worker takes bandwidth and a core, so the page becomes interactive first.
  function startWorker() {
    if (document.documentElement.dataset.keepsPages)
      navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
  }
  addEventListener('load', () => setTimeout(startWorker, 4000))
})()
