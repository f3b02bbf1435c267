import * as messages from '#contract/messages.ts'
import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import {
  blockUserSchema,
  dismissReportsSchema,
  moveRequestSchema,
} from '#contract/schemas/review.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { moveRequest } from '#domain/requests/move-request.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { dismissReports } from '#domain/review/dismiss-reports.ts'
import { blockUser, unblockUser } from '#domain/users/block-user.ts'
import { staffCall } from '#server/api/call.ts'

/** What staff do about listings, requests and people; deciding is `/api/prop/sbpl/update`. */
export const reviewCalls = {
  /** Renews the claim of a page that is open, and says whether its listing is still as it was. */
  '/api/review/claim': staffCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const { id, status, version } = await requireListing(db, viewer, form.spnInput)
      const { isMine, name, since } = await claimListing(db, viewer, id)
      const claim = { is_mine: isMine, user_name: name, since: since.toISOString() }
      return { data: { ...claim, status_code: status, version } }
    },
  }),

  '/api/review/dismiss': staffCall({
    form: dismissReportsSchema,
    async answer({ db, viewer, form }) {
      await dismissReports(db, viewer, form.spnInput, form.reason)
      return { data: { message: messages.review.dismissed } }
    },
  }),

  '/api/req/move': staffCall({
    form: moveRequestSchema,
    async answer({ db, viewer, form: { _id: id, req_type: kind, status: to, note, version } }) {
      const move = { to, version, note: note === null ? '' : note }
      const moved = await moveRequest(db, viewer, { kind, id }, move)
      return { data: { message: messages.review.requestSaved, ...moved } }
    },
  }),

  '/api/user/blocked': staffCall({
    form: blockUserSchema,
    async answer({ db, viewer, form: { _id, block, reason = '' } }) {
      if (block) await blockUser(db, viewer, _id, reason)
      else await unblockUser(db, viewer, _id, reason)
      const { blockDone, unblockDone } = messages.review
      return { data: { message: block ? blockDone : unblockDone } }
    },
  }),
}
