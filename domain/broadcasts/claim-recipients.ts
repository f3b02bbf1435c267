import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import type { LeftOutReason } from '#contract/options/left-out-reasons.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { leftOutReason, mayLeaveOut, type Rules } from '#domain/broadcasts/left-out-reason.ts'
import { leftOutResult, recordResults } from '#domain/broadcasts/record-results.ts'

export type Claimed = {
  id: string
  phone: string
  userId: string | null
  email: string | null
  body: string
  attempts: number
}

type Judged = Claimed & {
  /**
   * Why this person gets no message, by the rules as they are now and not as they were at the
   * preview.
   */
  reason: LeftOutReason | null
}

/**
 * How many recipients one statement looks at to find those who may get the message, and how many
 * such statements one claim runs at most.
 */
const lookAhead = 100
const mostLooks = 20

/**
 * Takes up to `count` recipients out of the queue and marks them as being sent, committed before
 * anything goes out: whatever happens to this process, nobody else sends to them again. Who gets no
 * message is recorded on the way and not counted, so that they use no slot of the rate limit.
 */
export async function claimRecipients(db: Db, broadcastId: string, count: number, rules: Rules) {
  const claimed: Claimed[] = []
  let isLeft = true
  for (let look = 0; isLeft && claimed.length < count && look < mostLooks; look++) {
    const room = count - claimed.length
    const judged = await claimNext(db, broadcastId, room, rules)
    isLeft = judged.length >= room
    for (const { reason, ...one } of judged) if (!reason) claimed.push(one)
  }
  return { claimed, isLeft }
}

function claimNext(db: Db, broadcastId: string, room: number, rules: Rules): Promise<Judged[]> {
  // One statement, without the two round trips of a transaction.
  if (!mayLeaveOut(rules)) return claim(db, broadcastId, room, rules)
  return inTransaction(db, async (trx) => {
    const judged = await claim(trx, broadcastId, room, rules)
    const capped = rules.purpose === 'promotion' ? await withinDailyCap(trx, judged, rules) : judged
    const results = capped.flatMap(({ id, reason }) => (reason ? leftOutResult(id, reason) : []))
    if (results.length > 0) await recordResults(trx, results)
    return capped
  })
}

/**
 * Claims up to `room` recipients who may get the message, and all recipients among the next of the
 * queue who may not.
 */
async function claim(db: Db, broadcastId: string, room: number, rules: Rules): Promise<Judged[]> {
  const looked = mayLeaveOut(rules) ? Math.max(room, lookAhead) : room
  const { rows } = await sql<Judged>`
    with chosen as (
      select id, phone, user_id from broadcast_recipient
      where broadcast_id = ${broadcastId} and status = 'queued' and not exists (
        select from broadcast where id = ${broadcastId} and stopped_at is not null
      )
      order by id limit ${looked} for update skip locked
    ), judged as (
      select chosen.id, person.email, ${leftOutReason(rules)} as reason
      from chosen left join app_user person on person.id = chosen.user_id
    ), picked as (
      (select * from judged where reason is null order by id limit ${room})
      union all select * from judged where reason is not null
    )
    update broadcast_recipient r set status = 'sending', updated_at = clock_timestamp()
    from picked where r.id = picked.id
    returning r.id, r.phone, r.user_id, r.body, r.attempts, picked.email, picked.reason
  `.execute(db)
  return rows
}

/**
 * Counts a promotion for each person, and leaves out those who have just reached their limit by
 * another broadcast.
 */
async function withinDailyCap(trx: Db, judged: Judged[], { promotionsPerDay, now }: Rules) {
  // Sorted, since two broadcasts that lock the same people in different orders would deadlock.
  const phones = judged.filter(({ reason }) => !reason).map(({ phone }) => phone)
  const { rows } = await sql<{ phone: string }>`
    insert into promotion_count as counted (phone, day, count)
    select phone, ${indiaDay(now)}::date, 1 from unnest(${phones.toSorted()}::text[]) as p (phone)
    on conflict (phone, day) do update set count = counted.count + 1
    where counted.count < ${promotionsPerDay}
    returning phone
  `.execute(trx)
  const counted = new Set(rows.map(({ phone }) => phone))
  return judged.map((one): Judged => {
    const isOver = !one.reason && !counted.has(one.phone)
    return isOver ? { ...one, reason: 'daily_cap' } : one
  })
}

/**
 * Takes back what was counted for people whose promotion was never sent: the next try counts it
 * again.
 */
export async function uncountPromotions(db: Db, unsent: Claimed[], { purpose, now }: Rules) {
  if (purpose !== 'promotion' || unsent.length === 0) return
  await db
    .updateTable('promotionCount')
    .set({ count: sql<number>`count - 1` })
    .where('phone', '=', sql<string>`any(${unsent.map(({ phone }) => phone).toSorted()}::text[])`)
    .where('day', '=', indiaDay(now))
    .execute()
}
