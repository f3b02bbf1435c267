import { z } from 'zod'
import { conversationLimits, personLimits } from '#contract/limits.ts'
import { complaintReasons } from '#contract/options.ts'
import { id, kept, optionOf, text } from '#contract/schemas/fields.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import * as validation from '#contract/texts/validation.ts'

/** Asking the owner of a listing something. */
export const askSchema = spnInputSchema.extend(newLine())

/** Going on with a conversation. */
export const writeSchema = z.object({ _id: id(), ...newLine() })

/** A conversation was seen up to its line `last`. */
export const conversationReadSchema = z.object({ _id: id(), last: id() })

export const conversationComplaintSchema = z.object({
  _id: id(),
  reason: optionOf(complaintReasons, { empty: validation.chooseOne }),
  note: kept(text({ max: personLimits.complaintNoteChars })),
})

/** The answer to a question by the link of a message: one of two, or in words. */
export const questionLinkSchema = z.discriminatedUnion('answer', [
  z.object({ token: token(), answer: z.enum(['yes', 'no']) }),
  z.object({ token: token(), answer: z.literal('write'), line: line() }),
])

function newLine() {
  return {
    line: line(),
    /** Made by the sender: what is sent again with the same one is written once. */
    key: id(),
  }
}

/** Text alone; more than one empty line in a row says nothing. */
function line() {
  return text({ max: conversationLimits.lineChars }).overwrite((typed) =>
    typed.replace(/\n{3,}/g, '\n\n'),
  )
}

function token() {
  return text({ max: 300 })
}
