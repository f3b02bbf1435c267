import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A listing the viewer may see. Hidden and missing ones are refused alike. */
export async function requireListing(db: Db, viewer: Viewer | null, ref: string) {
  const listing = await findListing(db, viewer, ref)
  if (!listing) throw new DomainError('not_found')
  return listing
}
