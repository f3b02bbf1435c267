import { challengeHash } from '#domain/codes/code-hash.ts'
import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import type { RateLimit } from '#domain/rate-limits/consume-rate-limit.ts'

/** Who asks for a code: a number, and the browser and address that it is asked from. */
export type CodeRequest = {
  intent: CodeIntent
  phone: string
  challenge: string
  /** Whether this browser has logged in with the number before. */
  isKnownBrowser: boolean
  address: string
}

export const hour = 3_600
const day = 24 * hour

/**
 * The limits that a sent code counts against; a request that is refused for its intent does not use
 * them up.
 */
export function sendLimits(settings: CodeSettings, { phone, challenge }: CodeRequest): RateLimit[] {
  const browser = `${phone} ${challengeHash(challenge).toString('base64url')}`
  const perHour = { limit: settings.perPhoneHour, seconds: hour }
  const perDay = { limit: settings.perPhoneDay, seconds: day }
  return [
    { scope: 'code-gap', subject: phone, limit: 1, seconds: settings.secondsBetween },
    { scope: 'code-hour', subject: phone, ...perHour },
    { scope: 'code-day', subject: phone, ...perDay },
    { scope: 'code-browser-hour', subject: browser, ...perHour },
    { scope: 'code-browser-day', subject: browser, ...perDay },
    { scope: 'code-site', subject: '', limit: settings.perSiteDay, seconds: day },
  ]
}

/**
 * Which of those limits can refuse the request. Codes that strangers asked for are not held against
 * a browser that has logged in with the number: they could lock its owner out otherwise.
 */
export function limitsAgainst({ isKnownBrowser }: CodeRequest, limits: RateLimit[]): RateLimit[] {
  if (!isKnownBrowser) return limits
  return limits.filter(({ scope }) => scope !== 'code-hour' && scope !== 'code-day')
}
