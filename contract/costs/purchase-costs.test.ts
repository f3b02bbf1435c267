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

function whyOf(home: PurchasedHome, name: string, terms = usualPurchase(home)) {
  return purchaseCosts(home, terms).lines.find(({ label }) => label === name)?.why
}

function fromBuilder(home: PurchasedHome) {
  return { ...usualPurchase(home), isFromBuilder: true }
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

test('what is being built bears GST only when a builder sells it, which is not assumed', () => {
  const built = { ...flat, propertyAge: 'under_construction' } as const
  expect(linesOf(built)).toEqual({ ...linesOf(flat), GST: 0 })
  expect(whyOf(built, 'GST')).toMatch(/^None when an owner sells it on.*A builder adds 5 %/)
  expect(linesOf(built, fromBuilder(built))).toMatchObject({ GST: 5_00_000 })
  expect(linesOf(flat)).not.toHaveProperty('GST')
  expect(linesOf({ ...built, propertyType: 'plot' })).not.toHaveProperty('GST')
})

test.each([
  [{}, '5 % while it is under construction'],
  [{ price: 40_00_000, builtUpArea: 800 }, '1 % on an affordable home'],
])('says why the GST of %o is what it is', (other, why) => {
  const home = { ...flat, ...other, propertyAge: 'under_construction' } as const
  expect(whyOf(home, 'GST', fromBuilder(home))).toContain(why)
})

test('nothing is kept back for the tax office from a price below its limit', () => {
  expect(linesOf({ ...flat, price: 49_99_999 })).not.toHaveProperty('TDS, within the price')
})

test('names where each rate comes from and since when', () => {
  const { lines, sources } = purchaseCosts(flat, usualPurchase(flat))
  const rated = lines.filter(({ source }) => source)
  expect(rated.map(({ label }) => label)).toEqual([
    'Stamp duty',
    'Registration',
    'TDS, within the price',
    'Bank’s processing fee',
    'Stamp duty on the mortgage',
  ])
  expect(sources).toEqual(
    rated.map(({ label, source }) => ({
      ...source,
      label,
      dayText: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
    })),
  )
})

test('unknown maintenance leaves the sum open, land has none', () => {
  const unknown = linesOf({ ...flat, maintenanceAmount: null })
  expect(unknown).toMatchObject({ 'Maintenance, first year': null, total: { isWhole: false } })
  for (const propertyType of ['plot', 'agricultural_land'] as const) {
    const land = linesOf({ ...flat, propertyType, maintenanceAmount: null })
    expect(land.total.isWhole).toBe(true)
  }
})

test('a field lies outside the limits of a town and is bought without a loan', () => {
  const field = { ...flat, propertyType: 'agricultural_land', maintenanceAmount: null } as const
  const found = linesOf(field)
  expect(found).toMatchObject({ 'Stamp duty': 5_00_000, total: { amount: 1_05_50_000 } })
  expect(found).not.toHaveProperty('Bank’s processing fee')
  expect(found.total.note).toBeUndefined()
  expect(whyOf(field, 'Stamp duty')).toContain('for a man, assumed outside municipal limits')
  expect(linesOf({ ...field, propertyType: 'plot' })).toMatchObject({ 'Stamp duty': 7_00_000 })
})

test('says what the TDS is taken on, and where duty on the mortgage differs', () => {
  const tds = whyOf(flat, 'TDS, within the price')
  expect(tds).toContain('the higher of price and stamp value decides')
  expect(tds).toContain('a seller who lives abroad')
  expect(whyOf(flat, 'Stamp duty on the mortgage')).toContain('differs by state')
})

test('says which limits are assumed only where they matter', () => {
  const why = (home: PurchasedHome) => purchaseCosts(home, usualPurchase(home)).lines[1]?.why
  expect(why(flat)).toContain('7 % in Haryana for a man, assumed within municipal limits')
  expect(why({ ...flat, city: 'noida' })).toContain('7 % in Uttar Pradesh for a man.')
  const chosen = purchaseCosts(flat, { ...usualPurchase(flat), isRural: true })
  expect(chosen.lines[1]?.why).toContain('for a man, outside municipal limits')
})
