import { ownerCheckLimits } from '#contract/limits.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'

/** Offered by an owner and not by an agent, as `posterOf` tells it of a listing. */
export const fromOwnerSql = `(not by_agent or checked_at > now() - interval '${ownerCheckLimits.validDays} days')`

/**
 * Whether another listing of the same home stands for this one. To whoever wants homes direct from
 * owners an agent's listing stands for none: of a home that both offer, neither would be found.
 */
export function representedSql(filters?: SearchFilters): string {
  if (!filters?.features.includes('direct_owner')) return 'represented_by is not null'
  return `(represented_by is not null and exists (
    select from listing as other where other.id = listing.represented_by and ${fromOwnerSql}
  ))`
}

/** The same the other way round. */
export function notRepresentedSql(filters: SearchFilters): string {
  if (!filters.features.includes('direct_owner')) return 'represented_by is null'
  return `not ${representedSql(filters)}`
}
