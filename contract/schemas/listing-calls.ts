import { z } from 'zod'
import { lastVisitDay } from '#contract/format/dates.ts'
import { contactLimits, listingLimits, personLimits } from '#contract/limits.ts'
import { complaintReasons, listingStatuses, visitTimes } from '#contract/options.ts'
import { flag, id, isoDate, kept, optional, optionOf, text } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

/** Any call about one listing, named by its SPN_id or its _id. */
export const spnInputSchema = z.object({ spnInput: listingRef() })

export const saveListingSchema = spnInputSchema.extend({ save_status: flag() })

/** Asking for the owner's number, with a line about oneself. */
export const contactSchema = spnInputSchema.extend({ line: seekerLine() })

/** Asking for a visit, or changing the wish: what is left out stays, what is empty is left open. */
export function appointmentSchema(today: string) {
  return spnInputSchema.extend({
    visit_date: optional(isoDate({ from: today, to: lastVisitDay(today) })),
    visit_time: optional(optionOf(visitTimes)),
    /** One of the owner's free slots, in place of a day and a time. */
    slot: optional(id()),
    line: seekerLine(),
  })
}

export const statusUpdateSchema = z.object({
  _id: listingRef(),
  status_code: optionOf(listingStatuses),
  reason: kept(text({ max: listingLimits.reasonChars })),
})

/** Changing a listing that is shown, or undoing the last change of its status. */
export const listingIdSchema = z.object({ _id: listingRef() })

/** A complaint about a listing. */
export const complaintSchema = spnInputSchema.extend({
  reason: optionOf(complaintReasons, { empty: texts.validation.chooseOne }),
  note: kept(text({ max: personLimits.complaintNoteChars })),
})

/** Line breaks become spaces; undefined when left out or empty. */
function seekerLine() {
  const line = text({ max: contactLimits.lineChars })
  return kept(line.overwrite((typed) => typed.replace(/\s+/g, ' ')))
}

// Not checked further: a ref that cannot exist is answered like one that does not.
export function listingRef() {
  return text({ max: 64 })
}
