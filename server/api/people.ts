import { setTimeout as sleep } from 'node:timers/promises'
import { tableDate } from '#contract/format/dates.ts'
import { resultReasons } from '#contract/options/left-out-reasons.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import { userEraseSchema, userMessageSchema, userSearchesSchema } from '#contract/schemas/people.ts'
import * as texts from '#contract/texts.ts'
import { untimed, withoutDeadline } from '#db/deadline.ts'
import { listUserSearches } from '#domain/users/list-user-searches.ts'
import { findUserMessage, messageUser } from '#domain/users/message-user.ts'
import { requireErasable } from '#domain/users/require-erasable.ts'
import { administratorCall, staffCall } from '#server/api/call.ts'
import { eraseWholeAccount } from '#server/api/erase-whole-account.ts'

const longestWaitMs = 5_000

/** What staff do about one user. */
export const peopleCalls = {
  '/api/people/message': staffCall({
    form: userMessageSchema,
    postedAs: { body: 'message' },
    async answer({ db, resources, viewer, form: { _id, channel, subject, message } }) {
      const { sender, broadcastSender, log } = resources
      const draft = { channel, subject, body: message }
      const { broadcastId } = await messageUser(db, viewer, _id, draft, sender)
      const sending = withoutDeadline(() => broadcastSender.send(broadcastId)).catch((error) => {
        log.warn({ err: error }, 'a message to one user was interrupted')
      })
      await untimed(() => Promise.race([sending, sleep(longestWaitMs, undefined, { ref: false })]))
      const { status, reason } = await findUserMessage(db, broadcastId)
      const { messageSent, messageOnItsWay, messageNotSent } = texts.people
      if (status === 'sent') return { data: { message: messageSent } }
      const isWaiting = status === 'queued' || status === 'sending'
      const why = labelOf(resultReasons, reason)
      return { data: { message: isWaiting ? messageOnItsWay : messageNotSent(why) } }
    },
  }),

  '/api/people/searches': administratorCall({
    form: userSearchesSchema,
    async answer({ db, viewer, form: { _id, purpose, reason } }) {
      const searches = await listUserSearches(db, viewer, _id, { purpose, reason })
      const now = new Date()
      return {
        data: {
          searches: searches.map(({ id, text, city, at }) => ({
            id,
            text,
            city: labelOf(cities, city ?? ''),
            when: tableDate(at, now),
          })),
        },
      }
    },
  }),

  '/api/people/erase': administratorCall({
    form: userEraseSchema,
    postedAs: { typedPhone: 'typed_phone' },
    async answer({ db, resources, viewer, form: { _id, typed_phone, reason } }) {
      const user = await requireErasable(db, viewer, _id, typed_phone)
      await eraseWholeAccount(resources, user, { staffId: viewer.id, reason })
      return { data: { message: texts.people.erased } }
    },
  }),
}
