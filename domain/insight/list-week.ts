import { sql } from 'kysely'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { insightLimits } from '#contract/limits/insight.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { isSince } from '#domain/leads/lead-counts.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What happened in the last seven days and in the seven before. */
export type WeekCount = { now: number; before: number }

type Named = Pick<
  Listing,
  | 'id'
  | 'spn'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'bedrooms'
  | 'locality'
  | 'city'
  | 'price'
  | 'activeAt'
> & { photo: string | null }

export type ListingWeek = Named & {
  views: WeekCount
  saves: WeekCount
  contacts: WeekCount
  visits: WeekCount
  /** Views of each of the last seven days, today last. */
  daily: number[]
}

type Row = Named & {
  days: number[]
  saves: number
  savesBefore: number
  contacts: number
  contactsBefore: number
  visits: number
  visitsBefore: number
}

/**
 * The viewer's listings on show, last changed first, with their last seven days next to the seven
 * before. One listing more than the limit shows that there are others.
 */
export async function listWeek(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  limit: number,
  now = new Date(),
) {
  const today = indiaDay(now)
  const start = addDays(today, 1 - insightLimits.weekDays)
  const from = addDays(start, -insightLimits.weekDays)
  const { rows } = await sql<Row>`
    with shown as (
      select id, spn, category, deal, property_type, bhk, bedrooms, locality, city, price, active_at,
        photos[1] as photo, updated_at
      from listing
      where owner_id = ${viewer.id} and status = 'active'
      order by updated_at desc, id desc limit ${limit + 1}
    )
    select shown.*, seen.days, saved.saves, saved.saves_before, asked.contacts,
      asked.contacts_before, asked.visits, asked.visits_before
    from shown
    cross join lateral (
      select array_agg(coalesce(views, 0) order by calendar.day) as days
      from generate_series(${from}::date, ${today}::date, interval '1 day') as calendar (day)
      left join listing_views seen
        on seen.listing_id = shown.id and seen.day = calendar.day::date
    ) seen
    cross join lateral (
      select count(*) filter (where ${isSince(start)}) as saves,
        count(*) filter (where not ${isSince(start)}) as saves_before
      from saved_listing where listing_id = shown.id and ${isSince(from)}
    ) saved
    cross join lateral (
      select count(*) filter (where kind = 'contact' and ${isSince(start)}) as contacts,
        count(*) filter (where kind = 'contact' and not ${isSince(start)}) as contacts_before,
        count(*) filter (where kind = 'visit' and ${isSince(start)}) as visits,
        count(*) filter (where kind = 'visit' and not ${isSince(start)}) as visits_before
      from lead where listing_id = shown.id and ${isSince(from)}
    ) asked
    order by shown.updated_at desc, shown.id desc
  `.execute(db)
  return { start, today, hasMore: rows.length > limit, listings: rows.slice(0, limit).map(toWeek) }
}

function toWeek({ days, ...row }: Row): ListingWeek {
  const { saves, savesBefore, contacts, contactsBefore, visits, visitsBefore, ...listing } = row
  const daily = days.slice(-insightLimits.weekDays)
  return {
    ...listing,
    daily,
    views: { now: sum(daily), before: sum(days.slice(0, -insightLimits.weekDays)) },
    saves: { now: saves, before: savesBefore },
    contacts: { now: contacts, before: contactsBefore },
    visits: { now: visits, before: visitsBefore },
  }
}

function sum(counts: readonly number[]) {
  return counts.reduce((total, count) => total + count, 0)
}
