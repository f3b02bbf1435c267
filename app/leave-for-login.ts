import { loginPath } from '#app/redirect.ts'

/**
 * Goes to the login after the session has ended, and from there to `back`, by default this page.
 * A new document, since everything on this one was made for somebody who is signed in.
 */
export function leaveForLogin(back = here()): Promise<never> {
  return leavePage(loginPath(back))
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
