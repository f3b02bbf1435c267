import { keepDraftsEvent } from '#app/forms/drafts.ts'
import { loginAgainPath } from '#app/session/redirect.ts'

/**
 * Goes to the login after the session has ended, and from there to `back`, by default this page,
 * whose forms keep what is typed until then. A new document, since everything on this one was made
 * for somebody who is signed in.
 */
export function redirectToLogin(back = here()): Promise<never> {
  dispatchEvent(new Event(keepDraftsEvent))
  return leavePage(loginAgainPath(back))
}

/** Replaces this document. What waits for it stays busy until the new one is there. */
export function leavePage(address: string): Promise<never> {
  window.location.replace(address)
  return new Promise(() => {})
}

function here() {
  const { pathname, search, hash } = window.location
  return `${pathname}${search}${hash}`
}
