import { indiaDay } from '#contract/dates.ts'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
  stepsFor,
} from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { filterConditions, latestDay, textCondition } from '#domain/listings/listing-conditions.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { scopeConditions } from '#domain/listings/scope-conditions.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { findTextMatch, type TextMatch } from '#domain/listings/text-match.ts'
import { rememberBriefly } from '#domain/remember-briefly.ts'

/** Each thing that can be filtered by, with the answers that belong to it. */
const facets = {
  bhk: ['bhk'],
  propertyTypes: ['propertyTypes'],
  furnishing: ['furnishing'],
  parking: ['parking'],
  readiness: ['readiness'],
  availability: ['availability'],
  price: ['priceMin', 'priceMax'],
} as const satisfies Record<string, (keyof SearchFilters)[]>

export type Facet = keyof typeof facets
const names = Object.keys(facets) as Facet[]

export type SearchCounts = {
  total: number
  /** How many there would be with each answer, all other filters kept. */
  choices: Record<Exclude<Facet, 'price'>, Record<string, number>>
  /** How many there are from each step of the price slider to the next. */
  prices: number[]
  /** How many there would be without this filter. */
  without: Record<Facet, number>
}

type Options = { now?: Date; match?: TextMatch | undefined }

/** How many listings match a search and would match with other answers; large counts are kept for a minute. */
export async function countListings(
  db: Db,
  search: ListingSearch,
  { now = new Date(), match }: Options = {},
): Promise<SearchCounts> {
  const { order: _, ...what } = search
  const key = `counts ${JSON.stringify(what)} ${indiaDay(now)}`
  return rememberBriefly(db, { key, seconds: 60, worthMs: 20 }, async () => {
    const meant = match ?? (await findTextMatch(db, search))
    return addUp(search, await countByFacet(db, search, indiaDay(now), meant))
  })
}

type CountRow = { failed: number; facet: number; value: string | null; count: number }

/**
 * Reads every listing of the kind once. A listing that fails one filter still counts for the
 * answers of that one; a listing that fails more counts for none.
 */
function countByFacet(db: Db, search: ListingSearch, today: string, match?: TextMatch) {
  const params = new SqlParams()
  const scope = scopeConditions(search, params)
  if (match) scope.push(textCondition(match, 'any', params))
  const failed = names.map((facet, at) => failedBit(search, facet, at, today, params)).join(' + ')
  const alone = [0, ...names.map((_, at) => 1 << at)].join(', ')
  const sets = names.map((name) => `(failed, ${name.toLowerCase()})`).join(', ')
  const columns = names.map((name) => name.toLowerCase())

  return runSql<CountRow>(
    db,
    `with listed as (
      select bhk, property_type as propertytypes, furnishing,
        coalesce(parking, case when commercial_parking <> 'none' then 'car_and_bike' end) as parking,
        (property_age is not distinct from 'under_construction')::text as readiness,
        ${availabilitySql(today, params)}::text as availability,
        width_bucket(price, ${params.bind(stepsFor(search.deal))}::bigint[])::text as price,
        ${failed} as failed
      from listing where ${scope.join(' and ')}
    )
    select failed, grouping(${columns.join(', ')}) as facet,
      coalesce(${columns.join(', ')}) as value, count(*) as count
    from listed where failed in (${alone})
    group by grouping sets (${sets})`,
    params,
  )
}

function failedBit(
  search: ListingSearch,
  facet: Facet,
  at: number,
  today: string,
  params: SqlParams,
) {
  const own = Object.fromEntries(facets[facet].map((name) => [name, search.filters[name]]))
  const filters: SearchFilters = { ...noFilters, ...own }
  const conditions = filterConditions(filters, { category: search.category, today }, params)
  if (conditions.length === 0) return '0'
  return `case when ${conditions.join(' and ')} then 0 else ${1 << at} end`
}

function availabilitySql(today: string, params: SqlParams) {
  const soon = (['immediate', 'with_in_15_days', 'with_in_30_days'] as const).map(
    (value) =>
      `when available_from <= ${params.bind(latestDay(value, today))}::date then '${value}'`,
  )
  return `case when available_from is null then 'immediate' ${soon.join(' ')} else 'after_30_days' end`
}

function addUp(search: ListingSearch, rows: CountRow[]): SearchCounts {
  const counts: SearchCounts = {
    total: 0,
    choices: {
      bhk: {},
      propertyTypes: {},
      furnishing: {},
      parking: {},
      readiness: {},
      availability: {},
    },
    prices: stepsFor(search.deal).map(() => 0),
    without: {
      bhk: 0,
      propertyTypes: 0,
      furnishing: 0,
      parking: 0,
      readiness: 0,
      availability: 0,
      price: 0,
    },
  }
  for (const row of rows) {
    const at = facetAt(row.facet)
    const facet = names[at]!
    if (row.failed !== 0 && row.failed !== 1 << at) continue
    counts.without[facet] += row.count
    if (facet === 'bhk' && row.failed === 0) counts.total += row.count
    if (facet === 'price') counts.prices[Math.max(0, Number(row.value) - 1)]! += row.count
    else
      for (const choice of choicesOf(facet, row.value)) {
        counts.choices[facet][choice] = (counts.choices[facet][choice] ?? 0) + row.count
      }
  }
  return counts
}

/** PostgreSQL marks the columns that a row is not grouped by, the first one in the highest bit. */
function facetAt(mask: number) {
  return names.findIndex((_, at) => (mask & (1 << (names.length - 1 - at))) === 0)
}

/** The answers that a listing counts for: a place for car and bike is one for either. */
function choicesOf(facet: Exclude<Facet, 'price'>, value: string | null): string[] {
  if (value === null) return []
  if (facet === 'readiness') return [value === 'true' ? 'under_construction' : 'ready']
  if (facet === 'parking') return wheels[value] ?? []
  if (facet === 'availability') return availabilityOrder.slice(availabilityOrder.indexOf(value))
  return [value]
}

const availabilityOrder = ['immediate', 'with_in_15_days', 'with_in_30_days', 'after_30_days']
const wheels: Partial<Record<string, string[]>> = {
  car: ['4_wheeler'],
  bike: ['2_wheeler'],
  car_and_bike: ['2_wheeler', '4_wheeler'],
}
