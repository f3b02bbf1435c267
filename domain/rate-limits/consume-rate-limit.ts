import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Sliding window: at most `limit` uses by one subject within any `seconds`. */
export type RateLimit = { scope: string; subject: string; limit: number; seconds: number }

/** The rate limit that is used up, and the seconds until it has room again. */
export type RateLimitExceeded = { rateLimit: RateLimit; retryAfter: number }

/**
 * Uses one of each rate limit, or none of them when one is used up. Must run in a transaction.
 * Kept in PostgreSQL, so that limits hold across processes and restarts.
 */
export async function consumeRateLimits(
  trx: Db,
  limits: RateLimit[],
): Promise<RateLimitExceeded | undefined> {
  const exceeded = await findExceededLimit(trx, limits)
  if (!exceeded) await recordUses(trx, limits)
  return exceeded
}

/**
 * The first of the rate limits that is used up. Takes an advisory lock on each subject until the
 * transaction ends, so that parallel requests of all processes count one after the other.
 */
export async function findExceededLimit(
  trx: Db,
  limits: RateLimit[],
): Promise<RateLimitExceeded | undefined> {
  for (const rateLimit of inLockOrder(limits)) await lock(trx, rateLimit)
  for (const rateLimit of limits) {
    const retryAfter = await findRetryAfter(trx, rateLimit)
    if (retryAfter !== undefined) return { rateLimit, retryAfter }
  }
  return undefined
}

/** Counts one use of each rate limit, used up or not. */
export async function recordUses(trx: Db, limits: RateLimit[]) {
  for (const { scope, subject, seconds } of limits) {
    await sql`
      insert into usage_event (scope, subject, expires_at)
      values (${scope}, ${subject}, clock_timestamp() + make_interval(secs => ${seconds}))
    `.execute(trx)
  }
}

/** Takes back the latest use of each rate limit, for something that did not happen after all. */
export async function releaseUses(trx: Db, limits: RateLimit[]) {
  for (const rateLimit of inLockOrder(limits)) await lock(trx, rateLimit)
  for (const { scope, subject } of limits) {
    await sql`
      delete from usage_event
      where ctid = (
        select ctid from usage_event
        where scope = ${scope} and subject = ${subject}
        order by used_at desc
        limit 1
      )
    `.execute(trx)
  }
}

/** The same order in every transaction prevents deadlocks. */
function inLockOrder(limits: RateLimit[]) {
  return limits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ scope, subject }: RateLimit) {
  return `${scope} ${subject}`
}

async function lock(trx: Db, rateLimit: RateLimit) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(rateLimit)}, 0))`.execute(trx)
}

async function findRetryAfter(trx: Db, { scope, subject, limit, seconds }: RateLimit) {
  const { rows } = await sql<{ wait: number }>`
    select ${seconds} - extract(epoch from clock_timestamp() - used_at)::float8 as wait
    from usage_event
    where scope = ${scope} and subject = ${subject}
      and used_at > clock_timestamp() - make_interval(secs => ${seconds})
    order by used_at desc
    offset ${limit - 1} limit 1
  `.execute(trx)
  return rows[0] && Math.max(1, Math.ceil(rows[0].wait))
}
