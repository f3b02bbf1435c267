import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '#server/http/app-env.ts'
import { cookieFlags } from '#server/sessions/session-cookie.ts'

const name = 'basera_challenge'
const seconds = 3_600

/** The challenge that binds a one-time code to the browser that asked for it. */
export function readChallenge(c: AppContext): string | undefined {
  return getCookie(c, name, cookieFlags(c).prefix)
}

/** Sets the challenge cookie unless the browser has one; all its tabs share it. */
export function ensureChallenge(c: AppContext): string {
  const challenge = readChallenge(c) ?? randomBytes(24).toString('base64url')
  setCookie(c, name, challenge, { ...cookieFlags(c), maxAge: seconds })
  return challenge
}
