import { expect, test } from 'vitest'
import { listingCosts } from '#contract/costs/listing-costs.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'

const flat = {
  deal: 'rent',
  category: 'residential',
  city: 'delhi',
  price: 20_000,
  deposit: 40_000,
  depositNegotiable: true,
  maintenance: 'maintance_extra',
  maintenanceAmount: 2_500,
  parkingAmount: null,
  powerBackupAmount: null,
  leaseYears: null,
  parking: 'car',
  commercialParking: null,
  powerBackup: 'full',
} as PublicListing

test('a home to let costs each month and to move in, as its owner says', () => {
  const costs = listingCosts(flat)
  expect(costs).toMatchObject({
    deal: 'rent',
    home: {
      price: 20_000,
      deposit: 40_000,
      parking: 'Car',
      powerBackup: expect.stringMatching(/./),
    },
  })
  expect(costs?.groups.map(({ title, total }) => [title, total.amount])).toEqual([
    ['Each month', 22_500],
    ['To move in', 67_400],
  ])
})

test.each(['none', 'need_to_arrange'] as const)(
  'power backup that is %s costs nothing',
  (powerBackup) => {
    expect(listingCosts({ ...flat, powerBackup })).toMatchObject({ home: { powerBackup: '' } })
  },
)

test('a home for sale costs what buying it takes', () => {
  const costs = listingCosts({
    ...flat,
    deal: 'resale',
    city: 'gurugram',
    price: 1_00_00_000,
    propertyType: 'apartment',
    builtUpArea: 1_450,
    propertyAge: '3_5_year',
    maintenanceAmount: 4_000,
  })
  expect(costs?.groups.map(({ title, total }) => [title, total.amount])).toEqual([
    ['To buy it', 1_08_61_200],
  ])
  expect(costs).toMatchObject({ deal: 'resale', home: { builtUpArea: 1_450 } })
})

test.for([{ price: null }, { city: null }])('nothing is said of a draft with %j', (missing) => {
  expect(listingCosts({ ...flat, ...missing })).toBeUndefined()
  expect(listingCosts({ ...flat, deal: 'resale', ...missing })).toBeUndefined()
})

test.for<[Partial<PublicListing>, string, boolean]>([
  [{ parking: 'none' }, '', true],
  [{ parking: null }, '', true],
  [{ powerBackup: 'none' }, 'Car', false],
  [{ powerBackup: 'need_to_arrange' }, 'Car', false],
  [{ powerBackup: null }, 'Car', false],
  [{ category: 'commercial', commercialParking: 'public', parking: 'none' }, 'Public', true],
  [{ category: 'commercial', commercialParking: 'none' }, '', true],
])('with %j, parking is %j and there is power backup: %s', ([differences, parking, hasPower]) => {
  const costs = listingCosts({ ...flat, ...differences })
  const home = costs?.deal === 'rent' ? costs.home : undefined
  expect([home?.parking, home?.powerBackup !== '']).toEqual([parking, hasPower])
})
