import type { WeekRow } from '#app/features/owner-home/owner-home-rows.ts'
import { describeWaiting } from '#app/loaders/seller/describe-waiting.ts'
import { loadUnsavedListings } from '#app/loaders/seller/load-unsaved-listings.ts'
import { toVisitRow } from '#app/loaders/seller/load-visits.ts'
import { formatNearDay, indiaDay } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { displayName } from '#contract/format/names.ts'
import { comingDay, pastDay } from '#contract/format/near-days.ts'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import { listingKind, listingPlace, listingTitle } from '#contract/listing/listing-title.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listOpenRequests } from '#domain/contact-requests/list-open-requests.ts'
import { type ListingWeek, listWeek } from '#domain/insight/list-week.ts'
import { listWaitingListings } from '#domain/listings/list-waiting-listings.ts'
import { listRefusedPapers } from '#domain/owner-checks/find-own-checks.ts'
import { listOpenReasons } from '#domain/review/find-last-review.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { ListedVisit } from '#domain/visits/list-visits.ts'
import { listWaitingVisits } from '#domain/visits/list-waiting-visits.ts'
import type { VisitSide } from '#domain/visits/visit-moves.ts'

/** How many rows of each kind of waiting person are loaded. */
const MOST_PEOPLE = 5
/** How many requests are loaded at most; they are counted by their rows. */
const MOST_REQUESTS = 20
const MOST_WEEKS = 12

/** What needs the owner, people first, and what happened to the listings on show this week. */
export async function loadOwnerHome(db: Db, viewer: Viewer, now = new Date()) {
  const [asked, proposed, requests, waiting, begun, refused, week] = await Promise.all([
    listWaitingVisits(db, viewer, { side: 'owner', limit: MOST_PEOPLE, now }),
    listWaitingVisits(db, viewer, { side: 'seeker', limit: MOST_PEOPLE, now }),
    listOpenRequests(db, viewer, MOST_REQUESTS),
    listWaitingListings(db, viewer, now),
    loadUnsavedListings(db, viewer),
    listRefusedPapers(db, viewer, now),
    listWeek(db, viewer, MOST_WEEKS, now),
  ])
  const reasons = await listOpenReasons(
    db,
    waiting.filter(({ need }) => need === 'correct'),
  )
  const today = indiaDay(now)
  return {
    visits: [
      ...asked.map((visit) => toWaitingVisit(visit, 'owner', today)),
      ...proposed.map((visit) => toWaitingVisit(visit, 'seeker', today)),
    ],
    requests: requests.map(({ id, name, seekerLine, ...listing }) => ({
      id,
      name: displayName(name),
      line: seekerLine,
      about: `${placeName(listing)} · ${texts.ownerHome.youAskFirst}`,
    })),
    ...describeWaiting(waiting, { reasons, begun, refused, today }),
    week: {
      span: texts.ownerHome.weekSpan(formatNearDay(week.start), formatNearDay(week.today)),
      rows: week.listings.map((listing) => toWeekRow(listing, week.start, today)),
      /** Undefined where some listings are left out, since it is about all on show. */
      views: week.hasMore
        ? undefined
        : week.listings.reduce((sum, { views }) => sum + views.now, 0),
      hasMore: week.hasMore,
    },
  }
}

function toWaitingVisit(visit: ListedVisit, side: VisitSide, today: string) {
  const row = toVisitRow(visit, side)
  const { day, createdAt } = visit
  const asked = side === 'owner' ? ` · asked ${pastDay(indiaDay(createdAt), today)}` : ''
  return {
    ...row,
    when:
      [day && comingDay(day, today), visitTimeText(visit)].filter(Boolean).join(', ') || 'Any time',
    about: `${listingTitle(visit)}${asked}`,
  }
}

function placeName({ locality, ...listing }: Parameters<typeof listingTitle>[0]) {
  return `${listingKind(listing)}, ${locality?.trim() || listingPlace({ ...listing, locality })}`
}

function toWeekRow(listing: ListingWeek, start: string, today: string): WeekRow {
  const { views, saves, contacts, visits, daily, activeAt } = listing
  const isNew = activeAt !== null && indiaDay(activeAt) >= start && views.before === 0
  const since = isNew && activeAt ? ` · live since ${pastDay(indiaDay(activeAt), today)}` : ''
  const counts = { Views: views, Saves: saves, Contacts: contacts, Visits: visits }
  return {
    spn: listing.spn,
    title: listingKind(listing),
    place: `${listingPlace(listing)}${since}`,
    price: formatPrice(listing.price),
    per: listing.deal === 'rent' ? '/ month' : '',
    photo: listing.photo,
    facts: Object.entries(counts).map(([label, count]) => ({
      label,
      count: group(count.now),
      change: texts.ownerHome.change(count, isNew),
      isUp: !isNew && count.now > count.before,
    })),
    daily,
    daysText: texts.ownerHome.viewsADay(daily),
    firstDay: weekday(start),
  }
}

/** A day as its weekday: `Tue`. */
function weekday(day: string) {
  return new Date(day).toUTCString().slice(0, 3)
}
