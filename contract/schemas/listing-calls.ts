import { z } from 'zod'
import { lastVisitDay } from '#contract/dates.ts'
import { listingLimits, personLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { listingStatuses, reportReasons, visitTimes } from '#contract/options.ts'
import { flag, isoDate, kept, optional, optionOf, text } from '#contract/schemas/fields.ts'

/** Any call about one listing, named by its SPN_id or its _id. */
export const spnInputSchema = z.object({ spnInput: listingName() })

export const saveListingSchema = spnInputSchema.extend({ save_status: flag() })

/** Asking for a visit, or changing the wish: what is left out stays, what is empty is left open. */
export function appointmentSchema(today: string) {
  return spnInputSchema.extend({
    visit_date: optional(isoDate({ from: today, to: lastVisitDay(today) })),
    visit_time: optional(optionOf(visitTimes)),
  })
}

export const statusUpdateSchema = z.object({
  _id: listingName(),
  status_code: optionOf(listingStatuses),
  reason: kept(text({ max: listingLimits.reasonChars })),
})

/** Undoing the last change of a listing's status. */
export const statusUndoSchema = z.object({ _id: listingName() })

/** Reporting a listing. */
export const listingReportSchema = spnInputSchema.extend({
  reason: optionOf(reportReasons, { empty: messages.validation.chooseOne }),
  note: kept(text({ max: personLimits.reportNoteChars })),
})

// Not checked further: a name that cannot exist is answered like one that does not.
function listingName() {
  return text({ max: 64 })
}
