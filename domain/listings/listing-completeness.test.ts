import { expect, test } from 'vitest'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { listingCompleteness } from '#domain/listings/listing-completeness.ts'

const begun = { category: 'residential', deal: 'rent', propertyType: 'apartment' } as const
const details: ListingAnswers = {
  bhk: '2bhk',
  builtUpArea: 900,
  propertyAge: '1_3_year',
  facing: 'east',
  floor: '2',
  totalFloors: '4',
}

const required: ListingAnswers = {
  ...details,
  price: 25_000,
  deposit: 50_000,
  maintenance: 'maintance_extra',
  availableFrom: '2099-01-01',
  furnishing: 'semi_furnished',
  parking: 'car',
  description: 'Airy.',
  city: 'delhi',
  address: 'Dwarka',
  lat: 28.6,
  lng: 77.1,
  waterSupply: 'both',
  photos: ['a', 'b', 'c'],
}
const useful: ListingAnswers = {
  photos: ['a', 'b', 'c', 'd', 'e', 'f'],
  description: 'A'.repeat(80),
  amenities: ['amenities_lift', 'amenities_gym', 'amenities_park'],
  bathrooms: 2,
  balconies: 0,
  tenants: ['family'],
}
const rented: ListingAnswers = { ...required, ...useful }

test('names what to add first', () => {
  const { next } = listingCompleteness(begun)
  expect(next[0]).toEqual({ text: 'Add BHK', step: 'prop_details' })
})

test('goes on with what seekers look at besides the required', () => {
  const plain = listingCompleteness({ ...begun, ...required })
  expect(plain.next[0]).toEqual({ text: 'Add 3 more photos', step: 'gallery' })

  const bare = listingCompleteness({ ...begun, ...required, photos: [] })
  expect(bare.next.filter(({ step }) => step === 'gallery')).toHaveLength(1)

  const full = listingCompleteness({ ...begun, ...rented })
  expect(full).toEqual({ next: [] })
})

test.each<[ListingAnswers, string, string]>([
  [{ photos: ['a', 'b', 'c', 'd', 'e'] }, 'Add 1 more photo', 'gallery'],
  [{ photos: ['a', 'b', 'c', 'd'] }, 'Add 2 more photos', 'gallery'],
  [{ photos: [] }, 'Add 3 photos', 'gallery'],
  [{ photos: ['a', 'b'] }, 'Add 1 more photo', 'gallery'],
  [{ availableFrom: null }, 'Say from when it is available', 'resale_details'],
  [{ description: 'A'.repeat(79) }, 'Describe it in a few more words', 'resale_details'],
  [{ description: null }, 'Add description', 'resale_details'],
  [{ amenities: ['amenities_lift', 'amenities_gym'] }, 'Name at least 3 amenities', 'amenities'],
  [{ bathrooms: null }, 'Say how many bathrooms', 'amenities'],
  [{ balconies: null }, 'Say how many balconies', 'amenities'],
  [{ tenants: [] }, 'Say whom you prefer as tenants', 'resale_details'],
  [{ lat: null, lng: null }, 'Add pin on the map', 'location_details'],
  [{ builtUpArea: null }, 'Add build-up area', 'prop_details'],
])('without %j the one thing to do is “%s”', (answers, text, step) => {
  const { next } = listingCompleteness({ ...begun, ...rented, ...answers })
  expect(next).toEqual([{ text, step }])
})

test('names three things at most', () => {
  expect(listingCompleteness(begun).next).toHaveLength(3)
})

const rooms = ['Say how many bathrooms', 'Say how many balconies']
test.each<[string, Parameters<typeof listingCompleteness>[0], string[]]>([
  [
    'a home to rent for rooms and tenants',
    { ...begun, ...rented },
    [...rooms, 'Say whom you prefer as tenants'],
  ],
  [
    'a home for sale for rooms',
    {
      ...begun,
      ...rented,
      deal: 'resale',
      ownership: 'self_owned',
      plotArea: 900,
      powerBackup: 'full',
    },
    rooms,
  ],
  [
    'land for neither',
    {
      ...rented,
      category: 'residential',
      deal: 'resale',
      propertyType: 'plot',
      ownership: 'self_owned',
      plotArea: 900,
    },
    [],
  ],
  [
    'a work place for neither',
    {
      ...rented,
      category: 'commercial',
      deal: 'rent',
      propertyType: 'shop',
      buildingType: 'mall',
      idealFor: 'Clinic',
      leaseYears: 3,
      lockInYears: 1,
      powerBackup: 'full',
      commercialParking: 'public',
      lift: 'common',
      washroom: 'shared',
    },
    [],
  ],
])('asks %s', (_, listing, wanted) => {
  const { next } = listingCompleteness({
    ...listing,
    bathrooms: null,
    balconies: null,
    tenants: [],
  })
  expect(next.map(({ text }) => text)).toEqual(wanted)
})
