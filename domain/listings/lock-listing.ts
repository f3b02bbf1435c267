import type { Db } from '#db/connect.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A listing the viewer may see, locked so that changes to it happen one after the other. */
export async function lockListing(trx: Db, viewer: Viewer, name: string) {
  const { id } = await requireListing(trx, viewer, name)
  return trx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
