import { addDays } from '#contract/dates.ts'
import type { SearchFilters } from '#contract/listing-search.ts'
import type { Availability, Category, ParkingFilter } from '#contract/options.ts'
import type { SqlParams } from '#domain/listings/sql-params.ts'
import type { TextMatch } from '#domain/listings/text-match.ts'

/** How many degrees of latitude a landmark's surroundings reach: about two kilometres. */
const AROUND = 0.018

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
  ]
  return conditions.filter((condition): condition is string => Boolean(condition))
}

/** How well a text is matched: best of all, otherwise, or in any way. */
export type MatchGrade = 'best' | 'other' | 'any'

/** The condition of matching a text in a grade. */
export function textCondition(match: TextMatch, grade: MatchGrade, params: SqlParams): string {
  if (grade === 'best') return bestMatch(match, params)
  const anyMatch = waysToMatch(match, params).join(' or ')
  return grade === 'any' ? `(${anyMatch})` : `(${anyMatch}) and not ${isBestMatch(match, params)}`
}

/** Whether a listing is a best match, also for one that knows no place: never null. */
export function isBestMatch(match: TextMatch, params: SqlParams): string {
  return `coalesce(${bestMatch(match, params)}, false)`
}

/** Written plainly, for only so can an index find them. */
function bestMatch(match: TextMatch, params: SqlParams) {
  const places = match.isExactPlace && placeConditions(match, params)[0]
  return places || words(match.typed, params)
}

function waysToMatch(match: TextMatch, params: SqlParams) {
  const meant = match.meant ? [words(match.meant, params)] : []
  return [words(match.typed, params), ...meant, ...placeConditions(match, params)]
}

function placeConditions({ placeIds, around }: TextMatch, params: SqlParams) {
  if (placeIds.length > 0) return [`place_id = any(${params.bind(placeIds)}::text[])`]
  return around ? [aroundCondition(around, params)] : []
}

function words(query: string, params: SqlParams) {
  return `tsv @@ ${params.bind(query)}::tsquery`
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

function aroundCondition({ lat, lng }: { lat: number; lng: number }, params: SqlParams) {
  const reach = AROUND / Math.cos((lat * Math.PI) / 180)
  const box = [lat - AROUND, lat + AROUND, lng - reach, lng + reach]
  const [south, north, west, east] = box.map((side) => `${params.bind(side)}::float8`)
  return `(lat between ${south} and ${north} and lng between ${west} and ${east})`
}
