import { squeezeAt } from '#contract/geo.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
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
> & { placeId: string | null }

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

  const params = new SqlParams()
  const text = similarSql({ ...like, city: like.city, price, lat, lng }, Math.trunc(limit), params)
  const rows = await runSql<CardRow>(db, text, params)
  return rows.map((row) => toCard(row, now))
}

type Complete = LikenedListing & { city: string; price: number; lat: number; lng: number }

function similarSql(like: Complete, limit: number, params: SqlParams) {
  const bind = (value: unknown, type: string) => `${params.bind(value)}::${type}`
  const city = bind(like.city, 'text')
  const lat = bind(like.lat, 'float8')
  const lng = bind(like.lng, 'float8')
  const price = bind(like.price, 'float8')
  const bhk = bind(like.bhk, 'text')
  const squeeze = bind(squeezeAt(like.lat), 'float8')
  const away = `sqrt((lat - ${lat}) ^ 2 + ((lng - ${lng}) * ${squeeze}) ^ 2)`
  const sameKind = `status = 'active' and category = ${bind(like.category, 'text')}
    and deal = ${bind(like.deal, 'text')}
    and price between ${price} * ${PRICES.from} and ${price} * ${PRICES.to}`
  const newest = 'order by active_at desc, id desc'
  const measured = 'id, lat, lng, price, built_up_area, property_type, bhk'

  // Only what is compared is read of them all; the rest only of those that are shown.
  return `
    with around as (
      select id from place
      where lat between ${lat} - ${REACH} and ${lat} + ${REACH}
        and lng between ${lng} - ${REACH} and ${lng} + ${REACH}
        and city = ${city} and is_current and kind in ('locality', 'sector')
      order by ${away}
      limit ${PLACES}
    ),
    found as (
      select near.*
      from (select id from around union select ${bind(like.placeId, 'text')}) as spot
      cross join lateral (
        select ${measured} from listing where city = ${city} and place_id = spot.id and ${sameKind}
        ${newest} limit ${FROM_EACH_PLACE}
      ) as near
      union
      select * from (
        select ${measured} from listing where city = ${city} and ${sameKind}
          ${like.bhk === null ? '' : `and bhk = ${bhk}`}
        ${newest} limit ${FROM_CITY}
      ) as anywhere
    ),
    ranked as (
      select id, 37 * ${away}
        + 2 * abs(ln(price / ${price}))
        + 0.5 * abs(ln(built_up_area / ${bind(like.builtUpArea, 'float8')}))
        + (property_type <> ${bind(like.propertyType, 'text')})::int * 0.5
        + (bhk is distinct from ${bhk})::int as unlikeness
      from found
      where id <> ${bind(like.id, 'uuid')}
      order by unlikeness, id
      limit ${limit}
    )
    select id, price, built_up_area as "builtUpArea", ${cardColumns}
    from ranked join listing using (id)
    order by unlikeness, id`
}
