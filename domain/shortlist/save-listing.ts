import type { Db } from '#db/connect.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Puts a listing on the viewer's list or takes it off. Says what shall be, so repeating it is harmless. */
export async function saveListing(db: Db, viewer: Viewer, name: string, isSaved: boolean) {
  const { id: listingId } = await requireListing(db, viewer, name)
  const entry = { userId: viewer.id, listingId }

  if (isSaved) {
    await db
      .insertInto('savedListing')
      .values(entry)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('savedListing')
      .where('userId', '=', entry.userId)
      .where('listingId', '=', entry.listingId)
      .execute()
  }
}
