import { randomUUID } from 'node:crypto'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { lockHomesOf } from '#domain/home-groups/homes-lock.ts'
import { listMembers } from '#domain/home-groups/list-members.ts'
import { ruleOnHomes } from '#domain/home-groups/rule-on-homes.ts'
import { showHome } from '#domain/home-groups/show-home.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Staff say that two listings on show are of the same home; the listings that are shown with either
 * of them are too.
 */
export function joinListings(db: Db, viewer: Viewer, ref: string, otherRef: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!isStaff(viewer)) throw new DomainError('forbidden')
    const listing = await requireListing(trx, viewer, ref)
    const other = await findListing(trx, viewer, otherRef)
    requireKindred(listing, other)
    await lockHomesOf(trx, listing.city!)
    const [mine, theirs] = [await membersOf(trx, listing), await membersOf(trx, other)]
    await ruleOnHomes(
      trx,
      viewer,
      mine.ids.flatMap((id) => theirs.ids.map((each) => [id, each] as const)),
      true,
    )
    const homeId = theirs.homeId ?? mine.homeId ?? randomUUID()
    for (const listingId of new Set([...mine.ids, ...theirs.ids])) {
      await trx
        .insertInto('homeListing')
        .values({ listingId, homeId })
        .onConflict((conflict) => conflict.column('listingId').doUpdateSet({ homeId }))
        .execute()
    }
    await showHome(trx, homeId)
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'home.join',
      subjectKind: 'listing',
      subjectId: listing.id,
      facts: { homes: [other.spn] },
    })
  })
}

/**
 * A search covers one kind in one city, so a listing cannot stand for one of another kind or city.
 */
function requireKindred(listing: Listing, other: Listing | undefined): asserts other is Listing {
  const refuse = (sentence: string) => new DomainError('invalid', { fields: { other: sentence } })
  if (!other || other.id === listing.id) throw refuse(texts.homeGroups.unknown)
  const isKindred = (['city', 'category', 'deal'] as const).every(
    (name) => listing[name] === other[name],
  )
  if (!isKindred) throw refuse(texts.homeGroups.otherKind)
  if (listing.status !== 'active' || other.status !== 'active') {
    throw refuse(texts.homeGroups.notShown)
  }
}

async function membersOf(trx: Db, { id }: Listing) {
  const members = await listMembers(trx, id)
  if (members.length === 0) return { ids: [id], homeId: undefined }
  return { ids: members.map((member) => member.id), homeId: members[0]?.homeId }
}
