import { sql } from 'kysely'
import { squeezeAt } from '#contract/geo.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import type { Db } from '#db/connect.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'

/** The answers by which listings are compared. */
export type LikenedListing = Pick<
  ListingFields,
  | 'id'
  | 'city'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'price'
  | 'builtUpArea'
  | 'lat'
  | 'lng'
> & { placeId: string | null; representedBy: string | null }

type Options = { limit?: number; now?: Date }

/** How far around its localities are looked at, in degrees: some 6 km. */
const REACH = 0.055
const PLACES = 8
const FROM_EACH_PLACE = 12
const FROM_CITY = 24
const PRICES = { from: 0.6, to: 1.6 }

/**
 * Active listings of the same city, category and deal, the nearest in place and price first. Each
 * locality around gives its newest and so does the city, so the cost does not grow with the market.
 */
export async function findSimilarListings(
  db: Db,
  like: LikenedListing,
  { limit = 4, now = new Date() }: Options = {},
): Promise<ListingCard[]> {
  const { price, lat, lng } = like
  if (!like.city || !price || lat === null || lng === null) return []

  const complete = { ...like, city: like.city, price, lat, lng }
  const { rows } = await similar(complete, Math.trunc(limit)).execute(db)
  return rows.map((row) => toCard(row, now))
}

type Complete = LikenedListing & { city: string; price: number; lat: number; lng: number }

function similar(like: Complete, limit: number) {
  const lat = sql`${like.lat}::float8`
  const lng = sql`${like.lng}::float8`
  const price = sql`${like.price}::float8`
  const bhk = sql`${like.bhk}::text`
  const away = sql`sqrt((lat - ${lat}) ^ 2 + ((lng - ${lng}) * ${squeezeAt(like.lat)}::float8) ^ 2)`
  const sameKind = sql`city = ${like.city} and status = 'active'
    and category = ${like.category} and deal = ${like.deal}
    and price between ${price} * ${sql.lit(PRICES.from)} and ${price} * ${sql.lit(PRICES.to)}`
  const newest = sql`order by active_at desc, id desc`
  const measured = sql`id, lat, lng, price, built_up_area, property_type, bhk`

  // Only what is compared is read of them all; the rest only of those that are shown.
  return sql<CardRow>`
    with around as (
      select id from place
      where lat between ${lat} - ${sql.lit(REACH)} and ${lat} + ${sql.lit(REACH)}
        and lng between ${lng} - ${sql.lit(REACH)} and ${lng} + ${sql.lit(REACH)}
        and city = ${like.city} and is_current and kind in ('locality', 'sector')
      order by ${away}
      limit ${sql.lit(PLACES)}
    ),
    found as (
      select near.*
      from (select id from around union select ${like.placeId}::text) as spot
      cross join lateral (
        select ${measured} from listing where ${sameKind} and place_id = spot.id
        ${newest} limit ${sql.lit(FROM_EACH_PLACE)}
      ) as near
      union
      select * from (
        select ${measured} from listing where ${sameKind}
          ${like.bhk === null ? sql`` : sql`and bhk = ${bhk}`}
        ${newest} limit ${sql.lit(FROM_CITY)}
      ) as anywhere
    ),
    ranked as (
      select id, 37 * ${away}
        + 2 * abs(ln(price / ${price}))
        + 0.5 * abs(ln(built_up_area / ${like.builtUpArea}::float8))
        + (property_type <> ${like.propertyType}::text)::int * 0.5
        + (bhk is distinct from ${bhk})::int as unlikeness
      from found
      where id <> ${like.id}::uuid
      order by unlikeness, id
      limit ${sql.lit(2 * limit)}
    )
    select id, price, built_up_area, ${sql.raw(cardColumns)}
    from ranked join listing using (id)
    -- Other ways to the same home, and to the same one of the others, are told elsewhere.
    where represented_by is null and id is distinct from ${like.representedBy}::uuid
    order by unlikeness, id
    limit ${sql.lit(limit)}`
}
