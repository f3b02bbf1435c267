import { z } from 'zod'
import { lastVisitDay } from '#contract/format/dates.ts'
import { visitTimes } from '#contract/options.ts'
import { id, isoDate, optionOf } from '#contract/schemas/fields.ts'

/** Answering, moving or ending a visit. */
export function visitUpdateSchema(today: string) {
  return z.discriminatedUnion('action', [
    z.object({
      _id: id(),
      action: z.enum(['accept', 'propose']),
      visit_date: isoDate({ from: today, to: lastVisitDay(today) }),
      visit_time: optionOf(visitTimes),
    }),
    z.object({ _id: id(), action: z.enum(['decline', 'cancel']) }),
  ])
}
