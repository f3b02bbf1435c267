import { z } from 'zod'
import { leadLimits } from '#contract/limits.ts'
import { leadStatuses } from '#contract/options.ts'
import { flag, id, kept, optionOf, text } from '#contract/schemas/fields.ts'
import { pagingSchema } from '#contract/schemas/report.ts'

/** A page of leads, of one state or one listing where these are named. */
export const leadPageSchema = pagingSchema.extend({
  lead_status: kept(optionOf(leadStatuses)),
  spnInput: kept(text({ max: 64 })),
})

/** Changing the state or the note of a lead, or of all of its person; what is left out stays. */
export const leadUpdateSchema = z.object({
  _id: id(),
  lead_status: kept(optionOf(leadStatuses)),
  note: z.preprocess(
    (input: string | undefined) => (input === '' ? null : input),
    text({ max: leadLimits.noteChars }).nullish(),
  ),
  whole: kept(flag()),
})
