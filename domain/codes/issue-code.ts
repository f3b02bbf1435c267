import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { challengeHash, codeHash } from '#domain/codes/code-hash.ts'
import { type CodeRequest, hour, limitsAgainst, sendLimits } from '#domain/codes/code-request.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import { isGuessedAt } from '#domain/codes/wrong-tries.ts'
import { DomainError } from '#domain/errors.ts'
import {
  consumeRateLimits,
  findExceededLimit,
  type RateLimitExceeded,
  recordUses,
} from '#domain/rate-limits/consume-rate-limit.ts'

/**
 * Makes a code for a phone and the browser that asks, within the rate limits, and returns it for
 * sending; only its hash is stored. Every limit is checked before the account is looked up, so that
 * a refusal by limits tells nothing about who has an account.
 */
export async function issueCode(
  db: Db,
  settings: CodeSettings,
  request: CodeRequest,
): Promise<string> {
  await consumeAddressLimit(db, settings, request)

  return inTransaction(db, async (trx) => {
    const limits = sendLimits(settings, request)
    const exceeded = await findExceededLimit(trx, limitsAgainst(request, limits))
    if (exceeded) throw tooMany(exceeded)
    await refuseWrongIntent(trx, request)

    await recordUses(trx, limits)
    const isLong = await isGuessedAt(trx, settings, request.phone)
    const length = isLong ? Math.max(settings.length, settings.longLength) : settings.length
    const code = randomDigits(length)
    await store(trx, settings, request, code)
    return code
  })
}

/**
 * In a transaction of its own, so that it is counted even if the request is refused later: the
 * refusal has told something too.
 */
async function consumeAddressLimit(db: Db, settings: CodeSettings, { address }: CodeRequest) {
  const limit = { limit: settings.perAddressHour, seconds: hour }
  const exceeded = await inTransaction(db, (trx) =>
    consumeRateLimits(trx, [{ scope: 'code-address', subject: address, ...limit }]),
  )
  if (!exceeded) return
  // Whole minutes, so that answers to consecutive requests are identical.
  const retryAfter = Math.ceil(exceeded.retryAfter / 60) * 60
  const message = texts.login.tooManyHere(retryAfter)
  throw new DomainError('too_many', { message, retryAfter, isOfAddress: true })
}

/** Login needs an account, sign-up a number without one. */
async function refuseWrongIntent(trx: Db, { intent, phone }: CodeRequest) {
  const user = await trx
    .selectFrom('appUser')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (Boolean(user) === (intent !== 'signup')) return
  throw user
    ? new DomainError('conflict', { message: texts.login.hasAccount })
    : new DomainError('not_found', { message: texts.login.noAccount })
}

function tooMany({ rateLimit, retryAfter }: RateLimitExceeded) {
  return new DomainError('too_many', { message: sentence(rateLimit.scope, retryAfter), retryAfter })
}

function sentence(scope: string, seconds: number) {
  switch (scope) {
    case 'code-gap':
      return texts.login.tooSoon(seconds)
    case 'code-site':
      return texts.login.noBudget
    default:
      return texts.login.tooManyCodes(seconds)
  }
}

async function store(trx: Db, settings: CodeSettings, request: CodeRequest, code: string) {
  const { phone, intent, challenge } = request
  await trx
    .insertInto('loginCode')
    .values({
      phone,
      intent,
      challengeHash: challengeHash(challenge),
      codeHash: codeHash(settings.secret, { phone, intent, challenge, code }),
      expiresAt: sql<Date>`now() + make_interval(mins => ${settings.minutesValid})`,
    })
    .execute()
}

function randomDigits(length: number) {
  return String(randomInt(10 ** length)).padStart(length, '0')
}
