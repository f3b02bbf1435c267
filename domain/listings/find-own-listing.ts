import type { Db } from '#db/connect.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A listing of the viewer's own; those of others are not found. */
export async function findOwnListing(db: Db, viewer: Viewer, ref: string) {
  const listing = await findListing(db, viewer, ref)
  return listing?.ownerId === viewer.id ? listing : undefined
}
