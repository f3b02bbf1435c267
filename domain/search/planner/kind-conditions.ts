import type { ListingKind } from '#domain/search/listing-kinds.ts'
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
