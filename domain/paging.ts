import type { Paging } from '#contract/schemas/report.ts'

/** How many rows come before a page. */
export function rowsBefore({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize
}

/** The number of the last page; an empty list has one page too. */
export function lastPageOf(total: number, { pageSize }: Pick<Paging, 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
