import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { representedSql } from '#domain/search/planner/represented-listings.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

/**
 * The conditions of being on show and of a kind. The status is written out: as a parameter it
 * would keep a generic plan from the indexes of active listings.
 */
export function kindConditions({ city, category, deal }: ListingKind, params: SqlParams): string[] {
  return [
    `status = 'active'`,
    `city = ${params.bind(city)}`,
    `category = ${params.bind(category)}`,
    `deal = ${params.bind(deal)}`,
  ]
}

/**
 * Without the listings that another one of the same home stands for, where no row is read. Indexes
 * know listings by their ids only, so the few that are left out are read from an index of their own
 * and hashed once; where there are none, that is found out once for all rows. Pages leave them out
 * by the rows that they read anyway (`findInKind`).
 */
export function notRepresented(
  kind: ListingKind & { filters?: SearchFilters },
  params: SqlParams,
): string {
  const conditions = [...kindConditions(kind, params), representedSql(kind.filters)]
  const represented = `from listing where ${conditions.join(' and ')}`
  return `(not exists (select ${represented}) or id not in (select id ${represented}))`
}
