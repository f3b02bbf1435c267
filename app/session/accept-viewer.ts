import { markerCookie } from '#contract/session-marker.ts'

const marker = new RegExp(`${markerCookie}=([^;]*)`)

/**
 * Accepts whoever is signed in now, or nobody, as the viewer of this page, so that it is not
 * reloaded: for a page that asks for the login itself when the session has ended.
 */
export function acceptViewer() {
  document.documentElement.dataset.session = readMarker()
}

/** The session as scripts see it: a cookie beside the HttpOnly one; '' for a visitor. */
export function readMarker(): string {
  return marker.exec(document.cookie)?.[1] ?? ''
}
