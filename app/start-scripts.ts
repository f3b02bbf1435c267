/**
 * Fetches and runs a page's modules after its first paint: on a slow network they would take the way
 * from the style sheet and the first picture. The server parks them until then. Runs in the browser,
 * from its own text: it may use nothing from outside.
 */
function startAfterFirstPaint() {
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

  const fetchScripts = () => {
    for (const href of parked.dataset.needs?.split(' ') ?? []) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const { textContent } = parked
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', textContent }),
    )
  }
  requestAnimationFrame(() => setTimeout(fetchScripts))
}

export const startScripts = `(${startAfterFirstPaint})();`
