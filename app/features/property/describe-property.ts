import { amenityIcons, factIcons } from '#app/features/property/fact-icons.ts'
import { formatDay, indiaDay, listedWhen } from '#contract/dates.ts'
import { floorOfTotal } from '#contract/floors.ts'
import { type Fact, listingFacts } from '#contract/listing-facts.ts'
import {
  areaText,
  listingKind,
  listingPageTitle,
  listingPlace,
  listingTitle,
} from '#contract/listing-title.ts'
import { soldOut } from '#contract/messages/listing.ts'
import { formatPrice, formatPricePerSqFt } from '#contract/money.ts'
import { labelOf } from '#contract/option-list.ts'
import {
  type Amenity,
  amenities,
  cities,
  facings,
  furnishings,
  washrooms,
} from '#contract/options.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import { searchPath } from '#contract/search-url.ts'
import { listingPath } from '#contract/shown-listings.ts'

type Shown = ListingFields & { statusReason: string }

export type PropertyView = ReturnType<typeof describeProperty>

/** A listing in the words of its page. Only the server needs the lists these words come from. */
export function describeProperty(listing: Shown, { today, now }: { today: string; now: Date }) {
  const { spn, status, category, deal, price, photos, lat, lng } = listing
  return {
    spn,
    status,
    statusReason: listing.statusReason,
    category,
    deal,
    city: listing.city,
    cityName: labelOf(cities, listing.city),
    locality: listing.locality?.trim() ?? '',
    kind: listingKind(listing),
    title: listingTitle(listing),
    pageTitle: pageTitle(listing),
    description: pageDescription(listing),
    place: listingPlace(listing),
    address: fullAddress(listing),
    path: listingPath(spn),
    searchPath: `${searchPath(listing)}?city=${listing.city ?? ''}`,
    price,
    priceText: formatPrice(price),
    priceNote: priceNote(listing),
    isReady: listing.propertyAge !== null && listing.propertyAge !== 'under_construction',
    isUnderConstruction: listing.propertyAge === 'under_construction',
    /** When its owner took it down. */
    deletedOn: status === 'delete' ? formatDay(indiaDay(listing.updatedAt)) : '',
    listed: listing.activeAt && listedWhen(listing.activeAt, now),
    headline: headlineFacts(listing),
    facts: listingFacts(listing, today).map((fact) => ({ ...fact, icon: factIcons[fact.name] })),
    amenities: category === 'residential' ? amenityNames(listing.amenities) : [],
    paragraphs: paragraphsOf(listing.description),
    rent: deal === 'rent' ? rentTerms(listing) : undefined,
    position: lat === null || lng === null ? undefined : { lat, lng },
    pinCode: listing.pinCode,
    area: listing.builtUpArea,
    bathrooms: listing.bathrooms,
    photos,
  }
}

function pageTitle(listing: ListingFields) {
  const title = listingPageTitle(listing)
  return listing.status === 'sold_out' ? `Sold out: ${title}` : title
}

/** What search engines and shared links say of it. */
function pageDescription(listing: ListingFields) {
  const title = listingTitle(listing)
  const where = fullAddress(listing)
  const facts = headlineFacts(listing)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')
  if (listing.status === 'sold_out') return `${title}. ${where}. ${facts}. ${soldOut}`
  const price = formatPrice(listing.price)
  const asked = listing.deal === 'rent' ? `${price} a month` : price
  return `${title} for ${asked}. ${where}. ${facts}. Talk to the owner and visit.`
}

function priceNote({ deal, price, builtUpArea, priceNegotiable }: ListingFields) {
  const unit = deal === 'rent' ? '/ month' : formatPricePerSqFt(price, builtUpArea)
  return [unit, priceNegotiable && 'negotiable'].filter(Boolean).join(' · ')
}

function fullAddress({ address, city, pinCode }: ListingFields) {
  const name = labelOf(cities, city)
  const written = address?.trim() || name
  const withCity = written.toLowerCase().includes(name.toLowerCase())
    ? written
    : `${written}, ${name}`
  return pinCode && !withCity.includes(pinCode) ? `${withCity} ${pinCode}` : withCity
}

/** The four answers that people ask for first. */
function headlineFacts(listing: ListingFields): Pick<Fact, 'label' | 'value'>[] {
  const { bathrooms } = listing
  return [
    { label: 'Area', value: areaText(listing.builtUpArea, listing.areaUnit) },
    { label: bathrooms === 1 ? 'Bath' : 'Baths', value: bathrooms === null ? '' : `${bathrooms}` },
    { label: 'Floor', value: floorOfTotal(listing.floor, listing.totalFloors) },
    { label: 'Facing', value: labelOf(facings, listing.facing) },
    { label: 'Washroom', value: labelOf(washrooms, listing.washroom) },
    { label: 'Furnishing', value: labelOf(furnishings, listing.furnishing) },
  ]
    .filter(({ value }) => value !== '')
    .slice(0, 4)
}

function amenityNames(values: readonly Amenity[]) {
  return values.map((name) => ({
    name,
    label: labelOf(amenities, name),
    icon: amenityIcons[name],
  }))
}

function paragraphsOf(description: string | null) {
  return (description ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What is to be paid each month and before moving in. */
function rentTerms({ price, deposit, depositNegotiable, maintenance }: ListingFields) {
  return {
    monthly: price,
    isMaintenanceExtra: maintenance === 'maintance_extra',
    isMaintenanceIncluded: maintenance === 'maintance_included',
    deposit,
    isDepositNegotiable: depositNegotiable,
    atStart: price === null ? null : price + (deposit ?? 0),
  }
}
