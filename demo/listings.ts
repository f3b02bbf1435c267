import { isOption } from '#contract/options/option-list.ts'
import {
  type Category,
  type CommercialType,
  type LandType,
  landTypes,
  type PropertyType,
  type ResidentialType,
} from '#contract/options.ts'
import { listingSearchText } from '#db/listing-search-text.ts'
import { addressOf, nearestLandmark } from '#demo/addresses.ts'
import { choosePictures } from '#demo/choose-pictures.ts'
import type { Clock } from '#demo/clock.ts'
import { demoId, demoSpn } from '#demo/demo-id.ts'
import type { DemoPlace, DemoPlaces } from '#demo/demo-places.ts'
import { describe } from '#demo/descriptions.ts'
import { withEarlierPrice } from '#demo/earlier-prices.ts'
import { makeHome } from '#demo/homes.ts'
import { makeLand } from '#demo/land.ts'
import { availableDay, lifeOf } from '#demo/listing-life.ts'
import { marketOf, placeFor, propertyTypeFor } from '#demo/listing-mix.ts'
import type { KindAnswers, ListingRow } from '#demo/listing-row.ts'
import { checkedPaperOf } from '#demo/owner-checks.ts'
import { partOf } from '#demo/parts.ts'
import { ownerOf } from '#demo/people.ts'
import { playPart } from '#demo/play-part.ts'
import { type Random, randomFor } from '#demo/random.ts'
import { makeWishedHome, wishOf } from '#demo/wishes.ts'
import { makeWorkplace } from '#demo/workplaces.ts'

/** The listing with this number; the same number gives the same listing on the same day. */
export function makeListing(index: number, places: DemoPlaces, clock: Clock): ListingRow {
  const listing = makeUsual(index, places, clock)
  const part = partOf(index)
  if (!part) return listing
  return playPart(listing, part, clock, (first) => makeUsual(first, places, clock))
}

function makeUsual(index: number, places: DemoPlaces, clock: Clock): ListingRow {
  const random = randomFor('listing', index)
  const market = marketOf(index)
  const { city, category, deal } = market
  const wish = wishOf(index)
  const { place, answers, site } = wish
    ? makeWishedHome(wish, index, places)
    : makeAny(market, places, random)
  const { price, ...kind } = answers
  const life = lifeOf(index, clock, random, wish || partOf(index) ? 'active' : undefined)
  const availableFrom = availableDay(life, deal, answers.propertyAge, clock, random)
  const { houseNo, address } = addressOf(place, site, answers, random)
  const priceNegotiable = random.chance(0.45)

  const listing: ListingRow = {
    id: demoId('listing', index),
    spn: demoSpn(index),
    ownerId: ownerOf(index),
    revises: null,
    ...life,
    ...kind,
    category,
    deal,
    city,
    price,
    priceBefore: null,
    priceChangedAt: null,
    // Filled in by the job that compares prices.
    comparedPercent: null,
    comparedCount: null,
    comparedPlace: null,
    comparedAround: null,
    priceNegotiable,
    availableFrom,
    houseNo,
    address,
    areaUnit: 'sq_ft',
    builtUpAreaTyped: null,
    plotAreaTyped: null,
    locality: place.name,
    placeId: place.id,
    // Set by the table's trigger.
    metroMetres: null,
    pinCode: place.pinCode,
    lat: site.lat,
    lng: site.lng,
    depositNegotiable: answers.deposit !== null && random.chance(0.3),
    description: describe(
      {
        ...answers,
        category,
        deal,
        availableFrom,
        priceNegotiable,
        locality: place.name,
        building: site.building,
        near: nearestLandmark(place, site),
        isFree: availableFrom <= clock.today,
      },
      random,
    ),
    photos: photosOf({ ...answers, category }, index, random),
    searchText: '',
    version: 1,
    draftKey: null,
    contactMode: 'show',
    hiddenBecause: life.status === 'delete' ? 'disabled' : null,
    hiddenFrom: life.status === 'delete' ? 'active' : null,
    leftAt: life.status === 'sold_out' || life.status === 'delete' ? life.updatedAt : null,
    confirmedAt: confirmedAt(index, life.activeAt, clock),
    askedAt: null,
    representedBy: null,
    ways: null,
    firstShownAt: null,
    ...checkedPaperOf(index, life, clock),
    // Counted when all of an owner's are there.
    byAgent: false,
  }
  const told = life.status === 'draft' ? asDraft(listing, random) : listing
  return withEarlierPrice({ ...told, searchText: listingSearchText(told) }, index)
}

/** Owners of older listings have confirmed them lately. */
function confirmedAt(index: number, activeAt: Date | null, clock: Clock) {
  if (!activeAt || activeAt > clock.ago(20)) return null
  return clock.ago(randomFor('confirmed', index).between(0.2, 19))
}

/** Pictures of what the listing has; nothing that it lacks. */
function photosOf(
  { propertyType, category, bhk, balconies, washroom }: KindAnswers & { category: Category },
  seed: number,
  random: Random,
) {
  const lacking = [
    ...(balconies ? [] : ['demo-balcony-']),
    ...(washroom === 'no' ? ['demo-washroom-'] : []),
  ]
  const count = random.whole(5, 8)
  return choosePictures({ propertyType: propertyType ?? '', category, bhk, seed, count }).filter(
    (key) => !lacking.some((start) => key.startsWith(start)),
  )
}

type Market = ReturnType<typeof marketOf>
type Asked = Market & { propertyType: PropertyType; place: DemoPlace; random: Random }

/** Any property that the market offers. */
function makeAny(market: Market, places: DemoPlaces, random: Random) {
  const propertyType = propertyTypeFor(market, random)
  const place = placeFor(places, market.city, propertyType, random)
  return { place, ...makeKind({ ...market, propertyType, place, random }) }
}

function makeKind({ category, deal, propertyType, place, random }: Asked) {
  // The category says which of the three lists the type was taken from.
  if (category === 'commercial') {
    return makeWorkplace({ deal, propertyType: propertyType as CommercialType, place, random })
  }
  return isOption<LandType>(landTypes, propertyType)
    ? makeLand({ propertyType, place, random })
    : makeHome({ deal, propertyType: propertyType as ResidentialType, place, random })
}

/** A draft stops at some step of the wizard; later answers are still missing. */
function asDraft(listing: ListingRow, random: Random): ListingRow {
  const step = random.pick(['price', 'place', 'photos'])
  const withoutPhotos = { ...listing, photos: step === 'photos' ? listing.photos.slice(0, 2) : [] }
  if (step === 'photos') return withoutPhotos
  const withoutPlace = {
    ...withoutPhotos,
    houseNo: null,
    address: null,
    locality: null,
    placeId: null,
    pinCode: null,
    lat: null,
    lng: null,
    amenities: [],
    bathrooms: null,
    balconies: null,
    waterSupply: null,
    powerBackup: null,
    washroom: null,
    lift: null,
    commercialParking: null,
    waterStorage: null,
    taxPaid: null,
    occupancyCertificate: null,
    saleDeed: null,
  }
  if (step === 'place') return withoutPlace
  return {
    ...withoutPlace,
    price: null,
    deposit: null,
    availableFrom: null,
    description: null,
    idealFor: null,
    furnishing: null,
    parking: null,
    maintenance: null,
    maintenanceAmount: null,
    parkingAmount: null,
    powerBackupAmount: null,
    tenure: null,
    tenants: [],
    leaseYears: null,
    lockInYears: null,
    underLoan: null,
    priceNegotiable: false,
    depositNegotiable: false,
  }
}
