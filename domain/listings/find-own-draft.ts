import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/** A listing that the viewer may go on editing; those of others are not found. */
export async function findOwnDraft(db: Db, viewer: Viewer, ref: string) {
  const listing = await findListing(db, viewer, ref)
  if (!listing || listing.ownerId !== viewer.id) return undefined
  return isEditable(listing) ? listing : undefined
}

/** The same for the wizard, where staff may read any draft, to help on the phone. */
export async function requireOwnDraft(db: Db, viewer: Viewer, ref: string) {
  const listing = await findListing(db, viewer, ref)
  const mayRead = listing && (listing.ownerId === viewer.id || isStaff(viewer))
  if (!mayRead) throw new DomainError('not_found')
  if (!isEditable(listing)) {
    throw new DomainError('conflict', { message: texts.wizard.notEditable })
  }
  return listing
}

/** The draft that was begun with this idempotency key. */
export function findOwnDraftByKey(db: Db, viewer: Viewer, draftKey: string) {
  return db
    .selectFrom('listing')
    .select(['id', 'spn'])
    .where('ownerId', '=', viewer.id)
    .where('draftKey', '=', draftKey)
    .executeTakeFirst()
}

/** Whether its owner may still edit it in the wizard. */
export function isEditable({ status }: { status: string }) {
  return status === 'draft' || status === 'review_failed'
}
