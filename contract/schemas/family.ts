import { z } from 'zod'
import { lastVisitDay } from '#contract/format/dates.ts'
import { familyLimits } from '#contract/limits.ts'
import { flag, id, isoDate, optional, personName, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'

/** The token of the link of a family list. */
const token = text({ max: 200 })

export const joinFamilySchema = z.object({ token, name: personName() })

export const familyHeartSchema = spnInputSchema.extend({ token, liked: flag() })

/** A relative's note about a home and the day on which to see it; what is empty is removed. */
export function familyNoteSchema(today: string) {
  return spnInputSchema.extend({
    token,
    note: optional(text({ max: familyLimits.noteChars })),
    visit_date: optional(isoDate({ from: today, to: lastVisitDay(today) })),
  })
}

export const removeRelativeSchema = z.object({ _id: id() })
