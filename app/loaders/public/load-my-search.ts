import type { ContactedOwnerRow } from '#app/features/my-search/contacted-owners.tsx'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { toConversationRow } from '#app/loaders/account/load-conversation.ts'
import { directionsTo } from '#app/loaders/directions-to.ts'
import { loadSavedHomes } from '#app/loaders/public/load-saved-homes.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { displayName } from '#contract/format/names.ts'
import { comingDay, dayInYear } from '#contract/format/near-days.ts'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import {
  listingKind,
  listingPlace,
  listingTitle,
  wholeAddress,
} from '#contract/listing/listing-title.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import { posterOf } from '#contract/listing/poster.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { whatsappHello } from '#contract/texts/property.ts'
import type { Db } from '#db/connect.ts'
import { listConversations } from '#domain/conversations/list-conversations.ts'
import { type ContactedOwner, listContactedOwners } from '#domain/leads/list-contacted-owners.ts'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type ListedVisit, listVisits } from '#domain/visits/list-visits.ts'

/** The saved homes that stand on the page; the others are on their own. */
const MOST_HOMES = 12
const MOST_VISITS = 3
const MOST_SEARCHES = 3

type Asked = {
  url: URL
  /** The address of the site. */
  site: string
  now?: Date
}

/** All that a seeker comes back for. */
export async function loadMySearch(db: Db, viewer: Viewer, { url, site, now = new Date() }: Asked) {
  const [listed, contacted, saved, searches, conversations] = await Promise.all([
    listVisits(db, viewer, 'seeker', { now }),
    listContactedOwners(db, viewer),
    loadSavedHomes(db, viewer, url, { now, most: MOST_HOMES }),
    listSavedSearches(db, viewer.id, { now }),
    listConversations(db, viewer, 'seeker'),
  ])
  const today = indiaDay(now)
  const phones = new Map(contacted.map(({ spn, phone }) => [spn, phone ?? '']))
  const visits = listed.open.map((visit) => toVisit(visit, phones.get(visit.spn) ?? '', now))
  const next = visits.find(({ status }) => status === 'accepted')
  const others = visits.filter((visit) => visit !== next)
  return {
    name: displayName(viewer.name).split(/\s+/)[0] ?? '',
    news: {
      visitsToday: visits.filter(({ status, day }) => status === 'accepted' && day === today)
        .length,
      answers: visits.filter(({ status }) => status === 'proposed').length,
      newHomes: searches.reduce((sum, { newCount }) => sum + newCount, 0),
      cheaper: saved.cheaper,
      written: conversations.filter(({ unread }) => unread > 0).length,
    },
    next,
    others: others.slice(0, MOST_VISITS),
    visitCount: visits.length,
    searches: searches.slice(0, MOST_SEARCHES),
    searchCount: searches.length,
    saved,
    conversations: conversations.map((each) => toConversationRow(each, viewer, now)),
    owners: contacted.map((owner) => toOwner(owner, { now, site })),
  }
}

function toVisit(visit: ListedVisit, phone: string, now: Date): SeekerVisit {
  const { day, time, clock, slotId } = visit
  return {
    id: visit.id,
    spn: visit.spn,
    // Only open ones are listed.
    status: visit.status as SeekerVisit['status'],
    day,
    time,
    clock,
    slotId,
    line: visit.seekerLine,
    askedOn: indiaDay(visit.createdAt),
    when: whenText(visit, indiaDay(now)),
    title: listingTitle(visit),
    address: visit.status === 'accepted' ? wholeAddress(visit) : listingPlace(visit),
    facts: [listingKind(visit), priceText(visit)].filter(Boolean).join(', '),
    owner: displayName(visit.name),
    who: posterOf(visit, now),
    phone,
    directions: visit.status === 'accepted' ? directionsTo(visit) : '',
    photo: visit.photos[0] ?? null,
  }
}

function whenText(visit: Pick<ListedVisit, 'day' | 'time' | 'clock'>, today: string) {
  const parts = [visit.day && comingDay(visit.day, today), visitTimeText(visit)]
  return parts.filter(Boolean).join(', ') || 'Any time'
}

function priceText({ price, deal }: Pick<ListedVisit, 'price' | 'deal'>) {
  const text = formatPrice(price)
  return text && deal === 'rent' ? `${text} / month` : text
}

function toOwner(
  owner: ContactedOwner,
  { now, site }: { now: Date; site: string },
): ContactedOwnerRow {
  const what = [listingKind(owner), owner.locality?.trim()].filter(Boolean).join(', ')
  return {
    spn: owner.spn,
    state: owner.state,
    name: displayName(owner.name),
    photo: owner.photo && photoPath(owner.photo),
    phone: owner.phone ?? '',
    who: posterOf(owner, now),
    about: `${what} · ${dayInYear(indiaDay(owner.at), indiaDay(now))}`,
    hello: whatsappHello(
      listingTitle(owner),
      owner.spn,
      new URL(listingPath(owner.spn), site).href,
    ),
    note: owner.note ?? '',
  }
}
