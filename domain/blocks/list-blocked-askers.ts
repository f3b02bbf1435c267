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
    .selectFrom('personBlock')
    .innerJoin(asked.as('asked'), (join) =>
      join
        .onRef('asked.ownerId', '=', 'personBlock.ownerId')
        .onRef('asked.seekerId', '=', 'personBlock.personId'),
    )
    .innerJoin('listing', 'listing.id', 'asked.listingId')
    .innerJoin('appUser as person', 'person.id', 'personBlock.personId')
    .distinctOn('personBlock.personId')
    .select(['asked.id', 'personBlock.createdAt', 'listing.spn', 'person.name'])
    .where('personBlock.ownerId', '=', viewer.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead')
            .select('lead.id')
            .whereRef('lead.ownerId', '=', 'personBlock.ownerId')
            .whereRef('lead.seekerId', '=', 'personBlock.personId')
            .where('lead.kind', '=', 'contact'),
        ),
      ),
    )
    .execute()
}
