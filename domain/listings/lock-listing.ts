import type { Db } from '#db/connect.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A listing the viewer may see, locked so that changes to it happen one after the other. */
export async function lockListing(trx: Db, viewer: Viewer, name: string) {
  const { id, ownerId } = await requireListing(trx, viewer, name)
  // The account before the listing, as erasing an account locks them: else the two could deadlock.
  await lockAccount(trx, ownerId)
  return trx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
