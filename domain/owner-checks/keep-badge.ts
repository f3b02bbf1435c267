import type { OwnerCheckKind } from '#contract/options/owner-checks.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { placeHash } from '#domain/owner-checks/place-hash.ts'

const badge = ['checkedPaper', 'checkedAt'] as const

/**
 * Stores in the listing which paper was checked and when, as long as the home is where it was then:
 * cards and pages read it there. If a place is changed and the change undone, the badge comes back.
 */
export async function keepBadge(trx: Db, listing: Listing): Promise<Listing> {
  const accepted = await trx
    .selectFrom('ownerCheck')
    .select(['kind', 'decidedAt', 'placeHash'])
    .where('listingId', '=', listing.id)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  const told = accepted?.placeHash?.equals(placeHash(listing))
    ? { checkedPaper: paperKindOf(accepted.kind), checkedAt: accepted.decidedAt }
    : { checkedPaper: null, checkedAt: null }
  if (badge.every((name) => `${told[name]}` === `${listing[name]}`)) return listing
  await trx.updateTable('listing').set(told).where('id', '=', listing.id).execute()
  return { ...listing, ...told }
}

function paperKindOf(kind: OwnerCheckKind) {
  return kind === 'rera' ? null : kind
}

/** The same after answers of a listing have changed; most changes do not touch the place. */
export async function keepBadgeIfMoved(trx: Db, before: Listing, after: Listing) {
  if (after.revises || placeHash(before).equals(placeHash(after))) return after
  return keepBadge(trx, after)
}
