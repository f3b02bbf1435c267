import { pageSizes, tableLimits } from '#contract/limits.ts'
import { type Paging, parsePaging } from '#contract/schemas/report.ts'

/** The page of a table that an address names; the first one when it names none that exists. */
export function readPaging({ searchParams }: URL, pageSize: number = tableLimits.pageSize): Paging {
  const paging = parsePaging(searchParams.get('page'), searchParams.get('rows') ?? pageSize)
  const isOffered = pageSizes.some((size) => size === paging?.pageSize)
  return paging && isOffered ? paging : { page: 1, pageSize }
}
