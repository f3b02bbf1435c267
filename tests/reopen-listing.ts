import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Makes a listing of the viewer's a draft again, by way of disabling it. */
export async function reopenListing(db: Db, { id }: Viewer, ref: string) {
  const owner = { kind: 'owner', id } as const
  await changeListingStatus(db, owner, ref, { to: 'delete' })
  await changeListingStatus(db, owner, ref, { to: 'draft' })
}
