import { z } from 'zod'
import { senderLimits } from '#contract/limits.ts'
import { messageChannels, messagePurposes } from '#contract/options.ts'
import { parseJson } from '#contract/schemas/field-input.ts'
import { flag, kept, optionOf, phone, text, withDefault } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

export const messageReferenceSchema = z.object({ mess_type: optionOf(messageChannels) })

/** Numbers as JSON, each as `{ phone_no }` or bare, as number or text; each is taken once. */
function phoneList() {
  return z.preprocess(
    (input: readonly Contact[] | string | undefined) =>
      typeof input === 'string' ? parseJson(input) : input,
    z
      .array(
        z.preprocess(
          (one: Contact) => (typeof one === 'object' && one ? one.phone_no : one),
          phone(),
        ),
        { error: texts.sender.selectNumber },
      )
      .max(senderLimits.contacts, texts.validation.tooMany(senderLimits.contacts))
      .transform((phones) => [...new Set(phones)]),
  )
}

type Contact = string | { phone_no: string; message?: string }

/** A message to many. The server renders each text from the raw message, so only numbers count. */
const messageFields = {
  list: phoneList(),
  raw_message: text({ max: senderLimits.messageChars, empty: texts.sender.noMessage }),
  mess_send_type: optionOf(messageChannels),
  purpose: withDefault('service', optionOf(messagePurposes)),
  /** All users, or those that `search` finds, instead of their numbers. */
  everyone: kept(flag()),
  search: kept(text({ max: senderLimits.searchChars })),
  /** Numbers among all those users that are left out. */
  except: withDefault([], phoneList()),
  /** The registered SMS text that is meant, where several fit. */
  dlt_id: kept(text({ max: 30 })),
}

type Chosen = { list: string[]; everyone?: boolean | undefined }

function isSomebodyChosen({ list, everyone }: Chosen) {
  return everyone === true || list.length > 0
}

const nobodyChosen = { path: ['list'], error: texts.sender.selectNumber }

export const messagePreviewSchema = z.object(messageFields).refine(isSomebodyChosen, nobodyChosen)

export const messageSendSchema = z
  .object({
    ...messageFields,
    ref_no: text({ max: 64, empty: texts.sender.unknownReference }),
    /** Asks for more than the total, the two counts and the plain list. */
    details: kept(flag()),
  })
  .refine(isSomebodyChosen, nobodyChosen)

/** How far a batch is; with `list` also what became of its recipients. */
export const messageProgressSchema = z.object({
  ref_no: text({ max: 64, empty: texts.sender.unknownReference }),
  list: kept(flag()),
})

/** Ends what is left of a batch. */
export const messageStopSchema = z.object({
  ref_no: text({ max: 64, empty: texts.sender.nothingToStop }),
})

/** Names of numbers, or how many users a search finds. */
export const messageContactsSchema = z.object({
  list: withDefault([], phoneList()),
  search: kept(text({ max: senderLimits.searchChars })),
})
