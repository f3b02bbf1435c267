import type { Db } from '#db/connect.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import { findExceededLimit, type RateLimit } from '#domain/rate-limits/consume-rate-limit.ts'

const hour = 3_600
const day = 24 * hour

type Limit<Name extends keyof CodeSettings> = Pick<CodeSettings, Name>

export function wrongTriesOfPhone(
  { wrongPerPhoneDay }: Limit<'wrongPerPhoneDay'>,
  phone: string,
): RateLimit {
  return { scope: 'code-wrong', subject: phone, limit: wrongPerPhoneDay, seconds: day }
}

export function wrongTriesOfAddress(
  { wrongPerAddressHour }: Limit<'wrongPerAddressHour'>,
  address: string,
): RateLimit {
  const scope = 'code-wrong-address'
  return { scope, subject: address, limit: wrongPerAddressHour, seconds: hour }
}

/**
 * Tries for a code that this browser never asked for, which compare nothing. They have a count of
 * their own, so that they use up nobody's real tries on an address that many people share.
 */
export function strayTriesOfAddress(
  { wrongPerAddressHour }: Limit<'wrongPerAddressHour'>,
  address: string,
): RateLimit {
  const scope = 'code-stray-address'
  return { scope, subject: address, limit: wrongPerAddressHour, seconds: hour }
}

/**
 * Whether somebody is guessing at the codes of a phone. Its new codes are then too long to guess,
 * which, unlike a lock, still lets the owner in.
 */
export async function isGuessedAt(
  trx: Db,
  settings: Limit<'wrongPerPhoneDay'>,
  phone: string,
): Promise<boolean> {
  return (await findExceededLimit(trx, [wrongTriesOfPhone(settings, phone)])) !== undefined
}
