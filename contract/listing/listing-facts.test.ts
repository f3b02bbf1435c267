import { describe, expect, test } from 'vitest'
import { availableText, listingFacts } from '#contract/listing/listing-facts.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import { unanswered } from '#tests/unanswered-listing.ts'

const today = '2026-11-15'

describe('the facts of a listing', () => {
  test('are none where nothing was answered', () => {
    expect(listingFacts(unanswered, today)).toEqual([])
  })

  test('name every answer of a home for sale', () => {
    const facts = wordsOf({
      propertyType: 'individual_floor',
      bhk: '3bhk',
      builtUpArea: 1_800,
      floor: '2',
      totalFloors: '4',
      balconies: 0,
      parking: 'car_and_bike',
      powerBackup: 'partial',
      underLoan: false,
      saleDeed: true,
      otherFeatures: ['on_main_road', 'corner_property'],
      availableFrom: '2026-12-01',
    })

    expect(facts).toEqual([
      'Property type: Individual Floor',
      'BHK: 3 BHK',
      'Build-up area: 1,800 sq ft',
      'Floor: 2nd of 4',
      'Parking: Car and bike',
      'Balconies: 0',
      'Power backup: Partial',
      'Position: On main road, Corner property',
      'Under loan: No',
      'Sale deed: Yes',
      'Available from: 1 Dec 2026',
    ])
  })

  test('name every answer of a work place to rent', () => {
    const facts = wordsOf({
      category: 'commercial',
      deal: 'rent',
      propertyType: 'office_space',
      buildingType: 'bussiness_park',
      floor: 'full_building',
      totalFloors: '3',
      commercialParking: 'reserve',
      washroom: 'private',
      lift: 'common',
      powerBackup: 'dg_backup',
      deposit: 150_000,
      depositNegotiable: true,
      maintenance: 'maintance_extra',
      tenure: 'only_lease',
      leaseYears: 9,
      lockInYears: 1,
      idealFor: 'Clinic',
    })

    expect(facts).toEqual([
      'Property type: Office Space',
      'Building: Business Park',
      'Floor: Full Building',
      'Floors in building: 3 floors',
      'Parking: Reserved',
      'Washroom: Private',
      'Lift: Common',
      'Power backup: DG backup',
      'Deposit: ₹ 1.5 Lakh, negotiable',
      'Maintenance: Extra',
      'Offered for: Only lease',
      'Lease duration: 9 years',
      'Lock-in period: 1 year',
      'Ideal for: Clinic',
    ])
  })
})

