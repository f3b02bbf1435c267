import { expect, test } from 'vitest'
import { type LetHome, tenancyCosts, usualTenancy } from '#contract/costs/tenancy-costs.ts'

const flat: LetHome = {
  price: 20_000,
  city: 'delhi',
  deposit: 40_000,
  depositNegotiable: false,
  maintenance: 'maintance_extra',
  maintenanceAmount: 2_500,
  parking: 'Car',
  powerBackup: 'Full',
  leaseYears: null,
}

test('a month and moving in, line by line', () => {
  const [month, start] = tenancyCosts(flat, usualTenancy(flat))
  expect(month.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Rent', 20_000],
    ['Maintenance', 2_500],
    ['Parking', 0],
    ['Power backup', 0],
  ])
  expect(month.total).toMatchObject({ amount: 22_500, isWhole: true })
  expect(start.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Deposit', 40_000],
    ['First month', 22_500],
    ['Agreement: stamp duty', 4_900],
    ['Police verification', 0],
  ])
  expect(start.total).toMatchObject({ amount: 67_400, isWhole: true })
})

test('what is assumed changes both sums', () => {
  const terms = { maintenance: 3_000, parking: 1_000, powerBackup: 500, isRegistered: true }
  const [month, start] = tenancyCosts(flat, terms)
  expect(month.total.amount).toBe(24_500)
  expect(start.total.amount).toBe(40_000 + 24_500 + 4_900 + 1_100)
})

test.each([
  [null, []],
  [0, [0]],
])('a deposit of %s is not missing from what moving in costs', (deposit, amounts) => {
  const home = { ...flat, deposit }
  const [, start] = tenancyCosts(home, usualTenancy(home))
  const found = start.lines.filter(({ label }) => label === 'Deposit')
  expect(found.map(({ amount }) => amount)).toEqual(amounts)
  expect(start.total).toMatchObject({ amount: 27_300, isWhole: true })
})

test('maintenance that nobody named leaves both sums open', () => {
  const unknown = { ...flat, maintenanceAmount: null }
  const [month, start] = tenancyCosts(unknown, usualTenancy(unknown))
  expect(month.total).toMatchObject({ amount: 20_000, isWhole: false })
  expect(start.total.isWhole).toBe(false)
})

test('maintenance within the rent is not added, and nothing is said of what there is not', () => {
  const plain = {
    ...flat,
    maintenance: 'maintance_included',
    parking: '',
    powerBackup: '',
  } as const
  const [month] = tenancyCosts(plain, usualTenancy(plain))
  expect(month.lines).toHaveLength(2)
  expect(month.total).toMatchObject({ amount: 20_000, isWhole: true })
})

test('a lease of years is registered', () => {
  expect(usualTenancy({ ...flat, leaseYears: 3 }).isRegistered).toBe(true)
})
