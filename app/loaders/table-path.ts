import { tableLimits } from '#contract/limits.ts'

/** The address of a page of a table; what is at its default stays out of it. */
export function tablePath(
  path: string,
  { page, rows, ...filters }: Record<string, string | number | undefined>,
  usualRows: number = tableLimits.pageSize,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (page && page !== 1) query.set('page', String(page))
  if (rows && rows !== usualRows) query.set('rows', String(rows))
  return query.size > 0 ? `${path}?${query}` : path
}
