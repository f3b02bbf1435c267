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

/**
 * Without the listings that another one of the same home stands for, where no row is read. Indexes
 * know listings by their ids only, so the few that are left out are read from an index of their own
 * and hashed once; where there are none, that is found out once for all rows. Pages leave them out
 * by the rows that they read anyway (`findInKind`), counts subtract them (`countHomesSql`).
 */
export function notRepresented({ city, category, deal }: ListingKind, params: SqlParams): string {
  const kind = kindConditions({ city, category, deal }, params).join(' and ')
  const represented = `from listing where ${kind} and represented_by is not null`
  return `(not exists (select ${represented}) or id not in (select id ${represented}))`
}
