import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '#server/http/app-env.ts'

const name = 'basera_session'

/** The session token, if the request has one. */
export function readSessionToken(c: AppContext): string | undefined {
  return getCookie(c, name, cookieFlags(c).prefix)
}

export function writeSessionToken(c: AppContext, token: string) {
  const seconds = c.var.services.sessions.days * 86_400
  setCookie(c, name, token, { ...cookieFlags(c), maxAge: seconds })
}

export function clearSessionToken(c: AppContext) {
  deleteCookie(c, name, cookieFlags(c))
}

/** Flags of our cookies: HttpOnly, and with https also Secure with the __Host- prefix. */
export function cookieFlags(c: AppContext) {
  const isHttps = c.var.services.env.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    prefix: isHttps ? 'host' : undefined,
  } as const
}
