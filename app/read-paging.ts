import { pageSizes, tableLimits } from '#contract/limits.ts'
import { type Paging, pagingSchema } from '#contract/schemas/report.ts'

/** The page of a table that an address names; the first one when it names none that exists. */
export function readPaging({ searchParams }: URL): Paging {
  const asked = { page_no: searchParams.get('page'), pageSize: searchParams.get('rows') }
  const { data } = pagingSchema.safeParse(asked)
  const isOffered = pageSizes.some((size) => size === data?.pageSize)
  return data && isOffered ? data : { page_no: 1, pageSize: tableLimits.pageSize }
}
