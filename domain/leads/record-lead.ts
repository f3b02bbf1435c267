import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

type Wanted = { id: string; ownerId: string }
type Asking = { kind: 'contact' | 'visit'; line?: string | undefined }

/**
 * Inserts a lead, once per seeker, listing and kind. The seeker's line may be added to an existing
 * lead: once to a contact, since the owner is notified of it, and with every changed wish to a
 * visit.
 */
export async function recordLead(
  trx: Db,
  viewer: Viewer,
  { id: listingId, ownerId }: Wanted,
  { kind, line = '' }: Asking,
): Promise<'new' | 'wrote' | 'known'> {
  const created = await trx
    .insertInto('lead')
    .values({ listingId, ownerId, seekerId: viewer.id, kind, seekerLine: line })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return 'new'
  if (!line) return 'known'
  const written = await trx
    .updateTable('lead')
    .set({ seekerLine: line })
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('kind', '=', kind)
    .where('seekerLine', kind === 'contact' ? '=' : '<>', kind === 'contact' ? '' : line)
    .returning('id')
    .executeTakeFirst()
  return written ? 'wrote' : 'known'
}
