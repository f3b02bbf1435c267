import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

type Wanted = { id: string; ownerId: string }

/** Inserts a lead, once per seeker, listing and kind. Returns whether it is new. */
export async function recordLead(
  trx: Db,
  viewer: Viewer,
  { id: listingId, ownerId }: Wanted,
  kind: 'contact' | 'visit',
): Promise<boolean> {
  const created = await trx
    .insertInto('lead')
    .values({ listingId, ownerId, seekerId: viewer.id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}
