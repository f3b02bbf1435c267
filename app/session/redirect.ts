const home = '/'
/** Targets that would redirect in a loop, or end the session again. */
const pointless = /^\/(login|signup|logout|api)(\/|$)/i

/**
 * Where to go after a login: the path that `value` names on this site, or home. `value` is what
 * the address bar's query holds after its one decoding; `origins` are the site's own.
 */
export function safeRedirect(value: string | null | undefined, origins: readonly string[]): string {
  const [base] = origins
  if (!value || !base || !isPlain(value)) return home

  const isPath = /^\/(?![/\\])/.test(value)
  if (!isPath && !/^https?:\/\/[^/]/i.test(value)) return home
  if (!URL.canParse(value, base)) return home

  const url = new URL(value, base)
  if (!origins.includes(url.origin) || url.username || url.password) return home
  const path = decoded(url.pathname)
  // Dots in a path can leave one that starts with two slashes, which browsers read as a host.
  if (path === undefined || path.startsWith('//') || pointless.test(path)) return home
  return `${url.pathname}${url.search}${url.hash}`
}

/** A path as the router reads it; undefined when it cannot be read. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The login page that leads back to a path of this site. */
export function loginPath(back: string): string {
  return withRedirect('/login', back)
}

/** The same for somebody whose session has ended, who is told so there. */
export function loginAgainPath(back: string): string {
  const path = loginPath(back)
  return `${path}${path.includes('?') ? '&' : '?'}${sessionEndedParam}=1`
}

/** Parameter of a login page: the session of whoever comes has ended. */
export const sessionEndedParam = 'ended'

/** A page that leads on to a path of this site. */
export function withRedirect(page: '/login' | '/signup', target: string): string {
  return target === home ? page : `${page}?redirect_url=${encodeURIComponent(target)}`
}

/** Browsers drop tabs and line breaks and turn backslashes round, so neither belongs in a path. */
function isPlain(value: string) {
  return value.length <= 2_000 && !/[\p{Cc}\p{Cf}\\]/u.test(value) && value === value.trim()
}
