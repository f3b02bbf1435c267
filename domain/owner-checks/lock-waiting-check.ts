import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/** A check that staff may look at and decide about: not their own, and not decided. */
export async function lockWaitingCheck(trx: Db, viewer: Viewer, id: string) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  const check = () => trx.selectFrom('ownerCheck').selectAll().where('id', '=', id)
  const found = await check().executeTakeFirst()
  if (!found) throw new DomainError('not_found')
  if (found.ownerId === viewer.id) {
    throw new DomainError('forbidden', { message: texts.ownerChecks.ownCheck })
  }
  // Locked in the order account, listing, check, as taking a listing down locks them.
  await lockAccount(trx, found.ownerId)
  const { listingId } = found
  const listing = listingId ? await lockListing(trx, { kind: 'site' }, listingId) : undefined
  const locked = await check().forUpdate().executeTakeFirst()
  if (locked?.state !== 'waiting') {
    throw new DomainError('conflict', { message: texts.ownerChecks.decidedAlready })
  }
  return { ...locked, listing }
}
