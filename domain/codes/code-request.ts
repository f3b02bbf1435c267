import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import type { RateLimit } from '#domain/rate-limits/consume-rate-limit.ts'

/** Who asks for a code: a number, and the browser and address that it is asked from. */
export type CodeRequest = { intent: CodeIntent; phone: string; challenge: string; address: string }

export const hour = 3_600
const day = 24 * hour

/** Limits of what is sent; a request that is refused for its intent does not use them up. */
export function sendLimits(settings: CodeSettings, { phone }: CodeRequest): RateLimit[] {
  return [
    { scope: 'code-gap', subject: phone, limit: 1, seconds: settings.secondsBetween },
    { scope: 'code-hour', subject: phone, limit: settings.perPhoneHour, seconds: hour },
    { scope: 'code-day', subject: phone, limit: settings.perPhoneDay, seconds: day },
    { scope: 'code-site', subject: '', limit: settings.perSiteDay, seconds: day },
  ]
}
