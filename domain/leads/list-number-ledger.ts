import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const shown = 100

/**
 * Everyone to whom the viewer's number was shown as an owner, newest first, but before them those
 * who are blocked: however long ago it was, they can be found and unblocked.
 */
export function listNumberShownTo(db: Db, viewer: Viewer) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .innerJoin('appUser as person', 'person.id', 'lead.seekerId')
    .select(['lead.id', 'lead.createdAt', 'listing.spn', 'person.id as personId', 'person.name'])
    .select(
      sql<boolean>`exists (
        select from user_block
        where user_block.owner_id = lead.owner_id and user_block.user_id = lead.seeker_id
      )`.as('isBlocked'),
    )
    .where('lead.ownerId', '=', viewer.id)
    .where('lead.kind', '=', 'contact')
    .orderBy('isBlocked', 'desc')
    .orderBy('lead.createdAt', 'desc')
    .limit(shown)
    .execute()
}

/** Every owner whose number the viewer saw, newest first. */
export function listNumbersSeen(db: Db, viewer: Viewer) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .innerJoin('appUser as owner', 'owner.id', 'lead.ownerId')
    .select(['lead.id', 'lead.createdAt', 'listing.spn', 'owner.name'])
    .where('lead.seekerId', '=', viewer.id)
    .where('lead.kind', '=', 'contact')
    .orderBy('lead.createdAt', 'desc')
    .limit(shown)
    .execute()
}
