import type { PropertyView } from '#app/features/property/property-view.ts'
import { amenityIcons, factIcons } from '#app/loaders/public/fact-icons.ts'
import { hasUsualLoan } from '#contract/costs/duties.ts'
import { listingCosts } from '#contract/costs/listing-costs.ts'
import { formatDay, indiaDay, listedWhen } from '#contract/format/dates.ts'
import { floorOfTotal } from '#contract/format/floors.ts'
import { formatPrice, formatPricePerSqFt } from '#contract/format/money.ts'
import { landingPath, localityPath, placeSlug } from '#contract/landing/landing-path.ts'
import { checkedPaperText } from '#contract/listing/checked-paper.ts'
import { type Fact, listingFacts } from '#contract/listing/listing-facts.ts'
import {
  areaText,
  fullAddress,
  listingKind,
  listingPageTitle,
  listingPlace,
  listingTitle,
} from '#contract/listing/listing-title.ts'
import { type Posted, posterOf } from '#contract/listing/poster.ts'
import { changeText, priceChangeText } from '#contract/listing/price-change.ts'
import { comparisonText } from '#contract/listing/price-comparison.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { labelOf } from '#contract/options/option-list.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import {
  type Amenity,
  amenities,
  cities,
  facings,
  furnishings,
  washrooms,
} from '#contract/options.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'
import { searchPath } from '#contract/search/search-url.ts'
import { offeredSince } from '#contract/texts/home-groups.ts'
import { goneWords } from '#contract/texts/listing.ts'
import { reraChecked } from '#contract/texts/owner-checks.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import type { ListingChecks } from '#domain/review/find-checks.ts'

type Shown = PublicListing &
  Posted & {
    placeId: string | null
    statusReason: string
    priceBefore: number | null
    priceChangedAt: Date | null
    comparedPercent: number | null
    comparedCount: number | null
    comparedPlace: string | null
    comparedAround: boolean | null
    firstShownAt: Date | null
  }

/** The prices it was shown with, the latest first. */
type ShownPrices = readonly { price: number; shownSince: Date }[]

type About = {
  today: string
  now: Date
  prices?: ShownPrices
  checks?: ListingChecks | undefined
  /** The owner's RERA number, and when it was checked. */
  rera?: { number: string; at: Date } | undefined
}

/** A listing in the words of its page, for everybody. */
export function describeProperty(
  listing: Shown,
  { today, now, prices = [], checks, rera }: About,
): PropertyView {
  const { spn, status, category, deal, propertyType, price, photos, lat, lng } = listing
  const who = posterOf(listing, now)
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
    description: pageDescription(listing, who),
    who,
    place: listingPlace(listing),
    address: fullAddress(listing),
    path: listingPath(spn),
    searchPath: `${searchPath(listing)}?city=${listing.city ?? ''}`,
    crumbs: crumbsOf(listing),
    about: aboutPlace(listing),
    price,
    emiPrice:
      deal === 'resale' && status !== 'sold_out' && hasUsualLoan(propertyType) ? price : null,
    priceText: formatPrice(price),
    priceNote: priceNote(listing),
    priceChange: priceChangeText(listing, now),
    compared: status === 'active' ? comparisonText(listing) : undefined,
    isCheaper: (listing.priceBefore ?? 0) > (price ?? 0),
    priceHistory: priceHistory(prices),
    readiness: readiness(listing, today),
    deletedOn: status === 'delete' ? formatDay(indiaDay(listing.updatedAt)) : '',
    listed: listedText(listing, now),
    checks: status === 'active' ? checksOf(listing, { checks, rera, who, now }) : noChecks,
    headline: headlineFacts(listing),
    facts: listingFacts(listing, today).map((fact) => ({ ...fact, icon: factIcons[fact.name] })),
    amenities: category === 'residential' ? amenityNames(listing.amenities) : [],
    paragraphs: paragraphsOf(listing.description),
    costs: deal === 'resale' && status === 'sold_out' ? undefined : listingCosts(listing),
    valuePath: valuePath(listing),
    position: lat === null || lng === null ? undefined : { lat, lng },
    pinCode: listing.pinCode,
    propertyType: listing.propertyType,
    bedrooms: bedroomsOf(listing),
    postedOn: listing.activeAt && indiaDay(listing.activeAt),
    area: listing.builtUpArea,
    bathrooms: listing.bathrooms,
    photos,
  }
}

/** A home that its owner has listed before is no new one. */
function listedText({ activeAt, firstShownAt }: Shown, now: Date) {
  if (!activeAt) return ''
  const listed = listedWhen(activeAt, now)
  return firstShownAt ? `${listed}, ${offeredSince(formatDay(indiaDay(firstShownAt)))}` : listed
}

