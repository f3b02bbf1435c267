import type { AnswerGroup, ReviewView } from '#app/features/review/review-view.ts'
import { formatDay, indiaDay, listedWhen, notificationTime } from '#contract/format/dates.ts'
import { distanceText } from '#contract/format/distance-text.ts'
import { formatPrice } from '#contract/format/money.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { type AnswerName, answerLabel, answerText } from '#contract/listing/answer-texts.ts'
import { listingPageTitle, listingPlace } from '#contract/listing/listing-title.ts'
import { reasonText } from '#contract/listing/reason-text.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import { wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { listingStatuses } from '#contract/options.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { notAsked } from '#contract/schemas/listing-scope.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { findOwnerHistory, type OwnerHistory } from '#domain/review/find-owner-history.ts'
import { findSignals } from '#domain/review/find-signals.ts'
import { listChanges } from '#domain/review/list-changes.ts'
import { countWaiting } from '#domain/review/review-queue.ts'
import { reviewedColumns, takeSnapshot } from '#domain/review/take-snapshot.ts'
import { findOriginal } from '#domain/revisions/find-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/** All that a reviewer sees of a listing; looking at it claims it. */
export async function loadReview(db: Db, viewer: Viewer, name: string) {
  const listing = await findListing(db, viewer, name)
  if (!listing) throw new Response(texts.errors.not_found, { status: 404 })
  const claim = await claimListing(db, viewer, listing.id, { isOpening: true })
  const [owner, signals, reports, changes, waiting, near] = await Promise.all([
    findOwnerHistory(db, listing.ownerId),
    findSignals(db, listing),
    listOpenComplaints(db, listing.id),
    findChanges(db, listing),
    countWaiting(db, viewer),
    findSurroundings(db, listing),
  ])
  const isOwn = listing.ownerId === viewer.id
  const isWaiting = listing.status === 'under_review' || reports.length > 0
  const view: ReviewView = {
    ...describe(listing),
    claim,
    signals,
    reports,
    changes,
    groups: groupAnswers(listing),
    // A listing always has an owner.
    owner: describeOwner(owner!),
    waiting: waiting.all - (isWaiting && !isOwn ? 1 : 0),
    isOwn,
  }
  const { lat, lng } = listing
  return { view, home: lat !== null && lng !== null ? { lat, lng } : undefined, near }
}

function describe(listing: Listing) {
  const { id, spn, status, version, photos, price, deal } = listing
  const { activeAt, submittedAt, updatedAt } = listing
  return {
    id,
    spn,
    status,
    version,
    photos,
    title: listingPageTitle(listing),
    place: listingPlace(listing) || listing.address || '',
    price: price === null ? '' : `${formatPrice(price)}${deal === 'rent' ? ' / month' : ''}`,
    when:
      isShown(status) && activeAt
        ? `listed ${listedWhen(activeAt, new Date())}`
        : `sent in ${listedWhen(submittedAt ?? updatedAt, new Date())}`,
  }
}

async function findChanges(db: Db, listing: Listing) {
  if (listing.revises) return findRevised(db, listing)
  const last = await findLastReview(db, listing.id)
  if (!last) return undefined
  const since = notificationTime(last.createdAt, new Date()).toLowerCase()
  const asked = last.reasons.map(reasonText)
  return { ...listChanges(last.answers, listing), since, asked, shown: undefined }
}

/** Changes to a listing on show are held against what everybody sees. */
async function findRevised(db: Db, revision: Listing) {
  const [original, last] = await Promise.all([
    findOriginal(db, revision),
    findLastReview(db, revision.id),
  ])
  const asked = last?.reasons.map(reasonText) ?? []
  return { ...listChanges(takeSnapshot(original), revision), since: '', asked, shown: original.spn }
}

/** The pin is shown on a map, and all areas are in square feet. */
const notShown = new Set<AnswerName>([
  'photos',
  'areaUnit',
  'builtUpAreaTyped',
  'plotAreaTyped',
  'lng',
])

function groupAnswers(listing: Listing): AnswerGroup[] {
  const hidden = new Set<string>([...notShown, ...notAsked(listing)])
  return wizardStepsFor(listing).flatMap((step) => {
    const fields = reviewedColumns.filter(
      (column) => stepOfAnswer(column) === step && !hidden.has(column),
    )
    if (fields.length === 0) return []
    return { title: wizardStepLabel(step, listing.deal), answers: fields.map(showAnswer(listing)) }
  })
}

function showAnswer(listing: Listing) {
  return (field: AnswerName) => {
    const { lat, lng } = listing
    const pin = lat === null || lng === null ? '' : `${lat.toFixed(5)}, ${lng.toFixed(5)}`
    const value = field === 'lat' ? pin : answerText(field, listing[field])
    const isLong = field === 'description' || field === 'address' || field === 'amenities'
    return { field, label: answerLabel(field), value, isLong }
  }
}

function describeOwner(owner: OwnerHistory) {
  const { id, name, phone, since, statuses, rejections, reports, blockedAt } = owner
  return {
    id,
    name,
    rejections,
    reports,
    isBlocked: blockedAt !== null,
    phone: formatPhone(phone),
    since: formatDay(indiaDay(since)),
    statuses: listingStatuses.values
      .map((status) => ({ status, count: statuses[status] }))
      .filter(({ count }) => count > 0),
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
