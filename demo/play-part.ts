import type { Clock } from '#demo/clock.ts'
import type { ListingRow } from '#demo/listing-row.ts'
import type { Part } from '#demo/parts.ts'
import { newcomer, personId } from '#demo/people.ts'
import type { Offer } from '#demo/shared-homes.ts'
import type { Suspect } from '#demo/suspects.ts'

/** When a home that was let leaves the market, in days ago. */
const LET_DAYS_AGO = 28
/** Owners confirm what was shown longer ago than this. */
const CONFIRM_DAYS = 20

/** A listing changed to play its part; `makeFirst` makes the listing whose home it offers too. */
export function playPart(
  listing: ListingRow,
  part: Part,
  clock: Clock,
  makeFirst: (index: number) => ListingRow,
): ListingRow {
  switch (part.kind) {
    case 'first':
      return { ...listing, ...lifeOf({ status: 'active', daysAgo: part.daysAgo }, clock) }
    case 'offer':
      return asOffer(listing, makeFirst(part.of), part, clock)
    case 'suspect':
      return asSuspect(listing, part.suspect, clock)
  }
}

type Offered = { offer: Offer; isDoubted: boolean }

/** The same home in the words of another listing. */
function asOffer(
  { id, spn, ownerId, priceNegotiable }: ListingRow,
  first: ListingRow,
  { offer, isDoubted }: Offered,
  clock: Clock,
): ListingRow {
  const [cover, ...others] = first.photos
  return {
    ...first,
    id,
    spn,
    priceNegotiable,
    ownerId: offer.by === 'owner' ? first.ownerId : ownerId,
    ...lifeOf(offer, clock),
    ...termsOf(first, offer.share),
    houseNo: first.houseNo?.replace(/^(Flat|House No\.) /, '') ?? null,
    // A doubted listing, of another home, faces another way.
    facing: isDoubted ? (first.facing === 'north' ? 'south' : 'north') : first.facing,
    description: describeOffer(first, offer),
    photos: cover ? [...others, cover] : [],
  }
}

function describeOffer({ bhk, locality, deal }: ListingRow, { by, share }: Offer) {
  const home = `${bhk?.replace('bhk', ' BHK') ?? 'home'} in ${locality}`
  if (by === 'owner') {
    return `Our ${home}, as we have listed it before, after a fresh coat of paint and with new taps.`
  }
  return share > 1
    ? `We look after this ${home} for the family that owns it. The keys are with us, so it can be seen on any day, also at short notice.`
    : `${home}, offered by the brother of the owner. ${deal === 'rent' ? 'The rent is lower for tenants who stay for two years.' : 'The price is lower for whoever registers this winter.'}`
}

function asSuspect(listing: ListingRow, suspect: Suspect, clock: Clock): ListingRow {
  const { status, isNewcomers, share = 1, text } = suspect
  return {
    ...listing,
    ...lifeOf({ status, daysAgo: status === 'active' ? 0.106 : 0.2 }, clock),
    ownerId: isNewcomers ? personId(newcomer.index) : listing.ownerId,
    ...termsOf(listing, share),
    description: [listing.description, text].filter(Boolean).join(' '),
  }
}

/** A share of the price, with the deposit of as many months. */
function termsOf({ price, deposit, deal }: ListingRow, share: number) {
  if (price === null) return { price, deposit }
  const step = deal === 'rent' ? 500 : 50_000
  const shared = Math.round((price * share) / step) * step
  return { price: shared, deposit: deposit && Math.round(deposit / price) * shared }
}

type Shown = { status: Offer['status']; daysAgo: number }

/** Sent in and decided about without waiting long, with one price since and no paper shown. */
function lifeOf({ status, daysAgo }: Shown, clock: Clock) {
  const at = clock.ago(daysAgo)
  const updatedAt = status === 'sold_out' ? clock.ago(LET_DAYS_AGO) : at
  const isActive = status === 'active'
  return {
    status,
    statusReason: '',
    createdAt: new Date(at.getTime() - 9 * 3_600_000),
    submittedAt: status === 'under_review' ? at : new Date(at.getTime() - 3_600_000),
    activeAt: status === 'under_review' ? null : at,
    updatedAt,
    leftAt: status === 'sold_out' ? updatedAt : null,
    confirmedAt: isActive && daysAgo > CONFIRM_DAYS ? clock.ago(4) : null,
    hiddenBecause: null,
    hiddenFrom: null,
    priceBefore: null,
    priceChangedAt: null,
    checkedPaper: null,
    checkedAt: null,
  }
}
