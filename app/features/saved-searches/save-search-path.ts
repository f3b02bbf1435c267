import { loginPath } from '#app/session/redirect.ts'

export const saveSearchHash = '#save-search'

/** Leads to the search with the wish in its address, visitors by the login. */
export function saveSearchPath(href: string, isSignedIn: boolean): string {
  const wish = href + saveSearchHash
  return isSignedIn ? wish : loginPath(wish)
}
