import { expect, test } from 'vitest'
import { type LetHome, tenancyCosts, usualTenancy } from '#contract/costs/tenancy-costs.ts'

const flat: LetHome = {
  price: 20_000,
  city: 'delhi',
  category: 'residential',
  deposit: 40_000,
  depositNegotiable: false,
  maintenance: 'maintance_extra',
  maintenanceAmount: 2_500,
  parkingAmount: null,
  powerBackupAmount: null,
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
  const terms = {
    ...usualTenancy(flat),
    maintenance: 3_000,
    parking: 1_000,
    powerBackup: 500,
    isRegistered: true,
  }
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

test('what the owner takes for parking and power backup is part of the month', () => {
  const home = { ...flat, parkingAmount: 1_500, powerBackup: '', powerBackupAmount: 800 }
  const [month, start] = tenancyCosts(home, usualTenancy(home))
  expect(month.lines.slice(2).map(({ label, amount, why }) => [label, amount, why])).toEqual([
    ['Parking', 1_500, 'Car. On top of the rent.'],
    ['Power backup', 800, 'On top of the rent.'],
  ])
  expect(month.total.amount).toBe(24_800)
  expect(start.lines).toContainEqual(expect.objectContaining({ amount: 24_800 }))
})

test('above ₹ 50,000 the tenant keeps TDS back, within the rent', () => {
  const dear = { ...flat, price: 60_000 }
  const [month] = tenancyCosts(dear, usualTenancy(dear))
  expect(month.lines).toContainEqual(
    expect.objectContaining({ label: 'TDS, within the rent', amount: 1_200, isWithin: true }),
  )
  expect(month.total.amount).toBe(62_500)
})

test('GST is assumed of no rent, and can be of that of a workplace', () => {
  const office = { ...flat, category: 'commercial', leaseYears: 3 } as const
  const terms = usualTenancy(office)
  const gstOf = (changed: Partial<typeof terms>) => {
    const [month] = tenancyCosts(office, { ...terms, ...changed })
    const { amount, words, why } = month.lines.find(({ label }) => label === 'GST')!
    return [amount, words, why, month.total.amount]
  }
  expect(gstOf({})).toEqual([0, 'None', expect.stringContaining('adds 18 %'), 22_500])
  expect(gstOf({ hasGst: true })).toEqual([3_600, undefined, expect.anything(), 26_100])
})

test('a lease of years is registered, and its duty is named as far as it is known', () => {
  const stampOf = (leaseYears: number) => {
    const home = { ...flat, leaseYears }
    const terms = usualTenancy(home)
    expect(terms.isRegistered).toBe(true)
    const [, start] = tenancyCosts(home, terms)
    const { amount, why } = start.lines.find(({ label }) => label === 'Agreement: stamp duty')!
    return [amount, why, start.total.isWhole]
  }
  expect(stampOf(3)).toEqual([4_900, expect.stringContaining('2 % of a year’s rent'), true])
  expect(stampOf(9)).toEqual([7_300, expect.stringContaining('in Delhi for 9 years'), true])
  expect(stampOf(20)).toEqual([null, expect.stringContaining('we do not know the rate'), false])
  const months = { ...usualTenancy({ ...flat, leaseYears: 20 }), isRegistered: false }
  const [, start] = tenancyCosts({ ...flat, leaseYears: 20 }, months)
  expect(start.total.isWhole).toBe(true)
})
