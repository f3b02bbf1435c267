import { expect, test } from 'vitest'
import { type CardRow, toCard } from '#domain/listings/listing-card.ts'

const now = new Date('2026-11-15T10:00:00Z')
const row = {
  id: '1',
  spn: 'SPN4K7M2QXA',
  activeAt: new Date('2026-11-13T10:00:00Z'),
  confirmedAt: null,
  status: 'active',
  category: 'residential',
  deal: 'resale',
  price: 6_000_000,
  builtUpArea: 1_000,
  parking: null,
  priceBefore: null,
  priceChangedAt: null,
  comparedPercent: null,
  comparedCount: null,
} as CardRow

const rent = {
  ...row,
  deal: 'rent',
  price: 28_000,
  deposit: 56_000,
  maintenance: 'maintance_included',
  floor: '2',
  totalFloors: '4',
  availableFrom: '2026-12-01',
} as CardRow

test('a card has no date but the words for it, and metres only where there is a place', () => {
  const found = { ...rent, sortAt: 'x' }
  expect(toCard(found, now)).toEqual({
    spn: 'SPN4K7M2QXA',
    status: 'active',
    category: 'residential',
    deal: 'rent',
    price: 28_000,
    per: '/ month',
    builtUpArea: 1_000,
    parking: null,
    terms: expect.anything(),
    listed: expect.not.stringContaining('confirmed'),
  })
  expect(toCard({ ...row, distance: 1.2345 }, now)).toMatchObject({ distance: 1_235 })
  expect(toCard({ ...row, distance: 0 }, now)).toMatchObject({ distance: 0 })
})

test('a card says what can be parked and what a square foot costs', () => {
  const card = toCard({ ...row, parking: 'car_and_bike' }, now)
  expect([card.parking, card.per]).toEqual(['Car and bike parking', '₹ 6,000 / sq ft'])
  expect(toCard({ ...row, parking: 'any' }, now).parking).toBe('Parking')
})

test.for<[Partial<CardRow>, string]>([
  [{}, '/ month'],
  [{ parkingAmount: 1_000 }, '/ month, ₹ 29,000 in all'],
  [{ maintenance: 'maintance_extra', maintenanceAmount: 2_500 }, '/ month, ₹ 30,500 in all'],
  [{ maintenance: 'maintance_extra' }, '/ month + maintenance'],
  [{ maintenance: null }, '/ month'],
])('a rent with %o has the words %s beside its price', ([differences, per]) => {
  expect(toCard({ ...rent, ...differences }, now).per).toBe(per)
})

test('a listing that its owner confirmed says so', () => {
  const { listed } = toCard({ ...row, confirmedAt: now }, now)
  expect(listed).toMatch(new RegExp(`^${toCard(row, now).listed}, confirmed .+`))
})

test.for<[priceBefore: number, changed: string, words: object | undefined]>([
  [6_200_000, '2026-11-03', { text: '₹ 2 Lakh less since 3 Nov', isLess: true }],
  [5_950_000, '2026-11-03', { text: '₹ 50,000 more since 3 Nov', isLess: false }],
  [6_200_000, '2026-08-17', { text: '₹ 2 Lakh less since 17 Aug', isLess: true }],
  // No news after 90 days.
  [6_200_000, '2026-08-16', undefined],
])('a home for ₹ 60 Lakh instead of %s since %s', ([priceBefore, changed, words]) => {
  const priceChangedAt = new Date(`${changed}T10:00:00Z`)
  const card = toCard({ ...row, priceBefore, priceChangedAt }, now)
  expect(card.priceChange).toEqual(words)
})

test.for<[Partial<CardRow>, string | undefined]>([
  [{}, '₹ 84,000 to move in · 2nd of 4 floors · from 1 Dec'],
  [{ deposit: 0, floor: null }, '₹ 28,000 to move in · from 1 Dec'],
  [{ deposit: null, floor: 'ground' }, 'Ground of 4 floors · from 1 Dec'],
  [{ floor: 'full_building', availableFrom: '2026-11-15' }, /Full Building · free now$/.source],
  [{ availableFrom: '2027-10-01' }, /from 1 Oct 2027$/.source],
  [{ maintenance: 'maintance_extra', maintenanceAmount: 3_000 }, '₹ 87,000 to move in'],
  [{ parkingAmount: 1_000, powerBackupAmount: 500 }, '₹ 85,500 to move in'],
  [{ deposit: null, floor: null, availableFrom: null }, undefined],
])('a rent with %o says %s', ([differences, words]) => {
  const { terms } = toCard({ ...rent, ...differences }, now)
  if (words) expect(terms?.text).toMatch(words.endsWith('$') ? new RegExp(words) : words)
  else expect(terms).toBeUndefined()
})

test('a sale says what a usual loan costs each month, and which loan that is', () => {
  expect(toCard(row, now).terms).toEqual({
    text: 'EMI about ₹ 40,100',
    note: 'For a loan of 80 % of the price over 20 years at 8 %',
  })
})

test('a field is bought without a loan, so nothing is said of one', () => {
  expect(toCard({ ...row, propertyType: 'agricultural_land' }, now).terms).toBeUndefined()
})

test.for<[Partial<CardRow>, string | undefined]>([
  [{ comparedPercent: -8 }, '8 % below 23 similar homes in Sector 57'],
  [{ comparedPercent: 3 }, '3 % above 23 similar homes in Sector 57'],
  [{ comparedPercent: -2 }, 'Priced like 23 similar homes in Sector 57'],
  [{ comparedPercent: 9, comparedAround: true }, '9 % above 23 similar homes around Sector 57'],
  [{ comparedPercent: 9, propertyType: 'plot' }, '9 % above 23 similar properties in Sector 57'],
  [{ comparedPercent: 9, status: 'sold_out' }, undefined],
  [{ comparedPercent: null, comparedCount: null }, undefined],
])('compared as %o it says %s', ([differences, words]) => {
  const compared = { comparedCount: 23, comparedPlace: 'Sector 57', comparedAround: false }
  expect(toCard({ ...row, ...compared, ...differences }, now).compared).toBe(words)
})

test('what is sold says nothing of its price', () => {
  const sold = { status: 'sold_out', priceBefore: 7_000_000, priceChangedAt: now } as const
  const { terms, priceChange } = toCard({ ...row, ...sold }, now)
  expect([terms, priceChange]).toEqual([undefined, undefined])
})
