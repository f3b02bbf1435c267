import type { UnsavedStep } from '#contract/listing/unsaved-steps.ts'
import type { Db } from '#db/connect.ts'
import {
  readInput,
  selectUnsaved,
  type UnsavedPlace,
  unsavedPlace,
} from '#domain/unsaved-steps/unsaved-place.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the viewer has typed into a step and not saved. */
export async function findUnsavedStep(db: Db, viewer: Viewer, where: UnsavedPlace) {
  const found = await selectUnsaved(db, await unsavedPlace(db, viewer, where)).executeTakeFirst()
  return (
    found && { input: readInput(found.input), typedOver: found.typedOver, revision: found.revision }
  )
}

/** The steps of a listing into which its owner has typed something that is not saved. */
export async function listUnsavedSteps(db: Db, listing: { id: string; ownerId: string }) {
  const rows = await db
    .selectFrom('unsavedStep')
    .select('step')
    .where('ownerId', '=', listing.ownerId)
    .where('listingId', '=', listing.id)
    .execute()
  return rows.map(({ step }): UnsavedStep => step)
}

/** Listings of which the viewer has typed something but saved nothing, newest first. */
export async function listBegunListings(db: Db, viewer: Viewer) {
  const rows = await db
    .selectFrom('unsavedStep')
    .select(['draftKey', 'category', 'deal', 'city', 'input', 'updatedAt'])
    .where('ownerId', '=', viewer.id)
    .where('draftKey', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, input: readInput(row.input) }))
}
