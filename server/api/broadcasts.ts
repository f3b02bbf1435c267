import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { senderLimits } from '#contract/limits.ts'
import type { AudienceFilter } from '#contract/options/audiences.ts'
import { leftOutGroups, leftOutReasons } from '#contract/options/left-out-reasons.ts'
import {
  messageContactsSchema,
  messagePreviewSchema,
  messageProgressSchema,
  messageReferenceSchema,
  messageSendSchema,
  messageStopSchema,
} from '#contract/schemas/broadcast.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { untimed, withoutDeadline } from '#db/deadline.ts'
import { findProgress, listRecipients } from '#domain/broadcasts/find-broadcast.ts'
import { countEveryone, findAudience, findContacts } from '#domain/broadcasts/find-contacts.ts'
import { listEarlierMessages } from '#domain/broadcasts/list-earlier-texts.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { type Draft, previewMessage } from '#domain/broadcasts/preview-message.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import type { Viewer } from '#domain/viewer.ts'
import { progressToWire, recipientToWire } from '#server/api/broadcast-wire.ts'
import { staffCall } from '#server/api/call.ts'

/** Room for ten thousand numbers, each with the text that older clients send along. */
const formBytes = 8 * 1024 * 1024
/**
 * A slow provider must not keep the caller waiting longer; the broadcast continues in the
 * background.
 */
const longestWaitMs = 20_000
/** Our own page asks for details and follows a longer broadcast itself, where it can be stopped. */
const pageWaitMs = 2_000

export const messageCalls = {
  '/api/mess/mess-r': staffCall({
    form: z.object({}),
    async answer({ db }) {
      const earlier = await listEarlierMessages(db)
      return { data: { list: earlier.map(({ id, body }) => ({ _id: id, message: body })) } }
    },
  }),

  '/api/mess/ref': staffCall({
    form: messageReferenceSchema,
    async answer({ db, viewer, form }) {
      return { data: { referenceNo: await openBroadcast(db, viewer, form.mess_type) } }
    },
  }),

  '/api/mess/contacts': staffCall({
    form: messageContactsSchema,
    async answer({ db, viewer, form }) {
      if (form.list.length > 0) {
        const people = await findContacts(db, viewer, form.list)
        return { data: { count: people.length, user_data: people.map(contactToWire) } }
      }
      const everyone = everyoneOf({ ...form, except: [] })
      if (!everyone.filter) {
        return { data: { count: await countEveryone(db, everyone), user_data: [] } }
      }
      const { count, people } = await findAudience(db, viewer, everyone)
      return { data: { count, user_data: people.map(contactToWire) } }
    },
  }),

  '/api/mess/preview': staffCall({
    form: messagePreviewSchema,
    formBytes,
    postedAs: { body: 'raw_message' },
    async answer({ db, resources, viewer, form }) {
      const found = await previewMessage(db, viewer, draftOf(form), resources.sender)
      return {
        data: {
          total: found.total,
          unknown: found.strangers,
          left_out: found.leftOut.map(({ reason, people }) => ({
            reason: leftOutReasons.labels[reason],
            group: leftOutGroups[reason],
            people,
          })),
          dlt_id: found.template?.dltId ?? '',
          list: found.people.map(({ phone, name, text, reason }) => ({
            phone_no: phone,
            user_name: name ?? '',
            message: text,
            reason: reason ? leftOutReasons.labels[reason] : '',
          })),
        },
      }
    },
  }),

  '/api/mess/cus-mess': staffCall({
    form: messageSendSchema,
    formBytes,
    postedAs: { body: 'raw_message' },
    async answer({ db, resources, viewer, form }) {
      const { broadcastSender, sender, log } = resources
      const { id } = await startBroadcast(db, viewer, form.ref_no, draftOf(form), sender)
      // A scheduled broadcast is begun by a background job.
      if (form.send_at) return { data: await resultOf(db, viewer, form) }
      const sending = withoutDeadline(() => broadcastSender.send(id)).catch((error) => {
        log.warn({ err: error }, 'a broadcast of messages was interrupted')
      })
      const isSmall = !form.everyone && form.list.length <= senderLimits.answeredWhenDone
      const longest = form.details ? pageWaitMs : longestWaitMs
      const enough = () => Promise.race([sending, sleep(longest, undefined, { ref: false })])
      if (isSmall) await untimed(enough)
      return { data: await resultOf(db, viewer, form) }
    },
  }),

  '/api/mess/progress': staffCall({
    form: messageProgressSchema,
    async answer({ db, viewer, form }) {
      const progress = await findProgress(db, viewer, form.ref_no)
      const limit = senderLimits.listed
      const list = form.list ? await listRecipients(db, viewer, progress, { limit }) : []
      return { data: { ...progressToWire(progress), list: list.map(recipientToWire) } }
    },
  }),

  '/api/mess/stop': staffCall({
    form: messageStopSchema,
    async answer({ db, viewer, form }) {
      const stopped = await stopBroadcast(db, viewer, form.ref_no)
      return { data: { stopped, message: texts.sender.stopped(stopped) } }
    },
  }),
}

/** A request with only the specified fields gets exactly the specified answer. */
async function resultOf(db: Db, viewer: Viewer, form: z.output<typeof messageSendSchema>) {
  const progress = await findProgress(db, viewer, form.ref_no)
  const { total, success, failed, leftOut, stopped } = progress
  const isWaiting = progress.status === 'sending' || progress.status === 'scheduled'
  if (!form.details && isWaiting) return { ...progressToWire(progress), list: [] }
  if (!form.details) {
    const recipients = await listRecipients(db, viewer, progress)
    const list = recipients.map((one) => {
      const { phone_no, message, status_code } = recipientToWire(one)
      return { phone_no, message, status_code }
    })
    return { total, success, failed: failed + leftOut + stopped, list }
  }
  const limit = senderLimits.listed
  const list = await listRecipients(db, viewer, progress, { limit })
  return { ...progressToWire(progress), list: list.map(recipientToWire) }
}

function draftOf(form: z.output<typeof messagePreviewSchema>): Draft {
  return {
    channel: form.mess_send_type,
    purpose: form.purpose,
    subject: form.subject ?? '',
    body: form.raw_message,
    audience: { phones: form.list, everyone: form.everyone ? everyoneOf(form) : undefined },
    dltId: form.dlt_id,
    scheduledAt: form.send_at ?? undefined,
  }
}

type AudienceForm = { search?: string | null | undefined; except: string[] } & {
  [Name in keyof AudienceFilter]?: AudienceFilter[Name] | null | undefined
}

function everyoneOf({ search, except, city, role, listed, searched, seen }: AudienceForm) {
  const given = Object.entries({ city, role, listed, searched, seen }).filter(([, value]) => value)
  const filter: AudienceFilter = Object.fromEntries(given)
  return { search: search ?? '', except, ...(given.length > 0 && { filter }) }
}

type Contact = { id: string; phone: string | null; name: string; email: string }

function contactToWire({ id: _id, phone, name, email }: Contact) {
  return { _id, user_name: name, phone_no: phone ?? '', user_email: email }
}
