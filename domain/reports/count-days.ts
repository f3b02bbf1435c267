import { sql } from 'kysely'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'

/** What is counted by day. */
const counted = ['sentIn', 'approved', 'sentBack', 'leads', 'visits', 'alerts', 'failed'] as const

type Counted = (typeof counted)[number]

/**
 * Today's number so far, and the number at this hour on a usual day; undefined while there are too
 * few days to tell.
 */
export type DayFigure = { today: number; usual: number | undefined }

const DAYS = 14
/** How many days before today make up a usual day. */
const USUAL_DAYS = 7

/**
 * Today's numbers beside the usual ones, and what was sent in and approved in the last two weeks.
 */
export async function countDays(db: Db, now = new Date()) {
  const today = indiaDay(now)
  const from = addDays(today, 1 - DAYS)
  const rows = await countByDay(db, from)
  const countOf = (kind: Counted, day: string) =>
    rows.find((row) => row.kind === kind && row.day === day)
  const before = Array.from({ length: USUAL_DAYS }, (_, at) => addDays(today, -1 - at))

  const figures = Object.fromEntries(
    counted.map((kind) => {
      const known = before.flatMap((day) => countOf(kind, day)?.byNow ?? [])
      const sum = known.reduce((total, count) => total + count, 0)
      const usual = known.length > 0 ? Math.round(sum / USUAL_DAYS) : undefined
      return [kind, { today: countOf(kind, today)?.count ?? 0, usual }]
    }),
  ) as Record<Counted, DayFigure>

  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(from, at)
    const [sentIn, approved] = [countOf('sentIn', day), countOf('approved', day)]
    return { day, sentIn: sentIn?.count ?? 0, approved: approved?.count ?? 0 }
  })
  return { figures, days }
}

async function countByDay(db: Db, from: string) {
  const start = sql`(${from}::date)::timestamp at time zone 'Asia/Kolkata'`
  // Ids are ordered by time, so that newer rows are found without an index by date.
  const firstId = sql`(lpad(to_hex(trunc(extract(epoch from ${start}) * 1000)::int8), 12, '0') || repeat('0', 20))::uuid`
  const { rows } = await sql<{ kind: Counted; day: string; count: number; byNow: number }>`
    with event as (
      select 'sentIn' as kind, submitted_at as at from listing
      where submitted_at >= ${start} and revises is null
      union all
      select case to_status when 'active' then 'approved' else 'sentBack' end, created_at
      from listing_review
      where created_at >= ${start} and to_status in ('active', 'review_failed')
      union all
      select 'leads', created_at from lead where id >= ${firstId} and created_at >= ${start}
      union all
      select 'visits', created_at from visit where created_at >= ${start}
      union all
      select outcome.name, created_at
      from alert_log, lateral (
        select 'alerts' as name where 'sent' in (in_app_status, whatsapp_status, email_status)
        union all
        select 'failed' where 'failed' in (in_app_status, whatsapp_status, email_status)
      ) as outcome
      where created_at >= ${start}
    )
    select kind, to_char(local, 'YYYY-MM-DD') as day, count(*) as count,
      count(*) filter (where local::time <= (now() at time zone 'Asia/Kolkata')::time) as by_now
    from event, lateral (select at at time zone 'Asia/Kolkata' as local) as clock
    group by kind, day
  `.execute(db)
  return rows
}
