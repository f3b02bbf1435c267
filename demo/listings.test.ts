import { describe, expect, test } from 'vitest'
import {
  type Amenity,
  type Category,
  type City,
  categories,
  cities,
  type Deal,
  deals,
  propertyTypes,
} from '#contract/options.ts'
import { findIncompleteStep } from '#contract/schemas/listing.ts'
import { listingSearchText } from '#db/listing-search-text.ts'
import { demoPictures } from '#demo/demo-pictures.ts'
import { demoPlaces, metresBetween } from '#demo/demo-places.ts'
import type { ListingRow } from '#demo/listing-row.ts'
import { partOf } from '#demo/parts.ts'
import { baseListings } from '#demo/people.ts'
import { wellKnownPlaces } from '#demo/well-known-places.ts'
import { choosePlace } from '#domain/listings/find-listing-place.ts'
import { demoListings, demoMoment, makeDemoListings } from '#tests/demo-listings.ts'

const now = demoMoment
const listings = demoListings
const complete = listings.filter((listing) => listing.status !== 'draft')
const active = listings.filter((listing) => listing.status === 'active')
/** As many as have every city and kind. */
const some = 200

describe('makeListing', () => {
  test('makes the same listings again on the same day', () => {
    expect(makeDemoListings(some, now)).toEqual(listings.slice(0, some))
  })

  test('keeps everything but the dates when it is loaded on another day', () => {
    const later = makeDemoListings(some, new Date('2027-03-02T09:30:00Z'))
    const timeless = ({ id, spn, price, address, photos }: ListingRow) => [
      id,
      spn,
      price,
      address,
      photos,
    ]
    expect(later.map(timeless)).toEqual(listings.slice(0, some).map(timeless))
    expect(later[0]?.createdAt).not.toEqual(listings[0]?.createdAt)
  })

  test('gives every listing an id and a public number of its own', () => {
    expect(new Set(listings.map(({ id }) => id)).size).toBe(baseListings)
    expect(new Set(listings.map(({ spn }) => spn)).size).toBe(baseListings)
  })

  test('has at least 5,000 active listings, and 200 in the smallest city', () => {
    expect(active.length).toBeGreaterThanOrEqual(5_000)
    for (const city of cities.values) expect(countIn(city)).toBeGreaterThanOrEqual(200)
    expect(countIn('gurugram')).toBeGreaterThan(countIn('hisar') * 3)
  })

  test.each(markets())('has active listings in %s, %s, for %s', (city, category, deal) => {
    const found = active.filter(
      (listing) => listing.city === city && listing.category === category && listing.deal === deal,
    )
    expect(found.length).toBeGreaterThan(0)
  })

  test.each(cities.values)('has the usual homes in the well-known places of %s', (city) => {
    const homes = active.filter((listing) => listing.city === city)
    const kinds = new Set(homes.map(({ locality, deal, bhk }) => `${locality} ${deal} ${bhk}`))
    const usual = wellKnownPlaces[city].flatMap((name) =>
      deals.values.flatMap((deal) =>
        ['1bhk', '2bhk', '3bhk'].map((bhk) => `${name} ${deal} ${bhk}`),
      ),
    )
    expect(usual.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('lies mostly where a real market does, and a little everywhere else', () => {
    const places = demoPlaces()
    const renown = new Map(
      cities.values.flatMap((city) => places[city]).map((p) => [p.id, p.renown]),
    )
    const isKnown = ({ placeId }: ListingRow) => renown.get(placeId ?? '') !== undefined
    const share = active.filter(isKnown).length / active.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.95)
  })

  test.each(propertyTypes.values)('has an active %s', (type) => {
    expect(active.some(({ propertyType }) => propertyType === type)).toBe(true)
  })

  test('offers land for residential resale only', () => {
    const land = complete.filter(({ propertyType }) => /plot|land/.test(propertyType ?? ''))
    expect(land.length).toBeGreaterThan(40)
    expect(
      land.every(({ category, deal }) => category === 'residential' && deal === 'resale'),
    ).toBe(true)
  })

  test('shows 4 to 8 different pictures of the pool', () => {
    const pool = new Set(demoPictures.map(({ key }) => key))
    const isRight = ({ photos }: ListingRow) =>
      photos.length >= 4 &&
      photos.length <= 8 &&
      new Set(photos).size === photos.length &&
      photos.every((key) => pool.has(key))
    expect(spnsOf(complete.filter((listing) => !isRight(listing)))).toEqual([])
  })

  test('derives the place as saved answers do', () => {
    const places = demoPlaces()
    for (const { city, placeId, locality, address, lat, lng } of complete.slice(0, 500)) {
      const pin = { lat: lat!, lng: lng! }
      const around = places[city!]
        .map((place) => ({ place, metres: metresBetween(pin, place) }))
        .sort((a, b) => a.metres - b.metres)
        // As many as saving looks at.
        .slice(0, 50)
        .map(({ place }) => place)
      expect(choosePlace(around, { locality, address })?.id).toBe(placeId)
    }
  })

  test('could be sent in for review as they are', () => {
    for (const listing of complete.slice(0, 60)) expect(findIncompleteStep(listing)).toBeUndefined()
  })

  test('writes addresses that end with the locality, the city and the PIN code', () => {
    const isWhole = ({ address, city, pinCode, locality }: ListingRow) =>
      address?.endsWith(` ${pinCode}`) &&
      [cities.labels[city ?? 'delhi'], locality].every((part) => address.includes(part!))
    const others = complete.filter((listing) => !isWhole(listing))
    expect(others.map(({ address }) => address)).toEqual([])
  })

  test('can be found by the words that are shown', () => {
    for (const listing of listings.filter((_, index) => index % 6 === 0 || partOf(index)))
      expect(listing.searchText).toBe(listingSearchText(listing))
  })

  test('lies in the past, step after step, and can be had from a day after it was made', () => {
    const isInOrder = ({ createdAt, submittedAt, activeAt, updatedAt }: ListingRow) => {
      const steps = [createdAt, submittedAt, activeAt, updatedAt, now].filter((at) => at !== null)
      return steps.every((at, index) => index === 0 || at >= steps[index - 1]!)
    }
    expect(spnsOf(listings.filter((listing) => !isInOrder(listing)))).toEqual([])
  })

  test('varies its descriptions', () => {
    const texts = active.map(({ description }) => description)
    expect(new Set(texts).size).toBeGreaterThan(active.length * 0.99)
  })
})

describe('descriptions', () => {
  /** Words that only a listing with the answer may use. */
  const claims: [RegExp, (listing: ListingRow) => boolean][] = [
    [/\bgym\b/i, has('amenities_gym')],
    [/\bguard\b/i, has('amenities_security_guard')],
    [/air condition/i, has('amenities_air_conditioner')],
    [/internet/i, has('amenities_wifi')],
    [/swimming/i, has('amenities_swimming_pool')],
    [/play area/i, has('amenities_children_play_area')],
    [/fire safety/i, has('amenities_fire_safety')],
    [/shopping cent/i, has('amenities_shopping_center')],
    [/ (has|is) a park\b|, a park\b| and a park\b/i, has('amenities_park')],
    [/piped gas/i, has('amenities_gas_pipeline')],
    [/rain water/i, has('amenities_rain_water_harvesting')],
    [/parking for visitors/i, has('amenities_visitor_parking')],
    [/non-veg/i, has('amenities_non_veg')],
    [
      /\blift\b/i,
      (listing) => has('amenities_lift')(listing) || !/^(none)?$/.test(listing.lift ?? ''),
    ],
    [/power backup/i, ({ powerBackup }) => powerBackup === 'full' || powerBackup === 'partial'],
    [/diesel generator/i, ({ powerBackup }) => powerBackup === 'dg_backup'],
    [/fully furnished|all furniture/i, ({ furnishing }) => furnishing === 'full_furnished'],
    [/semi-furnished|wardrobes, curtain/i, ({ furnishing }) => furnishing === 'semi_furnished'],
    [/borewell/i, ({ waterSupply }) => waterSupply === 'borewell' || waterSupply === 'both'],
    [/balcon/i, ({ balconies }) => (balconies ?? 0) > 0],
    [
      /\bcorner property|\ba corner\b/i,
      ({ otherFeatures }) => otherFeatures.includes('corner_property'),
    ],
    [/main road/i, ({ otherFeatures }) => otherFeatures.includes('on_main_road')],
    [/no loan|free of any loan/i, ({ underLoan }) => underLoan === false],
    [/occupancy certificate/i, ({ occupancyCertificate }) => occupancyCertificate === true],
    [/sale deed/i, ({ saleDeed }) => saleDeed === true],
    [/tax receipts/i, ({ taxPaid }) => taxPaid === true],
    [/under construction/i, ({ propertyAge }) => propertyAge === 'under_construction'],
    [/a family|working (wo)?men/i, ({ tenants, deal }) => deal === 'rent' && tenants.length > 0],
    [/can be talked about/i, ({ priceNegotiable }) => priceNegotiable],
  ]

  test.each(claims)('say %s only where it is true', (words, isTrue) => {
    const claiming = complete.filter(({ description }) => words.test(description ?? ''))
    expect(claiming.length).toBeGreaterThan(0)
    expect(
      claiming.filter((listing) => !isTrue(listing)).map(({ description }) => description),
    ).toEqual([])
  })
})

function has(amenity: Amenity) {
  return ({ amenities }: ListingRow) => amenities.includes(amenity)
}

function spnsOf(rows: ListingRow[]) {
  return rows.map(({ spn }) => spn)
}

function countIn(city: City) {
  return active.filter((listing) => listing.city === city).length
}

function markets(): [City, Category, Deal][] {
  return cities.values.flatMap((city) =>
    categories.values.flatMap((category) =>
      deals.values.map((deal): [City, Category, Deal] => [city, category, deal]),
    ),
  )
}
