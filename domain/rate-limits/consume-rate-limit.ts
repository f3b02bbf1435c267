import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** At most `limit` uses by one subject in any stretch of `seconds`. */
export type RateLimit = { scope: string; subject: string; limit: number; seconds: number }

/** The rateLimit that is used up, and how long until it has room again. */
export type RateLimitExceeded = { rateLimit: RateLimit; retryAfter: number }

/**
 * Uses one of each rateLimit, or none of them when one is used up. Must run in a transaction:
 * a lock on each subject makes parallel requests, of any process, count one after the other.
 */
export async function consumeRateLimits(
  trx: Db,
  limits: RateLimit[],
): Promise<RateLimitExceeded | undefined> {
  for (const rateLimit of inLockOrder(limits)) await lock(trx, rateLimit)
  for (const rateLimit of limits) {
    const retryAfter = await waitFor(trx, rateLimit)
    if (retryAfter !== undefined) return { rateLimit, retryAfter }
  }
  for (const rateLimit of limits) await use(trx, rateLimit)
  return undefined
}

/** Seconds until the rateLimit has room, or undefined when it has room now. Takes the lock. */
export async function findRetryAfter(trx: Db, rateLimit: RateLimit) {
  await lock(trx, rateLimit)
  return waitFor(trx, rateLimit)
}

/** The same order for everybody, so that no two requests wait for each other. */
function inLockOrder(limits: RateLimit[]) {
  return limits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ scope, subject }: RateLimit) {
  return `${scope} ${subject}`
}

async function lock(trx: Db, rateLimit: RateLimit) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(rateLimit)}, 0))`.execute(trx)
}

async function waitFor(trx: Db, { scope, subject, limit, seconds }: RateLimit) {
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

async function use(trx: Db, { scope, subject, seconds }: RateLimit) {
  await sql`
    insert into usage_event (scope, subject, expires_at)
    values (${scope}, ${subject}, clock_timestamp() + make_interval(secs => ${seconds}))
  `.execute(trx)
}
