import { z } from 'zod'
import { addDays, lastVisitDay } from '#contract/format/dates.ts'
import { visitClocks } from '#contract/format/visit-clock.ts'
import { slotLimits } from '#contract/limits.ts'
import { visitTimes } from '#contract/options.ts'
import { id, isoDate, kept, listOf, optionOf, text, wholeNumber } from '#contract/schemas/fields.ts'
import * as validation from '#contract/texts/validation.ts'

/** Answering, moving or ending a visit. */
export function visitUpdateSchema(today: string) {
  return z.discriminatedUnion('action', [
    z
      .object({
        _id: id(),
        action: z.enum(['accept', 'propose']),
        visit_date: visitDay(today),
        ...exactOrNot(),
      })
      .refine(hasTime, needsTime),
    z.object({ _id: id(), action: z.enum(['decline', 'cancel']) }),
  ])
}

/** The same by the link of a message; a seeker may pick one of the owner's slots. */
export function visitLinkSchema(today: string) {
  return z.discriminatedUnion('action', [
    z.object({ token: token(), action: z.literal('accept'), clock: halfHour() }),
    z.object({ token: token(), action: z.literal('decline') }),
    z
      .object({
        token: token(),
        action: z.literal('propose'),
        visit_date: kept(visitDay(today)),
        slot: kept(id()),
        ...exactOrNot(),
      })
      .refine((form) => form.slot || form.visit_date, {
        error: validation.empty,
        path: ['visit_date'],
      })
      .refine((form) => form.slot || hasTime(form), needsTime),
  ])
}

/** When an owner is free, on one day or the same day of several weeks. */
export function slotsSchema(today: string) {
  return z.object({
    visit_date: isoDate({ from: today, to: addDays(today, 180) }),
    clocks: listOf(visitClocks).refine((clocks) => clocks.length > 0, validation.chooseOne),
    weeks: kept(wholeNumber({ min: 1, max: slotLimits.weeks })),
    /** One home; left out or empty, all of them. */
    spnInput: kept(text({ max: 64 })),
  })
}

export const slotSchema = z.object({ _id: id() })

type Timed = { visit_time?: string | undefined; clock?: string | undefined }

// Reported even while other fields are wrong.
const needsTime = { error: validation.empty, path: ['visit_time'], when: () => true }

/** An exact time implies the time of day. */
function hasTime({ visit_time, clock }: Timed) {
  return Boolean(visit_time || clock)
}

function exactOrNot() {
  return { visit_time: kept(optionOf(visitTimes)), clock: halfHour() }
}

function visitDay(today: string) {
  return isoDate({ from: today, to: lastVisitDay(today) })
}

function halfHour() {
  return kept(optionOf(visitClocks))
}

function token() {
  return text({ max: 300 })
}
