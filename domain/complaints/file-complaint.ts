import type { ComplaintReason } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import { assessListing } from '#domain/review/assess-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

type Complaint = {
  reason: ComplaintReason
  note: string
  address: string
  /** Tells visitors without an account apart for a day, and says nothing about who they are. */
  visitorHash?: Buffer
}

const perAddressDay = 20

/**
 * Files a complaint. A person has at most one open one per listing, a visitor one per day and
 * address; a new one replaces it.
 */
export function fileComplaint(
  db: Db,
  viewer: Viewer | null,
  ref: string,
  { reason, note, address, visitorHash }: Complaint,
) {
  return inTransaction(db, async (trx) => {
    const { id: listingId } = await requireListing(trx, viewer, ref)
    await limitComplaints(trx, address)
    const complainantId = viewer?.id ?? null
    const complainantHash = viewer ? null : (visitorHash ?? null)
    await storeComplaint(trx, { listingId, complainantId, complainantHash, reason, note })
  })
}

export async function limitComplaints(trx: Db, address: string) {
  const usedUp = await consumeRateLimits(trx, [
    { scope: 'listing-report', subject: address, limit: perAddressDay, seconds: 86_400 },
  ])
  if (!usedUp) return
  throw new DomainError('too_many', { retryAfter: usedUp.retryAfter, isOfAddress: true })
}

type Stored = {
  listingId: string
  complainantId: string | null
  complainantHash: Buffer | null
  reason: ComplaintReason
  note: string
  /** A conversation that staff may then read. */
  conversationId?: string
}

/**
 * Stores a complaint in place of the open one that the same person made about the listing. The
 * listing may be taken out of view because of it, until staff have looked at it.
 */
export async function storeComplaint(trx: Db, complaint: Stored) {
  const listing = await lockListing(trx, { kind: 'site' }, complaint.listingId)
  const { reason, note, conversationId } = complaint
  await trx
    .insertInto('complaint')
    .values(complaint)
    .onConflict((conflict) =>
      (complaint.complainantId
        ? conflict.columns(['listingId', 'complainantId']).where('status', '=', 'new')
        : conflict
            .columns(['listingId', 'complainantHash'])
            .where('status', '=', 'new')
            .where('complainantId', 'is', null)
      ).doUpdateSet({ reason, note, ...(conversationId && { conversationId }) }),
    )
    .execute()
  await assessListing(trx, listing)
}
