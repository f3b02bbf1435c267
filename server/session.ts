import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '#server/http/app-env.ts'

const name = 'basera_session'

/** The secret of the session cookie, if the request has one. */
export function readSessionToken(c: AppContext): string | undefined {
  return getCookie(c, name, isHttps(c) ? 'host' : undefined)
}

export function writeSessionToken(c: AppContext, token: string) {
  const seconds = c.var.services.sessions.days * 86_400
  setCookie(c, name, token, { ...flags(c), maxAge: seconds })
}

export function clearSessionToken(c: AppContext) {
  deleteCookie(c, name, flags(c))
}

function flags(c: AppContext) {
  const base = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
  return isHttps(c) ? ({ ...base, secure: true, prefix: 'host' } as const) : base
}

function isHttps(c: AppContext) {
  return c.var.services.env.PUBLIC_URL?.startsWith('https:') ?? false
}
