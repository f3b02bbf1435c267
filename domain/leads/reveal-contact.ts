import { formatDay, indiaDay } from '#contract/format/dates.ts'
import { checkedPaperText } from '#contract/listing/checked-paper.ts'
import { posterText } from '#contract/listing/poster.ts'
import { reraChecked } from '#contract/texts/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { askForContact } from '#domain/contact-requests/ask-for-contact.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { requireOpenListing } from '#domain/leads/require-open-listing.ts'
import { findHouseNo } from '#domain/listings/find-house-no.ts'
import { findListingOwner } from '#domain/listings/find-listing-owner.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { findWarnings } from '#domain/review/find-warnings.ts'
import type { Viewer } from '#domain/viewer.ts'

type Options = {
  /** The client's address, for the rate limit that several accounts of one person share. */
  address: string
  /** What the seeker tells the owner. */
  line?: string | undefined
  perDay: number
  perAddressDay: number
  now?: Date
}

type Wanted = { id: string; ownerId: string }
type Unanswered = { status: 'requested' | 'declined'; line: string }

/**
 * The owner of an active listing and its house number, for somebody who wants to talk to them. The
 * first look is a lead. Rate limits per person and per address keep numbers from being harvested.
 */
export function revealContact(
  db: Db,
  viewer: Viewer,
  ref: string,
  { now = new Date(), line, ...limits }: Options,
) {
  return inTransaction(db, async (trx) => {
    const listing = await requireOpenListing(trx, viewer, ref)
    const warnings = await findWarnings(trx, listing)
    const { rera } = await findListingOwner(trx, listing.ownerId)
    const poster = posterText(listing, rera?.number, now)
    const told = { warnings, poster, checked: checkedTexts(listing, rera, now) }
    const isOwn = listing.ownerId === viewer.id
    if (!isOwn) {
      await countReveal(trx, viewer, listing.id, { ...limits, now })
      if (listing.contactMode === 'ask') {
        const asked = await askForContact(trx, viewer, listing, line)
        if (asked.status !== 'accepted') {
          return { ...(await withoutContact(trx, listing.ownerId, asked)), ...told }
        }
      }
      await tellOwner(trx, viewer, listing, line)
    }
    const houseNo = await findHouseNo(trx, viewer, listing)
    const written = await findLine(trx, viewer, listing.id)
    const owner = await findOwner(trx, listing.ownerId)
    return { ...owner, houseNo, asked: undefined, line: written, ...told }
  })
}

/** What was checked of whoever offers it, and when. */
function checkedTexts(listing: Listing, rera: { number: string; at: Date } | undefined, now: Date) {
  const number = rera && reraChecked(rera.number, formatDay(indiaDay(rera.at)))
  return [checkedPaperText(listing, now), number ?? ''].filter(Boolean)
}

async function tellOwner(trx: Db, viewer: Viewer, listing: Wanted, line: string | undefined) {
  const lead = await recordLead(trx, viewer, listing, { kind: 'contact', line })
  const facts = { listingId: listing.id, personId: viewer.id }
  if (lead === 'new') await notify(trx, listing.ownerId, { kind: 'contact-revealed', ...facts })
  if (lead === 'wrote') {
    await notify(trx, listing.ownerId, { kind: 'seeker-wrote', about: 'contact', ...facts })
  }
}

async function findLine(trx: Db, viewer: Viewer, listingId: string) {
  const lead = await trx
    .selectFrom('lead')
    .select('seekerLine')
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('kind', '=', 'contact')
    .executeTakeFirst()
  return lead?.seekerLine ?? ''
}

function findOwner(trx: Db, id: string) {
  return trx
    .selectFrom('appUser')
    .select(['name', 'phone', 'email', 'photo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The owner wants to be asked first and has not accepted. */
async function withoutContact(trx: Db, ownerId: string, { status, line }: Unanswered) {
  const { name, photo } = await findOwner(trx, ownerId)
  return { name, photo, phone: null, email: '', houseNo: null, asked: status, line }
}

async function countReveal(
  trx: Db,
  viewer: Viewer,
  listingId: string,
  { address, perDay, perAddressDay, now }: Required<Omit<Options, 'line'>>,
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
