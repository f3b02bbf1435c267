import type { UnsavedInput, UnsavedStep } from '#contract/listing/unsaved-steps.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { requireOwnDraft } from '#domain/listings/find-own-draft.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * A step of the viewer's draft by its reference, or of a new listing by its key; with neither, the
 * first step of the wizard.
 */
export type UnsavedPlace = {
  step: UnsavedStep
  ref?: string | undefined
  draftKey?: string | undefined
}

/** The columns that name a step of the viewer's. Drafts of others are not found. */
export async function unsavedPlace(db: Db, viewer: Viewer, { step, ref, draftKey }: UnsavedPlace) {
  const own = { ownerId: viewer.id, step }
  if (!ref) return { ...own, listingId: null, draftKey: draftKey ?? null }
  const draft = await requireOwnDraft(db, viewer, ref)
  // Staff may read the drafts of others, but type into their own only.
  if (draft.ownerId !== viewer.id) throw new DomainError('not_found')
  return { ...own, listingId: draft.id, draftKey: null }
}

export type PlaceColumns = Awaited<ReturnType<typeof unsavedPlace>>

/** The step in that place. */
export function selectUnsaved(db: Db, { ownerId, step, listingId, draftKey }: PlaceColumns) {
  return db
    .selectFrom('unsavedStep')
    .select(['id', 'input', 'typedOver', 'revision'])
    .where('ownerId', '=', ownerId)
    .where('step', '=', step)
    .where('listingId', 'is not distinct from', listingId)
    .where('draftKey', 'is not distinct from', draftKey)
}

export function readInput(input: string): UnsavedInput {
  return JSON.parse(input)
}
