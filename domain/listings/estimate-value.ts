import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import { isOption } from '#contract/option-list.ts'
import {
  type Bhk,
  type City,
  commercialTypes,
  type Deal,
  type PropertyType,
} from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'
import { quartiles } from '#domain/listings/quartiles.ts'
import { kindConditions } from '#domain/search/planner/listing-kinds.ts'

/** A property somebody describes to learn what it may be worth. */
export type DescribedProperty = {
  city: City
  deal: Deal
  propertyType: PropertyType
  bhk?: Bhk | undefined
  /** Built-up, in square feet. */
  area: number
  /** Where it is; without it the whole city is compared. */
  place?: { lat: number; lng: number } | undefined
}

type Spread = { low: number; middle: number; high: number }

export type ValueEstimate = {
  /** How many listings it rests on. */
  count: number
  /** How far away they lie at most; none when the whole city was compared. */
  withinKm: number | undefined
  /** Rupees per square foot; none when there were too few to compare. */
  rate: Spread | undefined
  /** The price of the whole property, at these rates. */
  value: Spread | undefined
  /** The nearest of them. */
  comparables: ListingCard[]
}

const ENOUGH = 12
const FEWEST = 5
const MOST = 120
const SHOWN = 6
/** In a whole city, only this many of the newest listings are compared. */
const NEWEST = 20_000
const KM_STEPS = [2, 4, 8]
const AREAS = { from: 0.6, to: 1.6 }

/**
 * What a property may be worth: the middle half of what comparable active listings ask for a
 * square foot. Looks around the place first and further away only when there are too few.
 */
export async function estimateValue(
  db: Db,
  property: DescribedProperty,
  now = new Date(),
): Promise<ValueEstimate> {
  let rows: CardRow[] = []
  let withinKm: number | undefined
  for (const km of property.place ? [...KM_STEPS, undefined] : [undefined]) {
    rows = await findComparables(db, property, km)
    withinKm = km
    if (rows.length >= ENOUGH) break
  }

  const rate =
    rows.length < FEWEST ? undefined : quartiles(rows.map((row) => row.price / row.builtUpArea))
  return {
    count: rows.length,
    withinKm,
    rate,
    value: rate && times(rate, property.area),
    comparables: rows.slice(0, SHOWN).map((row) => toCard(row, now)),
  }
}

function times({ low, middle, high }: Spread, area: number): Spread {
  return { low: low * area, middle: middle * area, high: high * area }
}

function findComparables(db: Db, property: DescribedProperty, km: number | undefined) {
  const { place, area } = property
  const params = new SqlParams()
  const bind = (value: unknown, type: string) => `${params.bind(value)}::${type}`
  const category = isOption(commercialTypes, property.propertyType) ? 'commercial' : 'residential'
  const kind = kindConditions({ ...property, category }, params).join(' and ')
  const conditions = [
    `property_type = ${bind(property.propertyType, 'text')}`,
    `built_up_area between ${bind(area * AREAS.from, 'float8')} and ${bind(area * AREAS.to, 'float8')}`,
  ]
  if (property.bhk) conditions.push(`bhk = ${bind(property.bhk, 'text')}`)

  let order = 'active_at desc, id desc'
  if (place) {
    const lat = bind(place.lat, 'float8')
    const lng = bind(place.lng, 'float8')
    const squeeze = squeezeAt(place.lat)
    order = `(lat - ${lat}) ^ 2 + ((lng - ${lng}) * ${bind(squeeze, 'float8')}) ^ 2, id`
    if (km !== undefined) {
      const reach = km / KM_PER_DEGREE
      const up = bind(reach, 'float8')
      const across = bind(reach / squeeze, 'float8')
      conditions.push(
        `lat between ${lat} - ${up} and ${lat} + ${up}`,
        `lng between ${lng} - ${across} and ${lng} + ${across}`,
      )
    }
  }
  // Everything compared stands in the indexes; the rows themselves are read of those found only.
  const compared = place ? '' : `order by ${order} limit ${NEWEST}`
  return runSql<CardRow>(
    db,
    `with nearest as materialized (
       select id from (select * from listing where ${kind} ${compared}) as listing
       where ${conditions.join(' and ')}
       order by ${order} limit ${MOST}
     )
     select id, price, built_up_area as "builtUpArea", ${cardColumns}
     from nearest join listing using (id) order by ${order}`,
    params,
  )
}
