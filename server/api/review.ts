import { spnInputSchema } from '#contract/schemas/listing-calls.ts'
import {
  blockUserSchema,
  dismissComplaintsSchema,
  joinListingsSchema,
  moveRequestSchema,
} from '#contract/schemas/review.ts'
import * as texts from '#contract/texts.ts'
import { blockUser, unblockUser } from '#domain/blocks/block-user.ts'
import { dismissComplaints } from '#domain/complaints/dismiss-complaints.ts'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { separateListing } from '#domain/home-groups/separate-listing.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { moveRequest } from '#domain/requests/move-request.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { undoApproval } from '#domain/review/undo-approval.ts'
import { staffCall } from '#server/api/call.ts'

/**
 * What staff do about listings, requests and people; decisions are made by `/api/prop/sbpl/update`.
 */
export const reviewCalls = {
  /** Renews the claim of an open page and says whether its listing is unchanged. */
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
    form: dismissComplaintsSchema,
    async answer({ db, viewer, form }) {
      await dismissComplaints(db, viewer, form.spnInput, form.reason)
      return { data: { message: texts.review.dismissed } }
    },
  }),

  '/api/review/undo': staffCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      await undoApproval(db, viewer, form.spnInput)
      return { data: { message: texts.review.undone } }
    },
  }),

  '/api/review/home/separate': staffCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      await separateListing(db, viewer, form.spnInput)
      return { data: { message: texts.homeGroups.separated } }
    },
  }),

  '/api/review/home/join': staffCall({
    form: joinListingsSchema,
    async answer({ db, viewer, form }) {
      await joinListings(db, viewer, form.spnInput, form.other)
      return { data: { message: texts.homeGroups.joined } }
    },
  }),

  '/api/req/move': staffCall({
    form: moveRequestSchema,
    async answer({ db, viewer, form: { _id: id, req_type: kind, status: to, note, version } }) {
      const move = { to, version, note: note === null ? '' : note }
      const moved = await moveRequest(db, viewer, { kind, id }, move)
      return { data: { message: texts.review.requestSaved, ...moved } }
    },
  }),

  '/api/user/blocked': staffCall({
    form: blockUserSchema,
    async answer({ db, viewer, form: { _id, block, reason = '' } }) {
      if (block) await blockUser(db, viewer, _id, reason)
      else await unblockUser(db, viewer, _id, reason)
      const { blockDone, unblockDone } = texts.review
      return { data: { message: block ? blockDone : unblockDone } }
    },
  }),
}
