import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { challengeHash, codeHash } from '#domain/codes/code-hash.ts'
import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import { DomainError } from '#domain/errors.ts'
import {
  consumeRateLimits,
  findRetryAfter,
  type RateLimit,
} from '#domain/rate-limits/consume-rate-limit.ts'

type Attempt = { intent: CodeIntent; phone: string; challenge: string | undefined; code: string }

/**
 * Accepts a code once, or throws. However many tries come at the same time, the locks let only the
 * allowed number be compared. A try from a browser that did not ask for the code never counts.
 */
export async function redeemCode(db: Db, settings: CodeSettings, attempt: Attempt): Promise<void> {
  const { challenge } = attempt
  if (!challenge) throw refusal(messages.login.otherBrowser)

  // The outcome of a wrong try must be kept, so the transaction ends well and the error comes after.
  const error = await inTransaction(db, (trx) => tryCode(trx, settings, { ...attempt, challenge }))
  if (error) throw error
}

async function tryCode(trx: Db, settings: CodeSettings, attempt: Attempt & { challenge: string }) {
  const wrongToday = wrongTries(settings, attempt.phone)
  const wait = await findRetryAfter(trx, wrongToday)
  const stored = await newestCode(trx, attempt)

  if (!stored) return refusal(messages.login.otherBrowser)
  if (wait) {
    return new DomainError('too_many', { message: messages.login.lockedToday, retryAfter: wait })
  }
  if (stored.usedAt || stored.isExpired) return refusal(messages.login.expired)
  if (stored.wrongTries >= settings.triesPerCode) return refusal(messages.login.tooManyTries)

  if (timingSafeEqual(stored.codeHash, codeHash(settings.secret, attempt))) {
    await trx
      .updateTable('loginCode')
      .set({ usedAt: new Date() })
      .where('id', '=', stored.id)
      .execute()
    return undefined
  }
  await consumeRateLimits(trx, [wrongToday])
  await trx
    .updateTable('loginCode')
    .set({ wrongTries: stored.wrongTries + 1 })
    .where('id', '=', stored.id)
    .execute()
  const left = settings.triesPerCode - stored.wrongTries - 1
  return refusal(left > 0 ? messages.login.incorrectOtp : messages.login.tooManyTries)
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

function wrongTries(settings: CodeSettings, phone: string): RateLimit {
  return { scope: 'code-wrong', subject: phone, limit: settings.wrongPerPhoneDay, seconds: 86_400 }
}

function refusal(message: string) {
  return new DomainError('invalid', { message, fields: { u_otp: message } })
}
