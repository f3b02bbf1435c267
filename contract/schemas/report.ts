import { z } from 'zod'
import { tableLimits } from '#contract/limits.ts'
import { isMissing } from '#contract/schemas/field-input.ts'
import { isoDate, kept, text, wholeNumber, withDefault } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

/** One page of a table. */
export const pagingSchema = z.object({
  page_no: withDefault(1, wholeNumber({ min: 1, max: tableLimits.maxPage })),
  pageSize: withDefault(
    tableLimits.pageSize,
    wholeNumber({ min: 1, max: tableLimits.maxPageSize }),
  ),
})

/** A page of a report; beyond the specified fields it can be searched, filtered and sorted. */
export const reportQuerySchema = pagingSchema.extend({
  search: kept(text({ max: tableLimits.searchChars })),
  status: kept(text({ max: 40 })),
  from: kept(isoDate()),
  to: kept(isoDate()),
  sort: kept(text({ max: 40 })),
  order: kept(z.enum(['asc', 'desc'], texts.validation.unknownOption)),
})

/** The report of users, which the message sender reads as a whole by sending `all`. */
export const userQuerySchema = reportQuerySchema.extend({
  all: z.preprocess((input) => !isMissing(input) && !isNo(input), z.boolean()),
})

export type Paging = { page: number; pageSize: number }
export type ReportQuery = Paging & Omit<z.infer<typeof reportQuerySchema>, 'page_no'>

/** A checked form under our name of its page. */
export function pagingFromWire<Form extends { page_no: number }>({ page_no: page, ...rest }: Form) {
  return { page, ...rest }
}

/** A page by what an address says of it; undefined when there cannot be such a page. */
export function parsePaging(page: unknown, pageSize: unknown): Paging | undefined {
  const { data } = pagingSchema.safeParse({ page_no: page, pageSize })
  return data && pagingFromWire(data)
}

function isNo(input: unknown) {
  return typeof input === 'string' && ['false', 'no', '0'].includes(input.trim().toLowerCase())
}
