import { timingSafeEqual } from 'node:crypto'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { codeHash } from '#domain/codes/code-hash.ts'
import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import { type CodeOwner, isLive, isLiveAndUntried, newestCode } from '#domain/codes/newest-code.ts'
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
  const stored = challenge && (await lockCode(trx, { ...attempt, challenge }))
  if (exceeded && !(stored && isLiveAndUntried(stored))) return tooManyTries(exceeded)
  if (!stored) {
    const exceeded = await consumeRateLimits(trx, [strayTriesOfAddress(settings, address)])
    return exceeded ? tooManyTries(exceeded) : refusal(texts.login.otherBrowser)
  }
  if (!isLive(stored)) return refusal(texts.login.expired)
  const tries = exceeded ? 1 : await triesAllowed(trx, settings, attempt)
  if (stored.wrongTries >= tries) return refusal(texts.login.tooManyTries)

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
  return refusal(isLast ? texts.login.tooManyTries : texts.login.incorrectOtp)
}

/**
 * A short code that was sent before somebody began to guess has a single try left: collecting such
 * codes allows no more guesses, and the owner's own code still works.
 */
async function triesAllowed(trx: Db, settings: CodeSettings, { phone, code }: Attempt) {
  const isShort = code.length < settings.longLength
  return isShort && (await isGuessedAt(trx, settings, phone)) ? 1 : settings.triesPerCode
}

function lockCode(trx: Db, owner: CodeOwner) {
  return newestCode(trx, owner).forUpdate().executeTakeFirst()
}

function tooManyTries({ retryAfter }: RateLimitExceeded) {
  const message = texts.login.tooManyTriesHere(retryAfter)
  return new DomainError('too_many', { message, retryAfter, isOfAddress: true })
}

function refusal(message: string) {
  return new DomainError('invalid', { message, fields: { code: message } })
}