test.each<[Partial<ListingFields>, object]>([
  [{ plotArea: 2_000 }, { name: 'plot', label: 'Plot area', value: '2,000 sq ft' }],
  [{ facing: 'north_east' }, { name: 'facing', label: 'Facing', value: 'North East' }],
  [{ totalFloors: '4' }, { name: 'floors', label: 'Floors in building', value: '4 floors' }],
  [
    { furnishing: 'un_furnished' },
    { name: 'furnishing', label: 'Furnishing', value: 'Un-furnished' },
  ],
  [{ bathrooms: 2 }, { name: 'bathrooms', label: 'Bathrooms', value: '2' }],
  [{ propertyAge: '1_3_year' }, { name: 'age', label: 'Property age', value: '1 to 3 years' }],
  [{ waterSupply: 'borewell' }, { name: 'water', label: 'Water supply', value: 'Borewell' }],
  [{ waterStorage: false }, { name: 'storage', label: 'Water storage', value: 'No' }],
  [{ deposit: 0 }, { name: 'deposit', label: 'Deposit', value: 'None' }],
  [{ deposit: 50_000 }, { name: 'deposit', label: 'Deposit', value: '₹ 50,000' }],
  [
    { maintenance: 'maintance_included', maintenanceAmount: 2_500 },
    { name: 'maintenance', label: 'Maintenance', value: 'Included' },
  ],
  [
    { maintenance: 'maintance_extra', maintenanceAmount: 2_500 },
    { name: 'maintenance', label: 'Maintenance', value: '₹ 2,500 / month' },
  ],
  [
    { parking: 'car', parkingAmount: 1_500 },
    { name: 'parking', label: 'Parking', value: 'Car, ₹ 1,500 / month' },
  ],
  [{ powerBackupAmount: 800 }, { name: 'power', label: 'Power backup', value: '₹ 800 / month' }],
  [
    { homeFeatures: ['store_room', 'servant_room'] },
    { name: 'rooms', label: 'Extra rooms', value: 'Servant room, Store room' },
  ],
  [
    { homeFeatures: ['private_terrace'] },
    { name: 'outdoors', label: 'Outdoors', value: 'Terrace' },
  ],
  [{ homeFeatures: ['gated_society'] }, { name: 'society', label: 'Society', value: 'Gated' }],
  [
    { deal: 'rent', homeFeatures: ['pets_allowed'] },
    { name: 'pets', label: 'Pets', value: 'Allowed' },
  ],
  [
    { plotArea: 1_800, plotAreaTyped: '200 sq_yd' },
    { name: 'plot', label: 'Plot area', value: '1,800 sq ft (200 sq yd)' },
  ],
  [
    { plotArea: 1_900, plotAreaTyped: '200 sq_yd' },
    { name: 'plot', label: 'Plot area', value: '1,900 sq ft' },
  ],
  [
    { tenants: ['family', 'company'] },
    { name: 'tenants', label: 'Preferred tenants', value: 'Family, Company' },
  ],
  [{ idealFor: ' Clinic ' }, { name: 'idealFor', label: 'Ideal for', value: 'Clinic' }],
  [{ idealFor: ' ' }, undefined!],
  [{ ownership: 'self_owned' }, { name: 'ownership', label: 'Ownership', value: 'Self owned' }],
  [{ taxPaid: true }, { name: 'tax', label: 'Property tax paid', value: 'Yes' }],
  [
    { occupancyCertificate: false },
    { name: 'occupancy', label: 'Occupancy certificate', value: 'No' },
  ],
])('%j alone is one fact', (answers, fact) => {
  expect(listingFacts({ ...unanswered, ...answers }, today)).toEqual(fact ? [fact] : [])
})

test('each fact has a name of its own, by which pages choose', () => {
  const home: Partial<ListingFields> = {
    propertyType: 'villa',
    bhk: '2bhk',
    builtUpArea: 900,
    floor: '2',
    totalFloors: '4',
    parking: 'car',
    balconies: 1,
    powerBackup: 'full',
    otherFeatures: ['on_main_road'],
    underLoan: true,
    saleDeed: true,
    availableFrom: today,
  }
  expect(namesOf(home)).toEqual([
    'type',
    'bhk',
    'area',
    'floor',
    'parking',
    'balconies',
    'power',
    'features',
    'loan',
    'deed',
    'available',
  ])
  const work: Partial<ListingFields> = {
    buildingType: 'mall',
    washroom: 'private',
    lift: 'common',
    tenure: 'only_lease',
    leaseYears: 9,
    lockInYears: 1,
  }
  expect(namesOf(work)).toEqual(['building', 'washroom', 'lift', 'tenure', 'lease', 'lockIn'])
})

test.each([
  [null, ''],
  ['2026-11-14', 'Now'],
  ['2026-11-15', 'Now'],
  ['2026-11-16', '16 Nov 2026'],
])('from %s it is available %s', (day, text) => {
  expect(availableText(day, today)).toBe(text)
})

test('says the area of land once, and nothing of pets to a buyer', () => {
  expect(namesOf({ propertyType: 'plot', plotArea: 1_800, builtUpArea: 1_800 })).toEqual([
    'type',
    'plot',
  ])
  expect(namesOf({ deal: 'resale', homeFeatures: ['pets_allowed'] })).toEqual([])
})

function namesOf(answers: Partial<ListingFields>) {
  return listingFacts({ ...unanswered, ...answers }, today).map(({ name }) => name)
}

function wordsOf(answers: Partial<ListingFields>) {
  const facts = listingFacts({ ...unanswered, ...answers }, today)
  return facts.map(({ label, value }) => `${label}: ${value}`)
}
