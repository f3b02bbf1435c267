import { addDays } from '#contract/dates.ts'
import type { MapArea, SearchFilters } from '#contract/listing-search.ts'
import type { Availability, Category, ParkingFilter } from '#contract/options.ts'
import type { SqlParams } from '#db/sql-params.ts'
import { furtherConditions } from '#domain/search/planner/further-conditions.ts'

/** The conditions of the filters, given the day in India. */
export function filterConditions(
  filters: SearchFilters,
  { category, today }: { category: Category | undefined; today: string },
  params: SqlParams,
): string[] {
  const conditions = [
    anyOf('bhk', filters.bhk, params),
    anyOf('property_type', filters.propertyTypes, params),
    anyOf('furnishing', filters.furnishing, params),
    filters.priceMin && `price >= ${params.bind(filters.priceMin)}::bigint`,
    filters.priceMax && `price <= ${params.bind(filters.priceMax)}::bigint`,
    filters.readiness && readinessCondition(filters.readiness),
    availabilityCondition(filters.availability, today, params),
    parkingCondition(filters.parking, category),
    ...furtherConditions(filters, params),
  ]
  return conditions.filter((condition): condition is string => Boolean(condition))
}

/** The condition of lying in a part of the map. */
export function areaCondition({ south, west, north, east }: MapArea, params: SqlParams): string {
  const [s, n, w, e] = [south, north, west, east].map((side) => `${params.bind(side)}::float8`)
  return `(lat between ${s} and ${n} and lng between ${w} and ${e})`
}

function anyOf(column: string, values: string[], params: SqlParams) {
  if (values.length === 0) return undefined
  if (values.length === 1) return `${column} = ${params.bind(values[0])}`
  return `${column} = any(${params.bind(values)}::text[])`
}

function readinessCondition(readiness: NonNullable<SearchFilters['readiness']>) {
  return readiness === 'under_construction'
    ? `property_age = 'under_construction'`
    : `property_age is distinct from 'under_construction'`
}

/** The last day a listing may become free, or none when any day will do. */
export function latestDay(availability: Availability | undefined, today: string) {
  const days = { immediate: 0, with_in_15_days: 15, with_in_30_days: 30 } as const
  if (!availability || availability === 'after_30_days') return undefined
  return addDays(today, days[availability])
}

function availabilityCondition(
  availability: Availability | undefined,
  today: string,
  params: SqlParams,
) {
  const latest = latestDay(availability, today)
  // A listing without a date is free now.
  return latest && `(available_from is null or available_from <= ${params.bind(latest)}::date)`
}

function parkingCondition(parking: ParkingFilter[], category: Category | undefined) {
  if (parking.length === 0) return undefined
  const vehicles = ['car_and_bike']
  if (parking.includes('2_wheeler')) vehicles.push('bike')
  if (parking.includes('4_wheeler')) vehicles.push('car')
  const home = `parking in (${vehicles.map((vehicle) => `'${vehicle}'`).join(', ')})`
  const work = `commercial_parking <> 'none'`
  if (category) return category === 'commercial' ? work : home
  return `case category when 'commercial' then ${work} else ${home} end`
}
