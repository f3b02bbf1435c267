import { ownerCheckLimits } from '#contract/limits.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'

/** Offered by an owner and not by an agent, as `posterOf` tells it of a listing. */
export const fromOwnerSql = `(not by_agent or checked_at > now() - interval '${ownerCheckLimits.validDays} days')`

/**
 * The condition that no other listing of the same home stands for this one. For seekers who want
 * homes direct from owners, an agent's listing does not stand for an owner's: otherwise a home that
 * both offer would not be found.
 */
export function notRepresentedSql(filters?: SearchFilters): string {
  if (!filters?.features.includes('direct_owner')) return 'represented_by is null'
  // A scalar and not EXISTS, for which PostgreSQL might hash the whole table.
  return `(represented_by is null or not coalesce((
    select ${fromOwnerSql} from listing as other where other.id = listing.represented_by
  ), false))`
}
