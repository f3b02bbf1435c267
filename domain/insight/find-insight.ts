import { type RawBuilder, sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { firstInsightDay } from '#domain/insight/insight-days.ts'
import { isSince, leadCounts } from '#domain/leads/lead-counts.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What happened on one day in India. */
export type InsightDay = {
  day: string
  views: number
  saves: number
  contacts: number
  visits: number
}

/** A listing of the viewer's with its last 30 days, the oldest first; undefined for all others. */
export async function findInsight(db: Db, viewer: Viewer, spn: string, now = new Date()) {
  const listing = await findOwnListing(db, viewer, spn)
  if (!listing) return undefined

  const from = firstInsightDay(now)
  const { rows } = await sql<InsightDay>`
    select calendar.day::date,
      coalesce(seen.views, 0) as views,
      coalesce(saved.saves, 0) as saves,
      coalesce(asked.contacts, 0) as contacts,
      coalesce(asked.visits, 0) as visits
    from generate_series(${from}::date, ${indiaDay(now)}::date, interval '1 day') as calendar (day)
    left join listing_views seen on seen.listing_id = ${listing.id} and seen.day = calendar.day::date
    left join (${countByDay('saved_listing', listing.id, from, sql`count(*) as saves`)}) saved
      on saved.on_day = calendar.day::date
    left join (${countByDay('lead', listing.id, from, leadCounts)}) asked
      on asked.on_day = calendar.day::date
    order by calendar.day
  `.execute(db)
  return { listing, days: rows }
}

function countByDay(table: string, listingId: string, from: string, counts: RawBuilder<unknown>) {
  return sql`
    select (created_at at time zone 'Asia/Kolkata')::date as on_day, ${counts}
    from ${sql.table(table)}
    where listing_id = ${listingId} and ${isSince(from)}
    group by 1
  `
}
