import type { ListingSearch } from '#contract/listing-search.ts'
import type { SqlParams } from '#domain/listings/sql-params.ts'

/**
 * The conditions of a search's kind, city and area. The status is written out: as a parameter it
 * would keep a generic plan from the indexes of active listings.
 */
export function scopeConditions(search: ListingSearch, params: SqlParams): string[] {
  const { city, category, deal, area } = search
  const conditions = [`status = 'active'`, `city = ${params.bind(city)}`]
  if (category) conditions.push(`category = ${params.bind(category)}`)
  if (deal) conditions.push(`deal = ${params.bind(deal)}`)
  if (area) {
    conditions.push(
      `lat between ${params.bind(area.south)}::float8 and ${params.bind(area.north)}::float8`,
      `lng between ${params.bind(area.west)}::float8 and ${params.bind(area.east)}::float8`,
    )
  }
  return conditions
}