const noChecks = { byStaff: '', paper: '', others: [] as string[] }

type Told = Pick<About, 'checks' | 'rera' | 'now'> & { who: OfferedBy }

/** What was checked by staff and when, and what was compared and confirmed. */
function checksOf(listing: Shown, { checks, rera, who, now }: Told) {
  const paper = checkedPaperText(listing, now)
  if (!checks) return { ...noChecks, paper }
  const { approvedAt, picturesAt, price, isNumberConfirmed } = checks
  const on = (at: Date) => formatDay(indiaDay(at))
  return {
    paper,
    byStaff: approvedAt ? propertyTexts.checkedOn(on(approvedAt)) : '',
    others: [
      picturesAt ? propertyTexts.picturesCompared(on(picturesAt)) : '',
      price ? propertyTexts.priceCompared(price.count, on(price.at)) : '',
      isNumberConfirmed ? propertyTexts.numberConfirmed(who) : '',
      rera ? reraChecked(rera.number, on(rera.at)) : '',
    ].filter(Boolean),
  }
}

/** Breadcrumbs through the pages of its city and its locality. */
function crumbsOf({ category, deal, city, placeId, locality, spn, ...listing }: Shown) {
  const home = { label: 'Home', to: '/' }
  const here = { label: listingKind({ category, ...listing }), to: listingPath(spn) }
  if (!city) return [home, here]
  const word = deal === 'rent' ? 'Rent' : 'Buy'
  const inCity = {
    label: `${word} in ${labelOf(cities, city)}`,
    to: landingPath({ city, category, deal }),
  }
  const name = locality?.trim()
  if (!placeId || !name) return [home, inCity, here]
  const place = placeSlug(placeId)
  return [home, inCity, { label: name, to: landingPath({ city, category, deal, place }) }, here]
}

function aboutPlace({ placeId, locality }: Shown) {
  const name = locality?.trim()
  if (!placeId || !name) return undefined
  return { to: localityPath(placeId), label: `About ${name}: prices, metro, neighbours` }
}

/** As far as the owner says it: 3+ BHK may be any number. */
function bedroomsOf({ bhk, bedrooms }: PublicListing) {
  if (bedrooms) return bedrooms
  const [, number] = /^([123])bhk$/.exec(bhk ?? '') ?? []
  return number ? Number(number) : undefined
}

function pageTitle(listing: PublicListing) {
  const title = listingPageTitle(listing)
  return listing.status === 'sold_out' ? `${goneWords[listing.deal].tag}: ${title}` : title
}

/** What search engines and shared links say of it. */
function pageDescription(listing: PublicListing, who: OfferedBy) {
  const title = listingTitle(listing)
  const facts = headlineFacts(listing)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')
  if (listing.status === 'sold_out') {
    return `${title}. ${facts}. ${goneWords[listing.deal].sentence}`
  }
  const price = formatPrice(listing.price)
  const asked = listing.deal === 'rent' ? `${price} a month` : price
  return `${title} for ${asked}. ${facts}. ${propertyTexts.talkAndVisit(who)}`
}

/** Whether somebody can move in, as far as the owner said; blank where nothing is known. */
function readiness({ propertyAge, availableFrom }: PublicListing, today: string) {
  if (propertyAge === 'under_construction') return 'Under construction'
  if (availableFrom && availableFrom > today) return `Available from ${formatDay(availableFrom)}`
  return propertyAge === null ? '' : 'Ready to move'
}

function priceNote({ deal, price, builtUpArea, priceNegotiable }: PublicListing) {
  const unit = deal === 'rent' ? '/ month' : formatPricePerSqFt(price, builtUpArea)
  return [unit, priceNegotiable && 'negotiable'].filter(Boolean).join(' · ')
}

/** Each price with the day since when it was shown, and how it differs from the one before. */
function priceHistory(prices: ShownPrices) {
  if (prices.length < 2) return []
  return prices.map(({ price, shownSince }, at) => ({
    day: formatDay(indiaDay(shownSince)),
    price: formatPrice(price),
    change: changeText(prices[at + 1]?.price ?? null, price),
  }))
}

/** The four answers that people ask for first. */
function headlineFacts(listing: PublicListing): Pick<Fact, 'label' | 'value'>[] {
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

/** The link to the estimate of what such a property is worth. */
function valuePath({ city, deal, propertyType, bhk, locality, builtUpArea }: PublicListing) {
  const described = { city, deal, type: propertyType, bhk, place: locality, area: builtUpArea }
  const known = Object.entries(described).flatMap(([name, value]) =>
    value ? [[name, `${value}`]] : [],
  )
  return `/property-value-calculator?${new URLSearchParams(known)}`
}
