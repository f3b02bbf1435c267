import { z } from 'zod'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { senderLimits } from '#contract/limits.ts'
import { lookPurposes, messageChannels } from '#contract/options.ts'
import { id, kept, optionOf, phone, text } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

/** A message of staff to one user. */
export const userMessageSchema = z.object({
  _id: id(),
  channel: optionOf(messageChannels, { empty: texts.validation.chooseOne }),
  /** For an e-mail or a notification; the site's own if left out. */
  subject: kept(text({ max: plannedLimits.subjectChars })),
  message: text({ max: senderLimits.messageChars, empty: texts.sender.noMessage }),
})

/** Looking at what a user searched for, and why. */
export const userSearchesSchema = z.object({
  _id: id(),
  purpose: optionOf(lookPurposes, { empty: texts.validation.chooseOne }),
  reason: text({ max: reviewLimits.blockReasonChars }),
})

/** Erasing an account at the user's request; the number is typed to be sure whose it is. */
export const userEraseSchema = z.object({
  _id: id(),
  typed_phone: phone(),
  reason: text({ max: reviewLimits.blockReasonChars }),
})
