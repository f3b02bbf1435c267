import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '#server/http/app-env.ts'
import { cookieFlags } from '#server/sessions/session-cookie.ts'

const name = 'basera_challenge'
const seconds = 3_600

/** The secret of the browser that asked for a code, if this is one. */
export function readChallenge(c: AppContext): string | undefined {
  return getCookie(c, name, cookieFlags(c).prefix)
}

/** Makes sure that this browser has such a secret; one for all its tabs. */
export function ensureChallenge(c: AppContext): string {
  const challenge = readChallenge(c) ?? randomBytes(24).toString('base64url')
  setCookie(c, name, challenge, { ...cookieFlags(c), maxAge: seconds })
  return challenge
}
