import { sql } from 'kysely'
import { dayMs, daysBefore, indiaDay } from '#contract/format/dates.ts'
import { squeezeAt } from '#contract/geo.ts'
import { insightLimits } from '#contract/limits/insight.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { firstInsightDay } from '#domain/insight/insight-days.ts'

/** A listing next to those near by that are like it. */
export type SimilarComparison = {
  /** How many it is compared with. */
  count: number
  /**
   * Median views per day of this listing and of the similar ones; undefined where hardly anybody
   * looks.
   */
  views: { mine: number; middle: number; percent: number } | undefined
  /** How many of them have more photos. */
  morePhotos: number
}

/** With fewer others, a single listing would decide the comparison. */
const FEWEST = 5
/** A listing that was shown for fewer days has no usual day yet. */
const FEWEST_DAYS = 7
/** Below this, a percentage would stand for two or three people. */
const FEWEST_VIEWS = 10
/** Some 6 km, in degrees. */
const REACH = 0.055
const PRICES = { from: 0.6, to: 1.6 }
const PLACES = 8
const FROM_EACH_PLACE = 12
const COMPARED = 24

type Compared = Pick<
  Listing,
  | 'id'
  | 'ownerId'
  | 'status'
  | 'city'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'placeId'
  | 'price'
  | 'lat'
  | 'lng'
  | 'activeAt'
  | 'photos'
>

type Row = { id: string; activeAt: Date; photos: number; views: number }

/** Undefined where too few are similar, or where the listing itself is too new. */
export async function compareWithSimilar(
  db: Db,
  listing: Compared,
  now = new Date(),
): Promise<SimilarComparison | undefined> {
  const { status, city, propertyType, price, lat, lng, activeAt } = listing
  if (status !== 'active' || !city || !propertyType || !price || !activeAt) return undefined
  if (lat === null || lng === null || daysShown(activeAt, now) < FEWEST_DAYS) return undefined

  const rows = await findSimilar(db, { ...listing, lat, lng }, now)
  const mine = rows.find(({ id }) => id === listing.id)
  const others = rows.filter(({ id }) => id !== listing.id)
  if (!mine || others.length < FEWEST) return undefined

  const photos = listing.photos.length
  return {
    count: others.length,
    views: compareViews(mine, others, now),
    morePhotos: others.filter((other) => other.photos > photos).length,
  }
}

function compareViews(mine: Row, others: Row[], now: Date) {
  const perDay = (row: Row) => row.views / daysShown(row.activeAt, now)
  const rates = others.map(perDay).toSorted((a, b) => a - b)
  const half = Math.floor(rates.length / 2)
  const middle = rates.length % 2 ? rates[half]! : (rates[half - 1]! + rates[half]!) / 2
  if (middle * insightLimits.days < FEWEST_VIEWS) return undefined
  const own = perDay(mine)
  return { mine: own, middle, percent: Math.round((own / middle - 1) * 100) }
}

/** The days of the last 30 on which it was shown. */
function daysShown(activeAt: Date, now: Date) {
  const days = Math.floor((now.getTime() - activeAt.getTime()) / dayMs) + 1
  return Math.min(insightLimits.days, Math.max(1, days))
}

/**
 * The listing itself and the nearest ones of other owners: the same kind of offer at a similar
 * price, shown for at least a week. Each locality around contributes a few, so that the cost does
 * not grow with the market.
 */
async function findSimilar(db: Db, like: Compared & { lat: number; lng: number }, now: Date) {
  const [lat, lng] = [sql`${like.lat}::float8`, sql`${like.lng}::float8`]
  const away = sql`(lat - ${lat}) ^ 2 + ((lng - ${lng}) * ${squeezeAt(like.lat)}::float8) ^ 2`
  const isNear = sql`lat between ${lat} - ${sql.lit(REACH)} and ${lat} + ${sql.lit(REACH)}
    and lng between ${lng} - ${sql.lit(REACH)} and ${lng} + ${sql.lit(REACH)}`
  // Seekers of two rooms look at flats and floors alike; workplaces and land are compared by type.
  const isAlike = sql`price between ${sql.lit(PRICES.from)} * ${like.price}::float8
      and ${sql.lit(PRICES.to)} * ${like.price}::float8
    and ${like.bhk === null ? sql`property_type = ${like.propertyType}` : sql`bhk = ${like.bhk}`}`
  const latest = daysBefore(now, FEWEST_DAYS - 1)
  const { rows } = await sql<Row>`
    with around as (
      select id from place
      where ${isNear} and city = ${like.city} and is_current and kind in ('locality', 'sector')
      order by ${away} limit ${sql.lit(PLACES)}
    ), found as (
      select near.* from (select id from around union select ${like.placeId}::text) as spot
      cross join lateral (
        select id, lat, lng from listing
        where city = ${like.city} and status = 'active' and category = ${like.category}
          and deal = ${like.deal} and place_id = spot.id
          and ${isAlike}
          and owner_id <> ${like.ownerId} and active_at <= ${latest} and ${isNear}
        order by active_at desc, id desc limit ${sql.lit(FROM_EACH_PLACE)}
      ) as near
    ), chosen as (
      (select id from found order by ${away}, id limit ${sql.lit(COMPARED)})
      union all select ${like.id}::uuid
    )
    select listing.id, listing.active_at, cardinality(listing.photos) as photos,
      (
        select coalesce(sum(views), 0) from listing_views seen
        where seen.listing_id = listing.id
          and seen.day between ${firstInsightDay(now)} and ${indiaDay(now)}
      ) as views
    from chosen join listing using (id)
  `.execute(db)
  return rows
}
