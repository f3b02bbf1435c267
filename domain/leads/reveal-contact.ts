import { indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { askForContact } from '#domain/contact-requests/ask-for-contact.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { requireOpenListing } from '#domain/leads/require-open-listing.ts'
import { findHouseNo } from '#domain/listings/find-house-no.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Options = {
  /** The client's address, for the rate limit that several accounts of one person share. */
  address: string
  perDay: number
  perAddressDay: number
  now?: Date
}

/**
 * The owner of an active listing and its house number, for somebody who wants to talk to them. The
 * first look is a lead.
 * Rate limits per person and per address keep numbers from being harvested.
 */
export function revealContact(
  db: Db,
  viewer: Viewer,
  ref: string,
  { now = new Date(), ...limits }: Options,
) {
  return inTransaction(db, async (trx) => {
    const listing = await requireOpenListing(trx, viewer, ref)
    const isOwn = listing.ownerId === viewer.id
    if (!isOwn) {
      await countReveal(trx, viewer, listing.id, { ...limits, now })
      if (listing.contactMode === 'ask') {
        const asked = await askForContact(trx, viewer, listing)
        if (asked !== 'accepted') return withoutContact(trx, listing.ownerId, asked)
      }
      if (await recordLead(trx, viewer, listing, 'contact')) {
        await notify(trx, listing.ownerId, {
          kind: 'contact-revealed',
          listingId: listing.id,
          personId: viewer.id,
        })
      }
    }
    const houseNo = await findHouseNo(trx, viewer, listing)
    return { ...(await findOwner(trx, listing.ownerId)), houseNo, asked: undefined }
  })
}

function findOwner(trx: Db, id: string) {
  return trx
    .selectFrom('appUser')
    .select(['name', 'phone', 'email', 'photo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The owner wants to be asked first and has not accepted. */
async function withoutContact(trx: Db, ownerId: string, asked: 'requested' | 'declined') {
  const { name, photo } = await findOwner(trx, ownerId)
  return { name, photo, phone: null, email: '', houseNo: null, asked }
}

async function countReveal(
  trx: Db,
  viewer: Viewer,
  listingId: string,
  { address, perDay, perAddressDay, now }: Required<Options>,
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
    message: texts.listing.revealLimit(perDay),
    perAddress: { address, limit: perAddressDay, message: texts.listing.revealLimitHere },
    now,
  })
}
