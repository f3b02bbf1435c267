import { pageSizes, tableLimits } from '#contract/limits.ts'
import { type Paging, pagingSchema } from '#contract/schemas/report.ts'

/** The page of a table that an address names; the first one when it names none that exists. */
export function readPaging({ searchParams }: URL): Paging {
  const asked = { page_no: searchParams.get('page'), pageSize: searchParams.get('rows') }
  const { data } = pagingSchema.safeParse(asked)
  const isOffered = pageSizes.some((size) => size === data?.pageSize)
  return data && isOffered ? data : { page_no: 1, pageSize: tableLimits.pageSize }
}

/** The address of a page of a table; what is at its default stays out of it. */
export function tablePath(
  path: string,
  { page, rows, ...filters }: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (page && page !== 1) query.set('page', String(page))
  if (rows && rows !== tableLimits.pageSize) query.set('rows', String(rows))
  return query.size > 0 ? `${path}?${query}` : path
}
