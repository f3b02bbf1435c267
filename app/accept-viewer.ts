import { markerCookie } from '#contract/session-marker.ts'

/**
 * Takes over whoever is signed in now, or nobody, as the viewer of this page, so that it is not
 * reloaded: for a page that asks for the login itself when the session has ended.
 */
export function acceptViewer() {
  const [, marker = ''] = new RegExp(`${markerCookie}=([^;]*)`).exec(document.cookie) ?? []
  document.documentElement.dataset.session = marker
}
