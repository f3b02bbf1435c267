import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { type WebVital, webVitals } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { bucketsOf, ratingOf } from '#domain/web-vitals/vital-scale.ts'

/**
 * A limit above the number of pages that the site has, so that made-up paths cannot fill the table.
 */
const pagesPerDay = 200

export type MeasuredPage = { page: string } & Partial<Record<WebVital, number>>

/** Adds what a browser measured to the counts of its page and day; nothing tells whose it was. */
export async function recordWebVitals(
  db: Db,
  { page, ...measured }: MeasuredPage,
  now = new Date(),
) {
  const day = indiaDay(now)
  if (!(await hasRoom(db, day, page))) return
  for (const vital of webVitals.values) {
    const value = measured[vital]
    if (value !== undefined) await add(db, { day, page, vital }, value)
  }
}

type Counted = { day: string; page: string; vital: WebVital }

async function add(db: Db, counted: Counted, value: number) {
  const rating = ratingOf(counted.vital, value)
  const [good, fair, poor] = ['good', 'fair', 'poor'].map((each) => (each === rating ? 1 : 0))
  await sql`
    insert into web_vital as kept (day, page, vital, buckets, good, fair, poor, created_at)
    values (
      ${counted.day}, ${counted.page}, ${counted.vital}, ${bucketsOf(counted.vital, value)},
      ${good}, ${fair}, ${poor}, (${counted.day}::date)::timestamp at time zone 'Asia/Kolkata'
    )
    on conflict (day, page, vital) do update set
      buckets = array(
        select one + other from unnest(kept.buckets, excluded.buckets) with ordinality as pair(one, other, at)
        order by at
      ),
      good = kept.good + excluded.good,
      fair = kept.fair + excluded.fair,
      poor = kept.poor + excluded.poor
  `.execute(db)
}

async function hasRoom(db: Db, day: string, page: string) {
  const { rows } = await sql<{ hasRoom: boolean }>`
    select exists (select from web_vital where day = ${day} and page = ${page})
      or (select count(distinct page) from web_vital where day = ${day}) < ${pagesPerDay} as has_room
  `.execute(db)
  return rows[0]?.hasRoom ?? false
}
