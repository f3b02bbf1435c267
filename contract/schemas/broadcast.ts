import { z } from 'zod'
import { dayMs, isIsoDay } from '#contract/format/dates.ts'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import { senderLimits } from '#contract/limits.ts'
import { audienceRoles, homeKinds, lastSeen } from '#contract/options/audiences.ts'
import { recipientOutcomes } from '#contract/options/broadcasts.ts'
import { cities, messageChannels, messagePurposes } from '#contract/options.ts'
import { parseJson } from '#contract/schemas/field-input.ts'
import { flag, id, kept, optionOf, phone, text, withDefault } from '#contract/schemas/fields.ts'
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

/** A moment in India as a date and a time field give it: not past, and not far ahead. */
function laterMoment() {
  return text({ max: 16 })
    .refine((moment) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(moment), {
      error: texts.sender.notADay,
      abort: true,
    })
    .refine((moment) => isIsoDay(moment.slice(0, 10)), { error: texts.sender.notADay, abort: true })
    .transform((moment) => new Date(`${moment}:00+05:30`))
    .refine((moment) => moment.getTime() > Date.now(), texts.sender.pastTime)
    .refine(
      (moment) => moment.getTime() < Date.now() + plannedLimits.scheduledDays * dayMs,
      texts.sender.tooFarAhead(plannedLimits.scheduledDays),
    )
}

/** Whom "everyone" narrows down to. */
const audienceFields = {
  city: kept(optionOf(cities)),
  role: kept(optionOf(audienceRoles)),
  listed: kept(optionOf(homeKinds)),
  searched: kept(optionOf(homeKinds)),
  seen: kept(optionOf(lastSeen)),
}

/** A message to many. The server renders each text from the raw message, so only numbers count. */
const messageFields = {
  list: phoneList(),
  /** For e-mails and notifications. */
  subject: kept(text({ max: plannedLimits.subjectChars })),
  raw_message: text({ max: senderLimits.messageChars, empty: texts.sender.noMessage }),
  mess_send_type: optionOf(messageChannels),
  purpose: withDefault('service', optionOf(messagePurposes)),
  /** All users, or those that `search` finds, instead of their numbers. */
  everyone: kept(flag()),
  search: kept(text({ max: senderLimits.searchChars })),
  ...audienceFields,
  /** Numbers among all those users that are left out. */
  except: withDefault([], phoneList()),
  /** The registered SMS text that is meant, where several fit. */
  dlt_id: kept(text({ max: 30 })),
  /** When it is to begin, if not at once: YYYY-MM-DDTHH:MM in India. */
  send_at: kept(laterMoment()),
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

/** Names of numbers, or which and how many users a search and a filter find. */
export const messageContactsSchema = z.object({
  list: withDefault([], phoneList()),
  search: kept(text({ max: senderLimits.searchChars })),
  ...audienceFields,
})

/** Moves what has not begun yet to another moment. */
export const messageScheduleSchema = z.object({
  ref_no: text({ max: 64, empty: texts.sender.nothingScheduled }),
  send_at: laterMoment(),
})

export const messageCancelSchema = z.object({
  ref_no: text({ max: 64, empty: texts.sender.nothingScheduled }),
})

/** What became of the recipients of a batch, page by page. */
export const messageRecipientsSchema = z.object({
  ref_no: text({ max: 64 }),
  outcome: kept(optionOf(recipientOutcomes)),
  after: kept(id()),
})

export const templateSaveSchema = z.object({
  _id: kept(id()),
  name: text({ max: plannedLimits.templateNameChars }),
  subject: kept(text({ max: plannedLimits.subjectChars })),
  raw_message: text({ max: senderLimits.messageChars, empty: texts.sender.noMessage }),
})

export const templateRemoveSchema = z.object({ _id: id() })
