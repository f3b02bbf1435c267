import { savedLimits } from '#contract/limits.ts'
import { shownStatuses } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Saves a listing to the viewer's shortlist, up to its limit. Idempotent. */
export function saveListing(db: Db, viewer: Viewer, ref: string) {
  return inTransaction(db, async (trx) => {
    const { id: listingId, price } = await requireListing(trx, viewer, ref)
    await lockList(trx, viewer)
    const added = await trx
      .insertInto('savedListing')
      .values({ userId: viewer.id, listingId, price })
      .onConflict((conflict) => conflict.doNothing())
      .returning('listingId')
      .executeTakeFirst()
    if (added) await keepToLimit(trx, viewer)
  })
}

/** Row lock: parallel saves of one person are counted one after the other. */
async function lockList(trx: Db, { id }: Viewer) {
  await trx.selectFrom('appUser').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Removes hidden listings first to make room, since their user cannot see and remove them. */
async function keepToLimit(trx: Db, viewer: Viewer) {
  const { count } = await trx
    .selectFrom('savedListing')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const tooMany = count - savedLimits.listings
  if (tooMany <= 0) return

  const removed = await trx
    .deleteFrom('savedListing')
    .where('userId', '=', viewer.id)
    .where('listingId', 'in', (eb) =>
      eb
        .selectFrom('savedListing')
        .innerJoin('listing', 'listing.id', 'savedListing.listingId')
        .select('listing.id')
        .where('userId', '=', viewer.id)
        .where('status', 'not in', [...shownStatuses])
        .orderBy('savedListing.createdAt')
        .limit(tooMany),
    )
    .returning('listingId')
    .execute()
  if (removed.length < tooMany) {
    throw new DomainError('conflict', { message: texts.listing.listFull })
  }
}
