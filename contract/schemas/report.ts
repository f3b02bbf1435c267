import { z } from 'zod'
import { pageSizes, tableLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { isMissing } from '#contract/schemas/field-input.ts'
import { wholeNumber, withDefault } from '#contract/schemas/fields.ts'

/** One page of a table. */
export const pagingSchema = z.object({
  page_no: withDefault(1, wholeNumber({ min: 1, max: tableLimits.maxPage })),
  pageSize: withDefault(
    tableLimits.pageSize,
    wholeNumber({ min: 1, max: tableLimits.maxPage }).pipe(
      z.literal(pageSizes, messages.validation.unknownOption),
    ),
  ),
})

/** The table of users, which the message sender reads as a whole by sending `all`. */
export const userPagingSchema = pagingSchema.extend({
  all: z.preprocess((input) => !isMissing(input) && !isNo(input), z.boolean()),
})

export type Paging = z.infer<typeof pagingSchema>

function isNo(input: unknown) {
  return typeof input === 'string' && ['false', 'no', '0'].includes(input.trim().toLowerCase())
}
