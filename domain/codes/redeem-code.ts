import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { challengeHash, codeHash } from '#domain/codes/code-hash.ts'
import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import {
  isGuessedAt,
  strayTriesOfAddress,
  wrongTriesOfAddress,
  wrongTriesOfPhone,
} from '#domain/codes/wrong-tries.ts'
import { DomainError } from '#domain/errors.ts'
import {
  consumeRateLimits,
  findExceededLimit,
  type RateLimitExceeded,
  recordUses,
} from '#domain/rate-limits/consume-rate-limit.ts'

type Attempt = {
  intent: CodeIntent
  phone: string
  challenge: string | undefined
  code: string
  address: string
}

/**
 * Accepts a code once, or throws. However many tries come in parallel, the locks let only the
 * allowed number be compared. A try from a browser that did not ask for the code never counts
 * against the phone.
 */
export async function redeemCode(db: Db, settings: CodeSettings, attempt: Attempt): Promise<void> {
  // A thrown error would roll the count of wrong tries back, so it is returned and thrown here.
  const error = await inTransaction(db, (trx) => tryCode(trx, settings, attempt))
  if (error) throw error
}

async function tryCode(trx: Db, settings: CodeSettings, attempt: Attempt) {
  const { phone, address, challenge } = attempt
  const ofAddress = wrongTriesOfAddress(settings, address)
  const exceeded = await findExceededLimit(trx, [ofAddress])
  if (exceeded) return tooManyTries(exceeded)

  const stored = challenge && (await newestCode(trx, { ...attempt, challenge }))
  if (!stored) {
    const exceeded = await consumeRateLimits(trx, [strayTriesOfAddress(settings, address)])
    return exceeded ? tooManyTries(exceeded) : refusal(messages.login.otherBrowser)
  }
  if (stored.usedAt || stored.isExpired) return refusal(messages.login.expired)
  const tries = await triesAllowed(trx, settings, attempt)
  if (stored.wrongTries >= tries) return refusal(messages.login.tooManyTries)

  if (timingSafeEqual(stored.codeHash, codeHash(settings.secret, { ...attempt, challenge }))) {
    await trx
      .updateTable('loginCode')
      .set({ usedAt: new Date() })
      .where('id', '=', stored.id)
      .execute()
    return undefined
  }
  await recordUses(trx, [ofAddress, wrongTriesOfPhone(settings, phone)])
  await trx
    .updateTable('loginCode')
    .set({ wrongTries: stored.wrongTries + 1 })
    .where('id', '=', stored.id)
    .execute()
  const isLast = stored.wrongTries + 1 >= tries
  return refusal(isLast ? messages.login.tooManyTries : messages.login.incorrectOtp)
}

/**
 * Short codes sent before somebody began to guess have a single try left: collecting several of
 * them is no way to guess more often, and the owner's own still works.
 */
async function triesAllowed(trx: Db, settings: CodeSettings, { phone, code }: Attempt) {
  const isShort = code.length < settings.longLength
  return isShort && (await isGuessedAt(trx, settings, phone)) ? 1 : settings.triesPerCode
}

function newestCode(trx: Db, { phone, intent, challenge }: Attempt & { challenge: string }) {
  return trx
    .selectFrom('loginCode')
    .select(['id', 'codeHash', 'wrongTries', 'usedAt'])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('phone', '=', phone)
    .where('intent', '=', intent)
    .where('challengeHash', '=', challengeHash(challenge))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

function tooManyTries({ retryAfter }: RateLimitExceeded) {
  const message = messages.login.tooManyTriesHere(retryAfter)
  return new DomainError('too_many', { message, retryAfter })
}

function refusal(message: string) {
  return new DomainError('invalid', { message, fields: { code: message } })
}
