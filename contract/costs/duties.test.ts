import { describe, expect, test } from 'vitest'
import {
  type Buyer,
  registrations,
  type State,
  stampDuties,
  stateOfCity,
  states,
} from '#contract/costs/cost-rates.ts'
import {
  agreementRegistration,
  agreementStamp,
  gstPercent,
  mortgageStamp,
  processingFee,
  registrationFee,
  rentTdsOf,
  stampPercent,
  tdsOf,
} from '#contract/costs/duties.ts'
import { isIsoDay } from '#contract/format/dates.ts'
import { cities } from '#contract/options.ts'

const lakh = 1_00_000
const crore = 1_00_00_000

test('every city lies in a state whose rates have a source and a day', () => {
  for (const city of cities.values) expect(states.values).toContain(stateOfCity[city])
  for (const { source } of [...Object.values(stampDuties), ...Object.values(registrations)]) {
    expect(source.name).not.toBe('')
    expect(isIsoDay(source.asOf)).toBe(true)
  }
})

describe('stamp duty', () => {
  test.each<[State, Buyer, number, number]>([
    ['delhi', 'man', 25 * lakh, 6],
    ['delhi', 'woman', 25 * lakh, 4],
    ['delhi', 'joint', 25 * lakh, 5],
    ['delhi', 'man', 25 * lakh + 1, 7],
    ['delhi', 'woman', 25 * lakh + 1, 5],
    ['delhi', 'joint', 25 * lakh + 1, 6],
    ['haryana', 'man', crore, 7],
    ['haryana', 'woman', crore, 5],
    ['haryana', 'joint', crore, 6],
    ['uttar_pradesh', 'man', crore, 7],
    ['uttar_pradesh', 'woman', crore, 6],
    ['uttar_pradesh', 'joint', crore, 6.5],
    ['uttar_pradesh', 'woman', crore + 1, 7],
    ['uttar_pradesh', 'joint', crore + 1, 7],
  ])('in %s for a %s and ₹ %d is %d %%', (state, buyer, price, percent) => {
    expect(stampPercent(price, { state, buyer, isRural: false })).toBe(percent)
  })

  test.each<[State, Buyer, number]>([
    ['haryana', 'man', 5],
    ['haryana', 'woman', 3],
    ['haryana', 'joint', 4],
    ['delhi', 'man', 7],
  ])('outside a town in %s for a %s is %d %%', (state, buyer, percent) => {
    expect(stampPercent(crore, { state, buyer, isRural: true })).toBe(percent)
  })
})

describe('registration', () => {
  test.each<[State, number, number]>([
    ['delhi', crore, 1_00_100],
    ['uttar_pradesh', crore, 1_00_000],
    ['haryana', 50_000, 100],
    ['haryana', 50_001, 1_000],
    ['haryana', 5 * lakh, 1_000],
    ['haryana', 5 * lakh + 1, 5_000],
    ['haryana', 10 * lakh, 5_000],
    ['haryana', 20 * lakh, 10_000],
    ['haryana', 25 * lakh, 12_500],
    ['haryana', 25 * lakh + 1, 15_000],
    ['haryana', 30 * lakh, 15_000],
    ['haryana', 30 * lakh + 1, 20_000],
    ['haryana', 40 * lakh, 20_000],
    ['haryana', 50 * lakh, 25_000],
    ['haryana', 60 * lakh, 30_000],
    ['haryana', 70 * lakh, 35_000],
    ['haryana', 80 * lakh, 40_000],
    ['haryana', 90 * lakh, 45_000],
    ['haryana', 90 * lakh + 1, 50_000],
    ['haryana', 50 * crore, 50_000],
  ])('in %s of ₹ %d costs ₹ %d', (state, price, fee) => {
    expect(registrationFee(price, state)).toBe(fee)
  })
})

describe('GST', () => {
  const home = {
    price: 45 * lakh,
    city: 'gurugram',
    category: 'residential',
    propertyType: 'apartment',
    builtUpArea: 800,
  } as const

  test.each([
    ['small and cheap', {}, 1],
    ['dearer by a rupee', { price: 45 * lakh + 1 }, 5],
    // 60 sq m are 645.8 sq ft of carpet, 80 % of what is built up.
    ['as large as allowed', { builtUpArea: 807 }, 1],
    ['larger', { builtUpArea: 808 }, 5],
    ['of unknown size', { builtUpArea: null }, 5],
    // 90 sq m outside the metros.
    ['larger in a smaller town', { builtUpArea: 1_210, city: 'hisar' as const }, 1],
    ['too large for a smaller town', { builtUpArea: 1_211, city: 'hisar' as const }, 5],
    ['an office', { category: 'commercial' as const, propertyType: 'office_space' as const }, 12],
    ['a plot', { propertyType: 'plot' as const }, 0],
    ['a field', { propertyType: 'agricultural_land' as const }, 0],
  ])('for a home that is %s is added by its rate', (_, other, percent) => {
    expect(gstPercent({ ...home, ...other })).toBe(percent)
  })
})

test.each([
  [50 * lakh - 1, 'apartment', 0],
  [50 * lakh, 'apartment', 50_000],
  [2 * crore, 'plot', 2_00_000],
  [2 * crore, 'agricultural_land', 0],
] as const)('of ₹ %d for a %s, ₹ %d go to the tax office', (price, type, amount) => {
  expect(tdsOf(price, type)).toBe(amount)
})

test('a bank’s fee bears 18 % GST, and the mortgage is capped', () => {
  expect(processingFee(50 * lakh, 0.5)).toBe(29_500)
  expect(processingFee(0, 0.5)).toBe(0)
  expect(mortgageStamp(50 * lakh)).toBe(10_000)
  expect(mortgageStamp(1.25 * crore)).toBe(25_000)
  expect(mortgageStamp(5 * crore)).toBe(25_000)
})

test.each<[State, number, number]>([
  ['delhi', 4_900, 1_100],
  ['haryana', 3_600, 1_000],
  ['uttar_pradesh', 4_800, 2_400],
])('an agreement of ₹ 20,000 a month in %s bears ₹ %d and ₹ %d', (state, stamp, fee) => {
  const rent = { yearly: 2_40_000, hasDeposit: true, years: 1, state }
  expect(agreementStamp(rent)).toBe(stamp)
  expect(agreementRegistration(rent)).toBe(fee)
  expect(agreementStamp({ ...rent, hasDeposit: false })).toBe(state === 'delhi' ? 4_800 : stamp)
})

test.each<[State, number, number | null]>([
  ['delhi', 5, 4_800],
  ['delhi', 6, 7_200],
  ['delhi', 10, 7_200],
  ['delhi', 11, null],
  ['haryana', 5, 3_600],
  ['haryana', 6, 7_200],
  ['haryana', 10, 7_200],
  ['haryana', 11, null],
  ['uttar_pradesh', 5, 4_800],
  ['uttar_pradesh', 6, null],
  ['uttar_pradesh', 49, null],
])('a lease of ₹ 20,000 a month in %s for %d years bears %s', (state, years, stamp) => {
  expect(agreementStamp({ yearly: 2_40_000, hasDeposit: false, years, state })).toBe(stamp)
})

test.each([
  [50_000, 0],
  [50_001, 1_000],
  [1_20_000, 2_400],
])('of a rent of ₹ %d a month, ₹ %d go to the tax office', (rent, amount) => {
  expect(rentTdsOf(rent)).toBe(amount)
})
