import type { SearchFilters } from '#contract/search/listing-search.ts'
import { representedSql } from '#domain/search/planner/represented-listings.ts'

type Rows = {
  from: string
  conditions: string[]
  /** Those of the search, which may tell what stands for a home. */
  filters?: SearchFilters | undefined
}

/**
 * Counts rows by a key, each home once, with the sums of some columns: all listings, less those that
 * another one of the same home stands for. The few of them have an index of their own; a condition
 * on every row costs a quarter more.
 */
export function countHomesSql(
  key: string,
  { from, conditions, filters }: Rows,
  summed: string[] = [],
) {
  const sums = (sign: string) => summed.map((column) => `${sign}sum(${column}) as ${column}, `)
  const counted = (sign: string, where: string[]) =>
    `select ${key} as key, ${sums(sign).join('')}${sign}count(*) as count
     from ${from} where ${where.join(' and ')} group by 1`
  return `select key, ${sums('').join('')}sum(count)::int as count
    from (
      ${counted('', conditions)}
      union all
      ${counted('-', [...conditions, representedSql(filters)])}
    ) as part
    group by 1 having sum(count) > 0`
}
