import { sql } from 'kysely'
import { type UnsavedStep, unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The unsaved input that a save makes obsolete. */
export type SavedSteps = {
  steps: readonly UnsavedStep[]
  /** The revision whose input was saved; input that was typed elsewhere since then stays. */
  revision?: string | undefined
}

type Saved = SavedSteps & { listingId: string; draftKey?: string | undefined }

/** Drops what was typed into steps that are saved now. */
export async function dropSavedSteps(trx: Db, viewer: Viewer, saved: Saved) {
  const { steps, revision, listingId, draftKey } = saved
  if (steps.length === 0) return
  await trx
    .deleteFrom('unsavedStep')
    .where('ownerId', '=', viewer.id)
    .where('step', 'in', steps)
    .where((eb) =>
      eb.or([
        eb('listingId', '=', listingId),
        ...(draftKey ? [eb('draftKey', '=', draftKey)] : []),
        eb('step', '=', 'basic_details'),
      ]),
    )
    .$if(revision !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('revision', '=', `${revision}`), eb('step', '=', 'basic_details')]),
      ),
    )
    .execute()
}

/** Drops a listing of which nothing is saved. */
export async function dropBegunListing(db: Db, viewer: Viewer, draftKey: string) {
  await db
    .deleteFrom('unsavedStep')
    .where('ownerId', '=', viewer.id)
    .where('draftKey', '=', draftKey)
    .execute()
}

/** Removes what was typed into listings that are disabled or were never saved. */
export async function removeOldUnsavedSteps(db: Db) {
  await sql`
    delete from unsaved_step using listing
    where listing.id = listing_id and listing.status = 'delete'
      and listing.updated_at < now() - interval '1 hour'
  `.execute(db)
  await sql`
    delete from unsaved_step
    where listing_id is null
      and updated_at < now() - make_interval(days => ${unsavedLimits.keptDays})
  `.execute(db)
}
