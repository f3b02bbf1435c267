import { addDays } from '#contract/format/dates.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  type AvailabilityFilter,
  type Bhk,
  bhks,
  type Category,
  type ParkingFilter,
  type RoomFilter,
} from '#contract/options.ts'
import type { ListingSearch, MapArea, SearchFilters } from '#contract/search/listing-search.ts'
import { boxOf, readOutline } from '#contract/search/outline.ts'
import { furtherConditions } from '#domain/search/planner/further-conditions.ts'
import { reachConditions } from '#domain/search/planner/reach-conditions.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import { reachOf } from '#domain/travel/travel-reach.ts'

/** The conditions of the filters, given the day in India. */
export function filterConditions(
  filters: SearchFilters,
  { category, today }: { category: Category | undefined; today: string },
  params: SqlParams,
): string[] {
  const conditions = [
    roomsCondition(filters.bhk, params),
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

/** The parts of a search that say where on the map homes must lie. */
export type OnMap = Pick<ListingSearch, 'area' | 'drawn' | 'to' | 'within'>

/** The conditions of lying in the part of the map, the outline and the reach that a search asks for. */
export function mapConditions({ area, drawn, ...travel }: OnMap, params: SqlParams): string[] {
  return [
    ...(area ? [areaCondition(area, params)] : []),
    ...(drawn ? [outlineCondition(drawn, params)] : []),
    ...(travel.to ? reachConditions(reachOf(travel), params) : []),
  ]
}

/** An index can find the box of an outline; an outline that cannot be searched finds nothing. */
function outlineCondition(drawn: string, params: SqlParams) {
  const read = readOutline(drawn)
  if ('trouble' in read) return 'false'
  const polygon = read.corners.map(({ lat, lng }) => `(${lng},${lat})`).join()
  const box = areaCondition(boxOf(read.corners), params)
  return `(${box} and ${params.bind(`(${polygon})`)}::polygon @> point(lng, lat))`
}

/** Bedrooms that 3+ BHK may have; a listing that does not say how many is found by each. */
const finerRooms: Partial<Record<RoomFilter, string>> = {
  '4bhk': 'bedrooms = 4',
  '5bhk': 'bedrooms = 5',
  '6mbhk': 'bedrooms >= 6',
}

/** The condition of having one of these numbers of rooms. */
export function roomsCondition(rooms: RoomFilter[], params: SqlParams) {
  const finer = rooms.flatMap((room) => finerRooms[room] ?? [])
  const plain = anyOf(
    'bhk',
    rooms.filter((room) => !finerRooms[room]),
    params,
  )
  if (finer.length === 0) return plain
  const many = `bhk = ${params.bind('3mbhk')} and (bedrooms is null or ${finer.join(' or ')})`
  return plain ? `(${plain} or ${many})` : `(${many})`
}

/** The one answer to BHK that all listings with one of these numbers of rooms have, if there is one. */
export function onlyBhk(rooms: RoomFilter[]): Bhk | undefined {
  const answers = coarseBhks(rooms)
  return answers.length === 1 ? answers[0] : undefined
}

/** The answers to BHK that listings with one of these numbers of rooms have. */
export function coarseBhks(rooms: RoomFilter[]): Bhk[] {
  return [...new Set(rooms.map((room) => (isOption(bhks, room) ? room : '3mbhk')))]
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
export function latestDay(availability: AvailabilityFilter | undefined, today: string) {
  const days = { immediate: 0, with_in_15_days: 15, with_in_30_days: 30 } as const
  if (!availability) return undefined
  return addDays(today, days[availability])
}

function availabilityCondition(
  availability: AvailabilityFilter | undefined,
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
