import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { challengeHash, codeHash } from '#domain/codes/code-hash.ts'
import type { CodeIntent, CodeSettings } from '#domain/codes/code-settings.ts'
import { DomainError } from '#domain/errors.ts'
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitExceeded,
} from '#domain/rate-limits/consume-rate-limit.ts'

type Request = { intent: CodeIntent; phone: string; challenge: string; address: string }

/**
 * Makes a code for a phone and the browser that asks, within the limits, and answers it for
 * sending. Nothing that could tell it is stored.
 */
export async function issueCode(db: Db, settings: CodeSettings, request: Request): Promise<string> {
  await refuseWrongIntent(db, settings, request)

  const code = randomDigits(settings.length)
  const usedUp = await inTransaction(db, async (trx) => {
    const usedUp = await consumeRateLimits(trx, rateLimits(settings, request))
    if (!usedUp) await store(trx, settings, request, code)
    return usedUp
  })
  if (usedUp) throw tooMany(usedUp)
  return code
}

/** Login needs an account, sign-up a number without one. Each such answer tells something, so they are limited. */
async function refuseWrongIntent(
  db: Db,
  settings: CodeSettings,
  { intent, phone, address }: Request,
) {
  const user = await db
    .selectFrom('appUser')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (Boolean(user) === (intent !== 'signup')) return

  const usedUp = await inTransaction(db, (trx) =>
    consumeRateLimits(trx, [
      {
        scope: 'code-refused',
        subject: address,
        limit: settings.refusedPerAddressHour,
        seconds: hour,
      },
    ]),
  )
  if (usedUp) throw tooMany(usedUp)
  throw user
    ? new DomainError('conflict', { message: messages.login.hasAccount })
    : new DomainError('not_found', { message: messages.login.noAccount })
}

const hour = 3_600
const day = 24 * hour

function rateLimits(settings: CodeSettings, { phone, address }: Request): RateLimit[] {
  return [
    { scope: 'code-gap', subject: phone, limit: 1, seconds: settings.secondsBetween },
    { scope: 'code-hour', subject: phone, limit: settings.perPhoneHour, seconds: hour },
    { scope: 'code-day', subject: phone, limit: settings.perPhoneDay, seconds: day },
    { scope: 'code-address', subject: address, limit: settings.perAddressHour, seconds: hour },
    { scope: 'code-site', subject: '', limit: settings.perSiteDay, seconds: day },
  ]
}

function tooMany({ rateLimit, retryAfter }: RateLimitExceeded) {
  return new DomainError('too_many', { message: sentence(rateLimit.scope, retryAfter), retryAfter })
}

function sentence(scope: string, seconds: number) {
  switch (scope) {
    case 'code-gap':
      return messages.login.tooSoon(seconds)
    case 'code-hour':
    case 'code-day':
      return messages.login.tooManyCodes(seconds)
    case 'code-site':
      return messages.login.noBudget
    default:
      return messages.login.tooManyHere(seconds)
  }
}

async function store(trx: Db, settings: CodeSettings, request: Request, code: string) {
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
