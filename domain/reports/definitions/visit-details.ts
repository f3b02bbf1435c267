import { formatPrice } from '#contract/format/money.ts'
import {
  areaText,
  listingKind,
  listingPlace,
  wholeAddress,
} from '#contract/listing/listing-title.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { deals, listingStatuses } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { personCard } from '#domain/reports/definitions/person-card.ts'
import type { RowDetail } from '#domain/reports/report.ts'

/** The home that is to be visited, and both people, with the ways to reach them. */
export async function findVisitDetails(db: Db, ids: readonly string[]) {
  const visits = await selectDetails(db, ids)
  return new Map(visits.map((visit) => [visit.id, toDetail(visit)]))
}

function selectDetails(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'visit.seekerId')
    .innerJoin('appUser as owner', 'owner.id', 'listing.ownerId')
    .select(['visit.id', 'visit.seekerLine', 'visit.seekerId', 'listing.ownerId'])
    .select(['listing.spn', 'listing.status', 'listing.category', 'listing.propertyType'])
    .select(['listing.bhk', 'listing.bedrooms', 'listing.deal', 'listing.price'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.houseNo', 'listing.address'])
    .select(['listing.locality', 'listing.city', 'listing.photos', 'listing.lat', 'listing.lng'])
    .select(['seeker.name', 'seeker.phone', 'seeker.email'])
    .select(['owner.name as ownerName', 'owner.phone as ownerPhone', 'owner.email as ownerEmail'])
    .where('visit.id', 'in', ids)
    .execute()
}

type Visit = Awaited<ReturnType<typeof selectDetails>>[number]

function toDetail(visit: Visit): RowDetail {
  const [first] = visit.photos
  const { seekerLine } = visit
  return {
    cards: [homeCard(visit), seekerCard(visit), ownerCard(visit)],
    facts: seekerLine ? [{ label: 'Wrote with it', text: seekerLine }] : [],
    ...(first && { picture: photoPath(first) }),
  }
}

function homeCard(visit: Visit) {
  const { spn, deal, builtUpArea, areaUnit, status } = visit
  const month = deal === 'rent' ? ' / month' : ''
  const facts = [areaText(builtUpArea, areaUnit), labelOf(deals, deal).toLowerCase()]
  return {
    label: `Home ${spn}`,
    title: [`${formatPrice(visit.price)}${month}`, listingKind(visit)].filter(Boolean).join(', '),
    lines: [
      wholeAddress(visit) || listingPlace(visit),
      [...facts, listingStatuses.labels[status].toLowerCase()].filter(Boolean).join(', '),
    ],
    links: [{ text: 'Open the page', href: listingPath(spn) }, ...directionsTo(visit)],
  }
}

function directionsTo({ lat, lng }: Visit) {
  if (lat === null || lng === null) return []
  const href = `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
  return [{ text: 'Directions', href }]
}

function seekerCard({ name, phone, email, seekerId: id }: Visit) {
  return personCard('Visitor', { id, name, phone, email })
}

function ownerCard({ ownerName: name, ownerPhone: phone, ownerEmail: email, ownerId: id }: Visit) {
  return personCard('Owner', { id, name, phone, email })
}
