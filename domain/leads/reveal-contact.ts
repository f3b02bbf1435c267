import { indiaDay } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Options = { perDay: number; now?: Date }

/**
 * The owner of an active listing, for somebody who wants to talk to him. The first look is a lead;
 * a person sees at most so many different listings' owners a day, so that nobody collects numbers.
 */
export function revealContact(
  db: Db,
  viewer: Viewer,
  name: string,
  { perDay, now = new Date() }: Options,
) {
  return inTransaction(db, async (trx) => {
    const listing = await requireListing(trx, viewer, name)
    const isOwn = listing.ownerId === viewer.id
    if (listing.status !== 'active') {
      throw new DomainError('forbidden', { message: messages.listing.notActive })
    }
    if (!isOwn) {
      await countReveal(trx, viewer, listing.id, { perDay, now })
      if (await recordLead(trx, viewer, listing, 'contact')) {
        await notify(trx, listing.ownerId, {
          kind: 'contact-revealed',
          listingId: listing.id,
          personId: viewer.id,
        })
      }
    }
    return trx
      .selectFrom('appUser')
      .select(['name', 'phone', 'email', 'photo'])
      .where('id', '=', listing.ownerId)
      .executeTakeFirstOrThrow()
  })
}

async function countReveal(
  trx: Db,
  viewer: Viewer,
  listingId: string,
  { perDay, now }: Required<Options>,
) {
  const isFirstToday = await trx
    .insertInto('contactReveal')
    .values({ seekerId: viewer.id, listingId, revealedOn: indiaDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listingId')
    .executeTakeFirst()
  if (!isFirstToday) return

  await consumeDailyLimit(trx, viewer, {
    scope: 'contact',
    limit: perDay,
    message: messages.listing.revealLimit(perDay),
    now,
  })
}
