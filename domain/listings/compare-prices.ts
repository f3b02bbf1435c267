import { type RawBuilder, sql } from 'kysely'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import type { PriceCell } from '#domain/listings/price-cell.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'

/** With fewer others, one unusual price would move the median. */
const FEWEST = 8
/** A price further away is a mistake or another kind of home more often than a bargain. */
const FURTHEST = 50
/** Squares of about 5 km, in degrees. */
const SQUARE = { lat: 0.045, lng: 0.05 }
/** Rows that are found by one comparison at most, and that one statement locks. */
const FOUND_AT_ONCE = 20_000
const AT_ONCE = 2_000

/**
 * Queues the comparison of a listing's neighbours after it has become active or has left, in the
 * caller's transaction.
 */
export async function compareNeighboursSoon(trx: Db, listing: Listing) {
  const { city, category, deal, propertyType, bhk, placeId, lat, lng } = listing
  if (!city || !propertyType || lat === null || lng === null) return
  const row = Math.floor(lat / SQUARE.lat)
  const column = Math.floor(lng / SQUARE.lng)
  const cell = { city, category, deal, propertyType, bhk, placeId, row, column }
  await enqueue(trx, 'compare-prices', cell)
}

/**
 * Compares the listings of one place and of the square around it with those of the same deal, type
 * and rooms. Reads only the part of an index around the place, however much the city offers.
 */
export async function comparePrices(db: Db, cell: PriceCell) {
  const { city, category, deal, propertyType, bhk, placeId, row, column } = cell
  // A place may reach into the squares beside this one.
  const around = sql`
    city = ${city} and category = ${category} and deal = ${deal}
    and property_type = ${propertyType} and bhk is not distinct from ${bhk}
    and lat >= ${(row - 1) * SQUARE.lat}::float8 and lat < ${(row + 2) * SQUARE.lat}::float8
    and lng >= ${(column - 1) * SQUARE.lng}::float8 and lng < ${(column + 2) * SQUARE.lng}::float8
  `
  const concerned = sql`(
    member.place_id = ${placeId}
    or (member.row_no = ${row} and member.column_no = ${column})
  )`
  await compareAmong(db, around, concerned)
}

/**
 * Compares every active listing: at the first start, and once a day for what has changed without an
 * event.
 */
export async function compareAllPrices(db: Db) {
  const kinds = cities.values.flatMap((city) =>
    kindsOf({ city, category: undefined, deal: undefined }),
  )
  for (const { city, category, deal } of kinds) {
    const ofKind = sql`city = ${city} and category = ${category} and deal = ${deal}`
    await compareAmong(db, ofKind, sql`true`)
  }
}

async function compareAmong(db: Db, among: RawBuilder<unknown>, concerned: RawBuilder<unknown>) {
  for (;;) {
    const stale = await findStale(db, among, concerned)
    let written = 0
    for (let from = 0; from < stale.length; from += AT_ONCE) {
      written += await storeComparisons(db, stale.slice(from, from + AT_ONCE))
    }
    // Only rows that others have locked may be left.
    if (stale.length < FOUND_AT_ONCE || written === 0) return
  }
}

type Comparison = {
  id: string
  percent: number | null
  others: number | null
  place: string | null
  isAround: boolean | null
}

/**
 * The median asking price per square foot of the place, or of the square where the place has too
 * few listings, with each home counted once; and how far each price is from it. Returns only rows
 * whose percentage differs, or whose number of others differs by more than a tenth: otherwise every
 * change in a large place would rewrite all of its rows.
 */
async function findStale(db: Db, among: RawBuilder<unknown>, concerned: RawBuilder<unknown>) {
  const { rows } = await sql<Comparison>`
    with member as materialized (
      select id, represented_by, property_type, bhk, place_id,
        price / built_up_area::float8 as rate,
        floor(lat / ${SQUARE.lat}::float8)::int as row_no,
        floor(lng / ${SQUARE.lng}::float8)::int as column_no
      from listing where status = 'active' and ${among}
    ), counted as materialized (
      select * from member where represented_by is null
    ), place_level as (
      select property_type, bhk, place_id, count(*) - 1 as others,
        percentile_cont(0.5) within group (order by rate) as middle
      from counted where place_id is not null
      group by property_type, bhk, place_id having count(*) > ${FEWEST}
    ), square_level as (
      select property_type, bhk, row_no, column_no, count(*) - 1 as others,
        percentile_cont(0.5) within group (order by rate) as middle
      from counted group by property_type, bhk, row_no, column_no having count(*) > ${FEWEST}
    ), level as (
      select member.id, member.place_id, coalesce(here.others, around.others)::int as others,
        round((rate / coalesce(here.middle, around.middle) - 1) * 100) as percent,
        here.middle is null as is_around
      from member
      left join place_level here on here.property_type = member.property_type
        and here.bhk is not distinct from member.bhk and here.place_id = member.place_id
      left join square_level around on around.property_type = member.property_type
        and around.bhk is not distinct from member.bhk
        and around.row_no = member.row_no and around.column_no = member.column_no
      where ${concerned}
    ), fresh as materialized (
      select level.id,
        case when is_said then percent::smallint end as percent,
        case when is_said then others end as others,
        case when is_said then place.name end as place,
        case when is_said then is_around end as is_around
      from level
      cross join lateral (select coalesce(abs(percent) <= ${FURTHEST}, false) as is_said) as said
      left join place on place.id = level.place_id
    )
    select fresh.* from listing join fresh on fresh.id = listing.id
    where listing.id = any (array(select id from fresh)) and status = 'active' and (
      (compared_percent, compared_place, compared_around)
        is distinct from (fresh.percent, fresh.place, fresh.is_around)
      or abs(compared_count - fresh.others) * 10 > fresh.others
    )
    order by listing.id limit ${FOUND_AT_ONCE}
  `.execute(db)
  return rows
}

/** Locked rows are skipped: whoever changes a listing queues another comparison. */
async function storeComparisons(db: Db, comparisons: Comparison[]) {
  const column = <Name extends keyof Comparison>(name: Name) =>
    comparisons.map((comparison) => comparison[name])
  const { numAffectedRows } = await sql`
    with given as materialized (
      select * from unnest(${column('id')}::uuid[], ${column('percent')}::smallint[],
        ${column('others')}::int[], ${column('place')}::text[], ${column('isAround')}::boolean[]
      ) as given (id, percent, others, place, is_around)
    ), free as (
      select id from listing where id = any (array(select id from given)) and status = 'active'
      order by id for no key update skip locked
    )
    update listing set compared_percent = given.percent, compared_count = given.others,
      compared_place = given.place, compared_around = given.is_around
    from given
    where given.id = listing.id and listing.id = any (array(select id from free))
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Whether any listing has been compared yet. */
export async function hasComparedPrices(db: Db) {
  const compared = await db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'active')
    .where('comparedCount', 'is not', null)
    .limit(1)
    .execute()
  return compared.length > 0
}
