import type { LiveTerms, OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { readPaging } from '#app/loaders/read-paging.ts'
import {
  dayMs,
  formatDay,
  formatDayMonthYear,
  indiaDay,
  listedWhen,
} from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { listingLimits } from '#contract/limits.ts'
import { currentPaper } from '#contract/listing/checked-paper.ts'
import { areaText, listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { reasonsBeside, statusReasonText } from '#contract/listing/reason-text.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { isOption } from '#contract/options/option-list.ts'
import { paperKinds } from '#contract/options/owner-checks.ts'
import { listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { countOwnListings } from '#domain/listings/count-own-listings.ts'
import { listOwnPage, type OwnListing } from '#domain/listings/list-own-page.ts'
import { listingProgress } from '#domain/listings/listing-progress.ts'
import { listLatestStates, type OwnCheck } from '#domain/owner-checks/find-own-checks.ts'
import { lastPageOf } from '#domain/paging.ts'
import { listOpenReasons } from '#domain/review/find-last-review.ts'
import { listRevisions } from '#domain/revisions/find-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What My Listings shows: the counts of every status and one page of rows. */
export async function loadOwnListings(db: Db, viewer: Viewer, url: URL) {
  const asked = url.searchParams.get('status')
  const status = isOption(listingStatuses, asked) ? asked : undefined
  const paging = readPaging(url)
  const [counts, listings] = await Promise.all([
    countOwnListings(db, viewer),
    listOwnPage(db, viewer, { ...paging, status }),
  ])
  const revisions = await listRevisions(
    db,
    listings.map(({ id }) => id),
  )
  const papers = await listLatestStates(
    db,
    listings.map(({ id }) => id),
  )
  const reasons = await listOpenReasons(db, [...listings, ...revisions.values()])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const found = status ? counts[status] : all
  return {
    counts: { ...counts, all },
    status,
    page: paging.page,
    pageSize: paging.pageSize,
    pages: lastPageOf(found, paging),
    rows: listings.map((listing) => ({
      ...toRow(listing, reasons.get(listing.id) ?? [], new Date()),
      paper: paperLine(listing, papers.get(listing.id), new Date()),
      revision: describeRevision(revisions.get(listing.id), reasons),
    })),
  }
}

/** The state of a paper in words, where one can be shown. */
function paperLine(listing: OwnListing, state: OwnCheck['state'] | undefined, now: Date) {
  if (listing.status !== 'active' && listing.status !== 'under_review') return ''
  if (state === 'waiting') return texts.ownerChecks.lineWaiting
  const paper = currentPaper(listing, now)
  if (paper) {
    return texts.ownerChecks.lineChecked(paperKinds.labels[paper.kind], day(paper.endsAt))
  }
  return state === 'refused' ? texts.ownerChecks.lineRefused : texts.ownerChecks.invite
}

type Revision = NonNullable<ReturnType<Awaited<ReturnType<typeof listRevisions>>['get']>>

function describeRevision(
  revision: Revision | undefined,
  reasons: Map<string, ReviewReason[]>,
): OwnListingRow['revision'] {
  if (!revision) return undefined
  const { id, spn, status, statusReason } = revision
  if (status !== 'under_review' && status !== 'review_failed') {
    return { id, spn, status: 'draft', reasons: [] }
  }
  const marked = reasonsBeside(statusReason, reasons.get(id) ?? [])
  const said = status === 'review_failed' ? [statusReason, ...marked].filter(Boolean) : []
  return { id, spn, status, reasons: said }
}

function toRow(
  listing: OwnListing,
  reasons: ReviewReason[],
  now: Date,
): Omit<OwnListingRow, 'revision' | 'paper'> {
  const { id, spn, status, deal, price, photos } = listing
  const progress =
    status === 'active' || status === 'sold_out' ? undefined : listingProgress(listing)
  const isUnexplained = status === 'review_failed' && reasons.length === 0
  return {
    id,
    spn,
    status,
    deal,
    title: [listingKind(listing), areaText(listing.builtUpArea, listing.areaUnit)]
      .filter(Boolean)
      .join(', '),
    place: listingPlace(listing) || listing.address || '',
    price: price === null ? '' : `${formatPrice(price)}${deal === 'rent' ? ' / month' : ''}`,
    photo: photos[0] ?? null,
    when: whenText(listing, now),
    interest: texts.dashboard.interest(listing),
    progress: progress && progress.percent < 100 ? progress : undefined,
    contactMode: listing.contactMode,
    isAsked: listing.askedAt !== null,
    terms: status === 'active' ? termsOf(listing, indiaDay(now)) : undefined,
    canPutBack: status === 'sold_out' && isRecent(listing.updatedAt, now),
    reason: statusReasonText(listing) || (isUnexplained ? texts.notifications.callForReason : ''),
    reasons: reasonsBeside(listing.statusReason, reasons),
  }
}

/** A date that has passed means now, and only today or later can be chosen. */
export function termsOf(listing: Listing, today: string): LiveTerms {
  const { deal, version, price, deposit, availableFrom } = listing
  const from = availableFrom && availableFrom < today ? today : availableFrom
  return {
    isRent: deal === 'rent',
    version,
    price: `${price ?? ''}`,
    price_negotable: listing.priceNegotiable ? 'yes' : 'no',
    deposit_price: `${deposit ?? ''}`,
    deposite_price_negotable: listing.depositNegotiable ? 'yes' : 'no',
    avalible_from: from ? formatDayMonthYear(from) : '',
  }
}

/** Whether what was sold or rented then may be put back. */
function isRecent(moment: Date, now: Date) {
  return now.getTime() - moment.getTime() < listingLimits.putBackDays * dayMs
}

function whenText({ status, ...listing }: OwnListing, now: Date) {
  const { updatedAt, activeAt, submittedAt } = listing
  switch (status) {
    case 'draft':
      return `Edited ${listedWhen(updatedAt, now)}`
    case 'under_review':
      return `Sent ${listedWhen(submittedAt ?? updatedAt, now)}`
    case 'review_failed':
      return `Checked ${listedWhen(updatedAt, now)}`
    case 'active':
      return `Listed on ${day(activeAt ?? updatedAt)}`
    case 'sold_out':
      return `${texts.listing.goneWords[listing.deal].on} ${day(updatedAt)}`
    case 'delete':
      return `${texts.listing.deletedOn} ${day(updatedAt)}`
  }
}

function day(moment: Date) {
  return formatDay(indiaDay(moment))
}
