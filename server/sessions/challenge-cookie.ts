import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { knownBrowserToken, readKnownBrowserToken } from '#domain/codes/known-browser-token.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { cookieFlags } from '#server/sessions/session-cookie.ts'

const name = 'basera_challenge'
const seconds = 3_600
const knownName = 'basera_known'
const knownSeconds = 180 * 86_400

/** The challenge that binds a one-time code to the browser that asked for it. */
export function readChallenge(c: AppContext): string | undefined {
  return getCookie(c, name, cookieFlags(c).prefix)
}

/**
 * The challenge for a code that the browser asks for: its current one, which all its tabs share, or
 * a new one. A browser that has logged in with the number before uses the challenge of that time,
 * by which it is recognised.
 */
export function chooseChallenge(c: AppContext, phone: string) {
  const known = readKnownChallenge(c, phone)
  const challenge = known ?? readChallenge(c) ?? randomBytes(24).toString('base64url')
  return { challenge, isKnownBrowser: known !== undefined }
}

/** Binds the code that was made to this browser; a request that was refused sets no cookie. */
export function writeChallenge(c: AppContext, challenge: string) {
  setCookie(c, name, challenge, { ...cookieFlags(c), maxAge: seconds })
}

/** Remembers in the browser that it has logged in with the number. */
export function rememberBrowser(c: AppContext, phone: string) {
  const challenge = readChallenge(c)
  if (!challenge) return
  const token = knownBrowserToken(c.var.resources.secret, phone, challenge)
  setCookie(c, knownName, token, { ...cookieFlags(c), maxAge: knownSeconds })
}

function readKnownChallenge(c: AppContext, phone: string) {
  const token = getCookie(c, knownName, cookieFlags(c).prefix) ?? ''
  return readKnownBrowserToken(c.var.resources.secret, phone, token)
}
