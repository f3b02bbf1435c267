import { keepDraftsEvent } from '#app/forms/drafts.ts'
import { readMarker } from '#app/session/accept-viewer.ts'
import { markerCookie } from '#contract/session-marker.ts'

/**
 * Reloads a page that was made for another viewer than the one who is signed in now: one that Back
 * took from the browser's caches, or one in a tab that was open while another logged in or out.
 */
export function reloadForViewer() {
  const { dataset } = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

  function isForAnother() {
    return readMarker() !== (dataset.session ?? '')
  }

  function reload() {
    if (!isForAnother()) return
    dispatchEvent(new Event(keepDraftsEvent))
    location.reload()
  }

  function check() {
    // A page that is being left, such as the login page after the login, becomes hidden first.
    if (document.visibilityState !== 'hidden') reload()
  }

  /** Writing what is new to the storage fires an event in the other tabs, hidden ones included. */
  function tellOtherTabs() {
    try {
      const marker = readMarker()
      if (localStorage.getItem(markerCookie) !== marker) localStorage.setItem(markerCookie, marker)
    } catch {
      // Where storage is refused, the others notice when somebody comes back to them.
    }
  }

  // Where scripts cannot read our cookie, a reload does not help.
  if (load?.type === 'reload' && isForAnother()) return
  // Other pages have just come from the server, and a logout may be under way.
  if (load?.type === 'back_forward') check()
  tellOtherTabs()
  addEventListener('storage', ({ key }) => key === markerCookie && reload())
  // The first `pageshow` comes after all pictures; by then a logout may be under way.
  addEventListener('pageshow', ({ persisted }) => persisted && check())
  for (const type of ['popstate', 'focus', 'visibilitychange']) addEventListener(type, check)
}
