import { z } from 'zod'
import { senderLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { messageChannels } from '#contract/options.ts'
import { parseJson } from '#contract/schemas/field-input.ts'
import { optionOf, phone, text } from '#contract/schemas/fields.ts'

export const messageReferenceSchema = z.object({ mess_type: optionOf(messageChannels) })

/** A message to many. Each text is made anew from the raw message, so only the numbers are read. */
export const messageSendSchema = z.object({
  list: z.preprocess(
    (input) => (typeof input === 'string' ? parseJson(input) : input),
    z
      .array(z.object({ phone_no: phone() }, messages.validation.notList), {
        error: messages.sender.selectNumber,
      })
      .min(1, messages.sender.selectNumber)
      .max(senderLimits.contacts, messages.validation.tooMany(senderLimits.contacts))
      .transform((contacts) => [...new Set(contacts.map((contact) => contact.phone_no))]),
  ),
  ref_no: text({ max: 64, empty: messages.sender.unknownReference }),
  raw_message: text({ max: senderLimits.messageChars, empty: messages.sender.noMessage }),
  mess_send_type: optionOf(messageChannels),
})
