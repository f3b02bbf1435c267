import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { markerCookie } from '#contract/session-marker.ts'
import type { AppContext } from '#server/http/app-env.ts'

const name = 'basera_session'

type Session = { id: string; token: string }

/** The session token, if the request has one. */
export function readSessionToken(c: AppContext): string | undefined {
  return getCookie(c, name, cookieFlags(c).prefix)
}

/** Sets the session cookie and beside it the marker that scripts can read. */
export function writeSession(c: AppContext, { id, token }: Session) {
  const flags = { ...cookieFlags(c), maxAge: c.var.resources.sessions.days * 86_400 }
  setCookie(c, name, token, flags)
  setCookie(c, markerCookie, id, { ...flags, httpOnly: false })
}

export function clearSession(c: AppContext) {
  deleteCookie(c, name, cookieFlags(c))
  deleteCookie(c, markerCookie, cookieFlags(c))
}

/**
 * Corrects the marker where it disagrees with the session, which may have ended or be older than
 * the marker: a page reloads when its own marker differs from the cookie.
 */
export function syncMarker(c: AppContext, session: Session | undefined) {
  const marker = getCookie(c, markerCookie, cookieFlags(c).prefix)
  if (marker === session?.id) return
  if (session) writeSession(c, session)
  // Only the marker is cleared: a login in another tab may have set a new session in the meantime.
  else deleteCookie(c, markerCookie, cookieFlags(c))
}

/** Flags of our cookies: HttpOnly, and with https also Secure with the __Host- prefix. */
export function cookieFlags(c: AppContext) {
  const isHttps = c.get('resources').env.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    prefix: isHttps ? 'host' : undefined,
  } as const
}
