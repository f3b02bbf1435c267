import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** At most `limit` uses by one subject in any stretch of `seconds`. */
export type Allowance = { scope: string; subject: string; limit: number; seconds: number }

/** The allowance that is used up, and how long until it has room again. */
export type UsedUp = { allowance: Allowance; retryAfter: number }

/**
 * Uses one of each allowance, or none of them when one is used up. Must run in a transaction:
 * a lock on each subject makes parallel requests, of any process, count one after the other.
 */
export async function takeAllowances(
  trx: Db,
  allowances: Allowance[],
): Promise<UsedUp | undefined> {
  for (const allowance of inLockOrder(allowances)) await lock(trx, allowance)
  for (const allowance of allowances) {
    const retryAfter = await waitFor(trx, allowance)
    if (retryAfter !== undefined) return { allowance, retryAfter }
  }
  for (const allowance of allowances) await use(trx, allowance)
  return undefined
}

/** Seconds until the allowance has room, or undefined when it has room now. Takes the lock. */
export async function findWait(trx: Db, allowance: Allowance) {
  await lock(trx, allowance)
  return waitFor(trx, allowance)
}

/** The same order for everybody, so that no two requests wait for each other. */
function inLockOrder(allowances: Allowance[]) {
  return allowances.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ scope, subject }: Allowance) {
  return `${scope} ${subject}`
}

async function lock(trx: Db, allowance: Allowance) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(allowance)}, 0))`.execute(trx)
}

async function waitFor(trx: Db, { scope, subject, limit, seconds }: Allowance) {
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

async function use(trx: Db, { scope, subject, seconds }: Allowance) {
  await sql`
    insert into usage_event (scope, subject, expires_at)
    values (${scope}, ${subject}, clock_timestamp() + make_interval(secs => ${seconds}))
  `.execute(trx)
}
