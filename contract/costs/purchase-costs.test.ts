import { expect, test } from 'vitest'
import { type PurchasedHome, purchaseCosts, usualPurchase } from '#contract/costs/purchase-costs.ts'

const flat: PurchasedHome = {
  price: 1_00_00_000,
  city: 'gurugram',
  category: 'residential',
  propertyType: 'apartment',
  builtUpArea: 1_450,
  propertyAge: '3_5_year',
  maintenanceAmount: 4_000,
}

function linesOf(home: PurchasedHome, terms = usualPurchase(home)) {
  const { lines, total } = purchaseCosts(home, terms)
  return { ...Object.fromEntries(lines.map(({ label, amount }) => [label, amount])), total }
}

test('a flat of a crore in Gurugram takes 8.6 lakh more, and TDS is not added', () => {
  expect(linesOf(flat)).toEqual({
    Price: 1_00_00_000,
    'Stamp duty': 7_00_000,
    Registration: 50_000,
    'TDS, within the price': 1_00_000,
    'Bank’s processing fee': 47_200,
    'Stamp duty on the mortgage': 16_000,
    'Maintenance, first year': 48_000,
    total: {
      label: 'In all',
      amount: 1_08_61_200,
      isWhole: true,
      note: '₹ 80 Lakh from the bank, ₹ 28,61,200 of your own money.',
    },
  })
})

test('a woman pays less, and nobody borrows who does not want to', () => {
  const terms = { ...usualPurchase(flat), buyer: 'woman', loanShare: 0 } as const
  const found = linesOf(flat, terms)
  expect(found).toMatchObject({ 'Stamp duty': 5_00_000, total: { amount: 1_05_98_000 } })
  expect(found).not.toHaveProperty('Bank’s processing fee')
  expect(found.total.note).toBeUndefined()
})

test('what is being built bears GST when a builder sells it', () => {
  const built = { ...flat, propertyAge: 'under_construction' } as const
  expect(linesOf(built)).toMatchObject({ GST: 5_00_000 })
  const resold = linesOf(built, { ...usualPurchase(built), isFromBuilder: false })
  expect(resold).not.toHaveProperty('GST')
  expect(linesOf(flat)).not.toHaveProperty('GST')
})

test('unknown maintenance leaves the sum open, land has none', () => {
  const unknown = linesOf({ ...flat, maintenanceAmount: null })
  expect(unknown).toMatchObject({ 'Maintenance, first year': null, total: { isWhole: false } })
  const plot = linesOf({ ...flat, propertyType: 'plot', maintenanceAmount: null })
  expect(plot.total.isWhole).toBe(true)
})

test('says which limits are assumed only where they matter', () => {
  const why = (home: PurchasedHome) => purchaseCosts(home, usualPurchase(home)).lines[1]?.why
  expect(why(flat)).toContain('7 % in Haryana for a man, assumed within municipal limits')
  expect(why({ ...flat, city: 'noida' })).toContain('7 % in Uttar Pradesh for a man.')
})
