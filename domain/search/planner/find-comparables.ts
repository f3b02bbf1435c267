import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  type City,
  commercialTypes,
  type Deal,
  type PropertyType,
  type RoomFilter,
} from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { type CardRow, cardColumns } from '#domain/listings/listing-card.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { roomsCondition } from '#domain/search/planner/listing-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'

/** A property somebody describes to learn what it may be worth. */
export type DescribedProperty = {
  city: City
  deal: Deal
  propertyType: PropertyType
  bhk?: RoomFilter | undefined
  /** Built-up, in square feet. */
  area: number
  /** Where it is; without it the whole city is compared. */
  place?: { lat: number; lng: number } | undefined
}

const MOST = 120
/** In a whole city, only this many of the newest listings are compared. */
const NEWEST = 20_000
const AREAS = { from: 0.6, to: 1.6 }

/** Listings like the property within some kilometres, or in its whole city, the nearest first. */
export function findComparables(db: Db, property: DescribedProperty, km: number | undefined) {
  const { place, area } = property
  const params = new SqlParams()
  const bind = (value: unknown, type: string) => `${params.bind(value)}::${type}`
  const category = isOption(commercialTypes, property.propertyType) ? 'commercial' : 'residential'
  const kind = kindConditions({ ...property, category }, params).join(' and ')
  const conditions = [
    `property_type = ${bind(property.propertyType, 'text')}`,
    `built_up_area between ${bind(area * AREAS.from, 'float8')} and ${bind(area * AREAS.to, 'float8')}`,
  ]
  if (property.bhk) conditions.push(roomsCondition([property.bhk], params)!)

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
