import { z } from 'zod'
import * as messages from '#contract/messages.ts'
import {
  blockSchema,
  contactAnswerSchema,
  contactModeSchema,
} from '#contract/schemas/contact-request.ts'
import { leadPageSchema, leadUpdateSchema } from '#contract/schemas/lead.ts'
import { listingToWire } from '#contract/schemas/listing-wire.ts'
import { notificationReadSchema } from '#contract/schemas/notification.ts'
import { notificationToWire } from '#contract/schemas/notification-wire.ts'
import { blockPerson } from '#domain/blocks/block-person.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { setContactMode } from '#domain/contact-requests/set-contact-mode.ts'
import { type Lead, listLeads } from '#domain/leads/list-leads.ts'
import { updateLead } from '#domain/leads/update-lead.ts'
import { listOwnListings } from '#domain/listings/list-own-listings.ts'
import { openInbox } from '#domain/notifications/list-notifications.ts'
import { markRead } from '#domain/notifications/mark-read.ts'
import { memberCall } from '#server/api/call.ts'

/** What an owner has: listings, leads and notices. */
export const ownerCalls = {
  '/api/prop/sbpl': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      const listings = await listOwnListings(db, viewer)
      return { data: { property: listings.map(ownListingToWire) } }
    },
  }),

  '/api/user/leads/get': memberCall({
    form: leadPageSchema,
    async answer({ db, viewer, form: { lead_status: status, spnInput: spn, ...paging } }) {
      const { leads, lastPage } = await listLeads(db, viewer, { ...paging, status, spn })
      return { data: { leads: leads.map(leadToWire), lastPage } }
    },
  }),

  '/api/user/leads/update': memberCall({
    form: leadUpdateSchema,
    async answer({ db, viewer, form: { _id, lead_status: status, note } }) {
      await updateLead(db, viewer, _id, { status, note: note === null ? '' : note })
      return { data: { message: messages.dashboard.leadSaved } }
    },
  }),

  '/api/user/contact-request': memberCall({
    form: contactAnswerSchema,
    async answer({ db, viewer, form: { _id, accept } }) {
      await answerContactRequest(db, viewer, _id, accept)
      const { accepted, declined } = messages.dashboard
      return { data: { message: accept ? accepted : declined } }
    },
  }),

  '/api/user/block': memberCall({
    form: blockSchema,
    async answer({ db, viewer, form: { _id, block } }) {
      await blockPerson(db, viewer, _id, block)
      const { blocked, unblocked } = messages.dashboard
      return { data: { message: block ? blocked : unblocked } }
    },
  }),

  '/api/prop/contact-mode': memberCall({
    form: contactModeSchema,
    async answer({ db, viewer, form: { _id, contact_mode: mode } }) {
      await setContactMode(db, viewer, _id, mode)
      const { asksFirst, showsNumber } = messages.dashboard
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
      return { data: { message: messages.notices.markedRead } }
    },
  }),
}

/** An owner also learns why staff sent a listing back. */
function ownListingToWire(listing: Awaited<ReturnType<typeof listOwnListings>>[number]) {
  return { ...listingToWire(listing), reason: listing.statusReason }
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
