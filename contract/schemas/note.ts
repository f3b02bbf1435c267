import { noteLimits } from '#contract/limits.ts'
import { noteSubjects } from '#contract/options.ts'
import { optional, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'

/** A seeker's own note; an empty one removes it. */
export const noteSchema = spnInputSchema.extend({
  about: optionOf(noteSubjects),
  note: optional(text({ max: noteLimits.chars })),
})
