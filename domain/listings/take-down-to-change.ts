import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Makes a shown listing a draft again, the only status in which its owner can change its answers. */
export function takeDownToChange(db: Db, { id }: Viewer, ref: string) {
  return changeListingStatus(db, { kind: 'owner', id }, ref, { to: 'draft', act: 'take_down' })
}
