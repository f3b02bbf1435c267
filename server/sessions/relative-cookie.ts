import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { relativeCookie } from '#contract/family-path.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { cookieFlags } from '#server/sessions/session-cookie.ts'

const seconds = 180 * 86_400

/** Identifies a browser on the family lists that it joined. */
export function readRelativeToken(c: AppContext): string | undefined {
  return getCookie(c, relativeCookie, cookieFlags(c).prefix)
}

export function newRelativeToken() {
  return randomBytes(32).toString('base64url')
}

export function writeRelativeToken(c: AppContext, token: string) {
  setCookie(c, relativeCookie, token, { ...cookieFlags(c), maxAge: seconds })
}
