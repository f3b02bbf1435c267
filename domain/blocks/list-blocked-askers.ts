import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * People whom the viewer blocked before they saw the number: those who asked for it or for a visit.
 * The others are in the number ledger.
 */
export function listBlockedAskers(db: Db, viewer: Viewer) {
  const asks = (table: 'contactRequest' | 'lead') =>
    db
      .selectFrom(table)
      .select(['id', 'seekerId', 'listingId', 'ownerId'])
      .where('ownerId', '=', viewer.id)
  const asked = asks('contactRequest').unionAll(asks('lead'))
  return db
    .selectFrom('userBlock')
    .innerJoin(asked.as('asked'), (join) =>
      join
        .onRef('asked.ownerId', '=', 'userBlock.ownerId')
        .onRef('asked.seekerId', '=', 'userBlock.userId'),
    )
    .innerJoin('listing', 'listing.id', 'asked.listingId')
    .innerJoin('appUser as person', 'person.id', 'userBlock.userId')
    .distinctOn('userBlock.userId')
    .select(['asked.id', 'userBlock.createdAt', 'listing.spn', 'person.name'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead')
            .select('lead.id')
            .whereRef('lead.ownerId', '=', 'userBlock.ownerId')
            .whereRef('lead.seekerId', '=', 'userBlock.userId')
            .where('lead.kind', '=', 'contact'),
        ),
      ),
    )
    .execute()
}
