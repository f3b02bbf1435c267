import type { LeadStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type Changes = { status?: LeadStatus | undefined; note?: string | undefined }

/** Sets how far the owner has come with a lead, and the note about it. */
export async function updateLead(db: Db, viewer: Viewer, id: string, changes: Changes) {
  const { status, note } = changes
  const updated = await db
    .updateTable('lead')
    .set(({ ref }) => ({ status: status ?? ref('status'), note: note ?? ref('note') }))
    .where('id', '=', id)
    .where('ownerId', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw new DomainError('not_found')
}
