import { sql } from 'kysely'
import { indiaDay } from '#contract/dates.ts'
import type { LeftOutReason } from '#contract/left-out-reasons.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { leftOutReason, type Rules } from '#domain/messages/left-out-reason.ts'

export type Claimed = {
  id: string
  phone: string
  userId: string | null
  email: string | null
  body: string
  attempts: number
  /** Why he gets no message; what the rules say now counts, not what they said at the preview. */
  reason: LeftOutReason | null
}

/**
 * Takes up to `count` recipients out of the queue and marks them as being sent, committed before
 * anything goes out: whatever happens to this process, nobody else sends to them again.
 */
export function claimRecipients(db: Db, batchId: string, count: number, rules: Rules) {
  if (rules.purpose === 'service') return claim(db, batchId, count, rules)
  return inTransaction(db, async (trx) => {
    const claimed = await claim(trx, batchId, count, rules)
    return withinDailyCap(trx, claimed, rules)
  })
}

async function claim(db: Db, batchId: string, count: number, rules: Rules): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with picked as (
      select id from message_recipient where batch_id = ${batchId} and status = 'queued'
      order by id limit ${count} for update skip locked
    ), chosen as (
      update message_recipient r
      set status = 'sending', updated_at = clock_timestamp()
      from picked where r.id = picked.id
      returning r.id, r.phone, r.user_id, r.body, r.attempts
    )
    select chosen.*, person.email, ${leftOutReason(rules)} as reason
    from chosen left join app_user person on person.id = chosen.user_id
  `.execute(db)
  return rows
}

/** Counts a promotion for each person, and leaves out those whom another batch has just filled up. */
async function withinDailyCap(trx: Db, claimed: Claimed[], { promotionsPerDay, now }: Rules) {
  // Sorted, since two batches that lock the same people in another order would wait for each other.
  const phones = claimed.filter(({ reason }) => !reason).map(({ phone }) => phone)
  const { rows } = await sql<{ phone: string }>`
    insert into promotion_count as counted (phone, day, count)
    select phone, ${indiaDay(now)}::date, 1 from unnest(${phones.toSorted()}::text[]) as p (phone)
    on conflict (phone, day) do update set count = counted.count + 1
    where counted.count < ${promotionsPerDay}
    returning phone
  `.execute(trx)
  const counted = new Set(rows.map(({ phone }) => phone))
  return claimed.map((one): Claimed => {
    const isOver = !one.reason && !counted.has(one.phone)
    return isOver ? { ...one, reason: 'daily_cap' } : one
  })
}
