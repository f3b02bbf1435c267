import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * People whom the viewer blocked before they saw the number: those who asked for it, for a visit or
 * a question. Blocked people who did see it are in the number ledger.
 */
export function listBlockedAskers(db: Db, viewer: Viewer) {
  return (
    db
      .selectFrom('userBlock')
      // A lateral join reads only what the few blocked people asked, not what everybody asked.
      .innerJoinLateral(
        ({ selectFrom }) => {
          const asks = (table: 'contactRequest' | 'lead' | 'conversation') =>
            selectFrom(table)
              .select(['id', 'listingId'])
              .whereRef('ownerId', '=', 'userBlock.ownerId')
              .whereRef('seekerId', '=', 'userBlock.userId')
          return asks('contactRequest')
            .unionAll(asks('lead'))
            .unionAll(asks('conversation'))
            .as('asked')
        },
        (join) => join.onTrue(),
      )
      .innerJoin('listing', 'listing.id', 'asked.listingId')
      .innerJoin('appUser as person', 'person.id', 'userBlock.userId')
      .distinctOn('userBlock.userId')
      .select(['asked.id', 'userBlock.createdAt', 'listing.spn', 'person.name'])
      .where('userBlock.ownerId', '=', viewer.id)
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
  )
}
