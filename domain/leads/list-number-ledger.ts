import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const shown = 100

/**
 * Everyone to whom the viewer's number was shown, newest first. Blocked people come before all
 * others, so that they can be unblocked however long ago it was.
 */
export function listNumberShownTo(db: Db, viewer: Viewer) {
  const shownTo = db
    .selectFrom('lead')
    .select(['lead.id', 'lead.createdAt', 'lead.listingId', 'lead.seekerId'])
    .where('lead.ownerId', '=', viewer.id)
    .where('lead.kind', '=', 'contact')
    .orderBy('lead.createdAt', 'desc')
    .limit(shown)
  // Two selections, each by an index: sorting by whether somebody is blocked would read every lead.
  const blocked = shownTo
    .innerJoin('userBlock', (join) =>
      join
        .onRef('userBlock.ownerId', '=', 'lead.ownerId')
        .onRef('userBlock.userId', '=', 'lead.seekerId'),
    )
    .select(sql<boolean>`true`.as('isBlocked'))
  const others = shownTo
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('userBlock')
            .select('userBlock.userId')
            .whereRef('userBlock.ownerId', '=', 'lead.ownerId')
            .whereRef('userBlock.userId', '=', 'lead.seekerId'),
        ),
      ),
    )
    .select(sql<boolean>`false`.as('isBlocked'))
  const both = db
    .selectFrom(blocked.as('blocked'))
    .selectAll()
    .unionAll(db.selectFrom(others.as('others')).selectAll())
  return db
    .selectFrom(both.as('told'))
    .innerJoin('listing', 'listing.id', 'told.listingId')
    .innerJoin('appUser as person', 'person.id', 'told.seekerId')
    .select(['told.id', 'told.createdAt', 'listing.spn', 'person.id as personId', 'person.name'])
    .select('told.isBlocked')
    .orderBy('told.isBlocked', 'desc')
    .orderBy('told.createdAt', 'desc')
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
