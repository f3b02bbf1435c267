import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { notRepresentedSql } from '#domain/search/planner/represented-listings.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

/** A kind, and the filters that may tell which listing of a home is the one to show. */
export type SearchedKind = ListingKind & { filters?: SearchFilters }

/** The condition of being on show, one listing of each home. */
export function shownSql({ filters }: Pick<SearchedKind, 'filters'>): string {
  // The status is written out: as a parameter it would keep a generic plan from the indexes of
  // active listings.
  return `status = 'active' and ${notRepresentedSql(filters)}`
}

/** The conditions of being on show and of a kind. */
export function kindConditions(kind: SearchedKind, params: SqlParams): string[] {
  return [
    shownSql(kind),
    `city = ${params.bind(kind.city)}`,
    `category = ${params.bind(kind.category)}`,
    `deal = ${params.bind(kind.deal)}`,
  ]
}
