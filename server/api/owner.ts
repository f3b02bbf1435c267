import { z } from 'zod'
import { statusReasonText } from '#contract/listing/reason-text.ts'
import {
  blockSchema,
  contactAnswerSchema,
  contactModeSchema,
} from '#contract/schemas/contact-request.ts'
import { flag, text } from '#contract/schemas/fields.ts'
import { leadPageSchema, leadUpdateSchema } from '#contract/schemas/lead.ts'
import { listingToWire } from '#contract/schemas/listing-wire.ts'
import { notificationReadSchema } from '#contract/schemas/notification.ts'
import { notificationToWire } from '#contract/schemas/notification-wire.ts'
import { pagingFromWire } from '#contract/schemas/report.ts'
import * as texts from '#contract/texts.ts'
import type { Listing } from '#db/schema.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { answerContactLink, readContactToken } from '#domain/contact-requests/contact-link.ts'
import { setContactMode } from '#domain/contact-requests/set-contact-mode.ts'
import { DomainError } from '#domain/errors.ts'
import { type Lead, listLeads } from '#domain/leads/list-leads.ts'
import { updateLead } from '#domain/leads/update-lead.ts'
import { listOwnListings } from '#domain/listings/list-own-listings.ts'
import { openInbox } from '#domain/notifications/list-notifications.ts'
import { markAllRead } from '#domain/notifications/mark-all-read.ts'
import { markRead } from '#domain/notifications/mark-read.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'
import { StreamedJson, streamList } from '#server/api/streamed-json.ts'

/** What an owner has: listings, leads and notifications. */
export const ownerCalls = {
  '/api/prop/sbpl': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      const batches = await listOwnListings(db, viewer)
      return new StreamedJson(
        streamList('{"result_code":1,"data":{"property":[', batches, ']}}', ownListingToWire),
      )
    },
  }),

  '/api/user/leads/get': memberCall({
    form: leadPageSchema,
    async answer({ db, viewer, form: { lead_status: status, spnInput: spn, ...form } }) {
      const { leads, lastPage } = await listLeads(db, viewer, {
        ...pagingFromWire(form),
        status,
        spn,
      })
      return { data: { leads: leads.map(leadToWire), lastPage } }
    },
  }),

  '/api/user/leads/update': memberCall({
    form: leadUpdateSchema,
    async answer({ db, viewer, form }) {
      const { _id, lead_status: status, note, whole: isForPerson } = form
      await updateLead(db, viewer, _id, { status, note: note === null ? '' : note, isForPerson })
      return { data: { message: texts.dashboard.leadSaved } }
    },
  }),

  '/api/user/contact-request': memberCall({
    form: contactAnswerSchema,
    async answer({ db, viewer, form: { _id, accept } }) {
      await answerContactRequest(db, viewer, _id, accept)
      const { accepted, declined } = texts.dashboard
      return { data: { message: accept ? accepted : declined } }
    },
  }),

  '/api/user/contact/link': anyoneCall({
    form: z.object({ token: text({ max: 300 }), accept: flag() }),
    async answer({ db, resources: { secret }, form: { token, accept } }) {
      const question = readContactToken(secret, token)
      if (!question) throw new DomainError('not_found')
      await answerContactLink(db, question, accept)
      const { accepted, declined } = texts.dashboard
      return { data: { message: accept ? accepted : declined } }
    },
  }),

  '/api/user/block': memberCall({
    form: blockSchema,
    async answer({ db, viewer, form: { _id, block } }) {
      await blockSeeker(db, viewer, _id, block)
      const { blocked, unblocked } = texts.dashboard
      return { data: { message: block ? blocked : unblocked } }
    },
  }),

  '/api/prop/contact-mode': memberCall({
    form: contactModeSchema,
    async answer({ db, viewer, form: { _id, contact_mode: mode } }) {
      await setContactMode(db, viewer, _id, mode)
      const { asksFirst, showsNumber } = texts.dashboard
      return { data: { message: mode === 'ask' ? asksFirst : showsNumber } }
    },
  }),

  '/api/user/noti': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      const { notifications, unread } = await openInbox(db, viewer)
      return { data: { noti: notifications.map(notificationToWire), un_read: unread } }
    },
  }),

  '/api/user/noti/read': memberCall({
    form: notificationReadSchema,
    async answer({ db, viewer, form }) {
      await markRead(db, viewer, form.updateId)
      return { data: { message: texts.notifications.markedRead } }
    },
  }),

  '/api/user/noti/read-all': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await markAllRead(db, viewer)
      return { data: { message: texts.notifications.allMarkedRead } }
    },
  }),
}

/** An owner also sees the house number and learns why staff sent a listing back. */
function ownListingToWire(listing: Listing) {
  return {
    ...listingToWire(listing),
    house_no: listing.houseNo,
    reason: statusReasonText(listing),
  }
}

function leadToWire({ id, kind, status, note, createdAt, spn, name, phone, email }: Lead) {
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    user_name: name,
    phone_no: phone ?? '',
    user_email: email,
    SPN_id: spn,
    lead_type: kind,
    lead_status: status,
    note,
  }
}
