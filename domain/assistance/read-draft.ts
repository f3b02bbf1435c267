import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { requireOwnDraft } from '#domain/listings/find-own-draft.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A draft of the viewer's. Staff may read any, to help on the phone; each look is in the log. */
export async function readDraft(db: Db, viewer: Viewer, ref: string) {
  const draft = await requireOwnDraft(db, viewer, ref)
  if (draft.ownerId !== viewer.id) {
    await recordAudit(db, {
      actorId: viewer.id,
      action: 'assist.read',
      subjectKind: 'listing',
      subjectId: draft.id,
    })
  }
  return draft
}
