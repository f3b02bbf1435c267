import type { ChangesView, OwnerView, ReviewView } from '#app/features/review/review-view.ts'
import { describeChanges, listFacts } from '#app/loaders/staff/describe-facts.ts'
import { durationText, minutesBetween } from '#app/loaders/staff/duration.ts'
import { formatDay, indiaDay, indiaTime, listedWhen } from '#contract/format/dates.ts'
import { distanceText } from '#contract/format/distance-text.ts'
import { formatPrice } from '#contract/format/money.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { reasonText } from '#contract/listing/reason-text.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { findHome } from '#domain/home-groups/find-home.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { keepScore } from '#domain/review/assess-listing.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { countDecidedToday } from '#domain/review/count-decided.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { findOwnerHistory, type OwnerHistory } from '#domain/review/find-owner-history.ts'
import { listChanges } from '#domain/review/list-changes.ts'
import { countWaiting } from '#domain/review/review-queue.ts'
import { takeSnapshot } from '#domain/review/take-snapshot.ts'
import { findOriginal } from '#domain/revisions/find-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/** All that a reviewer sees of a listing; looking at it claims it. */
export async function loadReview(db: Db, viewer: Viewer, name: string) {
  const listing = await findListing(db, viewer, name)
  if (!listing) throw new Response(texts.errors.not_found, { status: 404 })
  const claim = await claimListing(db, viewer, listing.id, { isOpening: true })
  const [owner, assessed, complaints, changes, waiting, decidedToday, near, sameHome] =
    await Promise.all([
      findOwnerHistory(db, listing.ownerId),
      // The decision is compared with what staff have seen.
      keepScore(db, listing),
      listOpenComplaints(db, listing.id),
      findChanges(db, listing),
      countWaiting(db, viewer),
      countDecidedToday(db, viewer),
      findSurroundings(db, listing),
      findHome(db, listing),
    ])
  const isOwn = listing.ownerId === viewer.id
  const isWaiting = listing.status === 'under_review' || complaints.length > 0
  const view: ReviewView = {
    ...describe(listing),
    claim,
    signals: assessed.signals,
    score: assessed.score,
    held: assessed.heldAt ? texts.review.takenOutOfView(momentText(assessed.heldAt)) : '',
    complaints,
    changes,
    sameHome,
    facts: listFacts(listing),
    // A listing always has an owner.
    owner: describeOwner(owner!),
    waiting: waiting.all - (isWaiting && !isOwn ? 1 : 0),
    decidedToday,
    isOwn,
  }
  const { lat, lng } = listing
  return { view, home: lat !== null && lng !== null ? { lat, lng } : undefined, near }
}

function describe(listing: Listing) {
  const { id, spn, status, version, photos, price, deal, description, lat, lng } = listing
  return {
    id,
    spn,
    status,
    version,
    photos,
    title: listingKind(listing),
    place: listingPlace(listing) || listing.address || '',
    price: price === null ? '' : `${formatPrice(price)}${deal === 'rent' ? ' / month' : ''}`,
    description: description ?? '',
    pin: lat === null || lng === null ? '' : `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
    ...describeWait(listing, new Date()),
  }
}

const DAY = 24 * 60

/** Since when it waits, and whether that is longer than we want; or since when it is shown. */
function describeWait({ status, activeAt, submittedAt, updatedAt }: Listing, now: Date) {
  const sentAt = submittedAt ?? updatedAt
  if (isShown(status) && activeAt) {
    return { when: `Listed ${listedWhen(activeAt, now).toLowerCase()}`, isLate: false }
  }
  if (status !== 'under_review') {
    return { when: `Sent in ${listedWhen(sentAt, now).toLowerCase()}`, isLate: false }
  }
  const minutes = minutesBetween(sentAt, now)
  const since = minutes < DAY ? indiaTime(sentAt) : formatDay(indiaDay(sentAt))
  return {
    when: texts.review.waitingSince(since, durationText(minutes)),
    isLate: minutes > reviewLimits.goalMinutes,
  }
}

async function findChanges(db: Db, listing: Listing): Promise<ChangesView | undefined> {
  if (listing.revises) return findRevised(db, listing)
  const last = await findLastReview(db, listing.id)
  if (!last) return undefined
  const { answers, photos } = listChanges(last.answers, listing)
  return {
    answers: describeChanges(answers),
    photos,
    since: momentText(last.createdAt),
    asked: last.reasons.map(reasonText),
    shown: undefined,
  }
}

function momentText(at: Date) {
  return `${formatDay(indiaDay(at))}, ${indiaTime(at)}`
}

/** Changes to a listing on show are compared with what everybody sees. */
async function findRevised(db: Db, revision: Listing): Promise<ChangesView> {
  const [original, last] = await Promise.all([
    findOriginal(db, revision),
    findLastReview(db, revision.id),
  ])
  const { answers, photos } = listChanges(takeSnapshot(original), revision)
  const asked = last?.reasons.map(reasonText) ?? []
  return { answers: describeChanges(answers), photos, since: '', asked, shown: original.spn }
}

function describeOwner(owner: OwnerHistory): OwnerView {
  const { id, name, phone, since, statuses, rejections, complaints, blockedAt } = owner
  return {
    id,
    name,
    rejections,
    complaints,
    isBlocked: blockedAt !== null,
    phone: formatPhone(phone),
    since: formatDay(indiaDay(since)),
    listings: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    active: statuses.active,
  }
}

async function findSurroundings(db: Db, { lat, lng }: Listing) {
  if (lat === null || lng === null) return []
  const near = await findNearbyPlaces(db, {
    lat,
    lng,
    kinds: ['metro', 'locality', 'sector'] as const,
    limit: 6,
  })
  return near.map(({ name, lat, lng, distanceMetres }) => ({
    name,
    lat,
    lng,
    distance: distanceText(distanceMetres),
  }))
}
