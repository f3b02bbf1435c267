import { keepDraftsEvent } from '#app/forms/drafts.ts'
import { markerCookie } from '#contract/session-marker.ts'

/**
 * Reloads a page that was made for another viewer than the one who is signed in now: one that Back
 * took from the browser's caches, or one in a tab that was open while another logged in or out.
 * Sent to the browser as the text of this function, which therefore may use nothing from outside.
 */
function reloadForViewer(cookie: string, keepDrafts: string) {
  const { dataset } = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

  function isForAnother() {
    const [, marker = ''] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? []
    return marker !== (dataset.session ?? '')
  }

  function check() {
    // A page that is being left, such as the login page after the login, becomes hidden first.
    if (document.visibilityState === 'hidden' || !isForAnother()) return
    dispatchEvent(new Event(keepDrafts))
    location.reload()
  }

  // Where scripts cannot read our cookie, a reload does not help.
  if (load?.type === 'reload' && isForAnother()) return
  check()
  for (const type of ['pageshow', 'popstate', 'focus', 'visibilitychange']) {
    addEventListener(type, check)
  }
}

export const viewerCheck = `(${reloadForViewer})('${markerCookie}', '${keepDraftsEvent}');`
