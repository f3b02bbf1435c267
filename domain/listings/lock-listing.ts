import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A listing the viewer may see, locked so that changes to it happen one after the other. */
export async function lockListing(trx: Db, viewer: Viewer, name: string) {
  const { id, ownerId } = await requireListing(trx, viewer, name)
  // Locked before the listing, as erasing an account does: otherwise the two could deadlock.
  const isLive = await lockAccount(trx, ownerId)
  // Erased or blocked after this request began.
  if (!isLive && viewer.id === ownerId) throw new DomainError('signed_out')
  return trx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
