import { expect, test } from 'vitest'
import {
  clearedAnswers,
  hasManyRooms,
  hasPapers,
  isHome,
  type ListingScope,
  noAnswer,
  notAsked,
  propertyTypesFor,
} from '#contract/schemas/listing-scope.ts'

const home = { category: 'residential', deal: 'rent', propertyType: 'villa' } as const
const land = { category: 'residential', deal: 'resale', propertyType: 'plot' } as const
const shop = { category: 'commercial', deal: 'resale', propertyType: 'shop' } as const

test.each<[ListingScope, boolean]>([
  [{ ...home, bhk: '3mbhk' }, true],
  [home, true],
  [{ ...home, bhk: '3bhk' }, false],
  [{ ...home, bhk: null }, false],
  [{ ...land, bhk: '3mbhk' }, false],
  [{ ...shop, bhk: '3mbhk' }, false],
  [shop, false],
])('%j may have more than three bedrooms: %s', (scope, mayHave) => {
  expect(hasManyRooms(scope)).toBe(mayHave)
})

test('papers belong to homes and land that are sold', () => {
  expect([home, { ...home, deal: 'resale' } as const, land, shop].map(hasPapers)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([home, land, shop].map(isHome)).toEqual([true, false, false])
})

test('each kind has types of its own', () => {
  const firstAndLast = (scope: ListingScope) => {
    const { values } = propertyTypesFor(scope)
    return [values[0], values.at(-1)]
  }
  expect(firstAndLast(home)).toEqual(['apartment', 'villa'])
  expect(firstAndLast(land)).toEqual(['apartment', 'agricultural_land'])
  expect(firstAndLast(shop)).toEqual(['office_space', 'other'])
})

const papers = ['taxPaid', 'occupancyCertificate', 'saleDeed']
const workOnly = ['buildingType', 'idealFor', 'washroom', 'lift', 'commercialParking']
const homeOnly = ['bhk', 'bedrooms', 'bathrooms', 'balconies', 'homeFeatures', 'parking', 'tenants']
const amounts = ['parkingAmount', 'powerBackupAmount']
const rentOnly = ['deposit', 'depositNegotiable', 'tenure', 'tenants', ...amounts]
const built = ['propertyAge', 'floor', 'totalFloors', 'furnishing', 'maintenanceAmount']
const rooms = ['bhk', 'bedrooms', 'bathrooms', 'balconies', 'homeFeatures']
const building = [
  'amenities',
  'waterSupply',
  'waterStorage',
  'powerBackup',
  'parking',
  'occupancyCertificate',
]
const lease = ['leaseYears', 'lockInYears']
test.each<[string, ListingScope, string[]]>([
  ['a home to rent', home, [...workOnly, ...lease, 'underLoan', ...papers]],
  ['a home for sale', { ...home, deal: 'resale' }, [...workOnly, ...lease, ...rentOnly]],
  ['land', land, [...built, ...rooms, ...building, ...workOnly, ...lease, ...rentOnly]],
  ['a shop to rent', { ...shop, deal: 'rent' }, [...homeOnly, 'underLoan', ...papers]],
  ['a shop for sale', shop, [...homeOnly, ...rentOnly, ...lease, ...papers]],
])('%s is not asked what others are', (_, scope, names) => {
  expect(notAsked(scope).sort()).toEqual([...new Set(names)].sort())
})

test('what is not asked is stored as no answer', () => {
  const cleared = clearedAnswers(shop)
  expect(cleared).toMatchObject({ tenants: [], depositNegotiable: false, bhk: null })
  expect(cleared).not.toHaveProperty('price')
  expect([noAnswer('amenities'), noAnswer('price')]).toEqual([[], null])
})
