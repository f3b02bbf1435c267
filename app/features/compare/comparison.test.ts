import { expect, test } from 'vitest'
import { comparisonOf } from '#app/features/compare/comparison.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import { unanswered } from '#tests/unanswered-listing.ts'

const home: ListingFields = {
  ...unanswered,
  spn: 'SPN00000001',
  deal: 'rent',
  price: 20_000,
  maintenance: 'maintance_extra',
  maintenanceAmount: 2_500,
}

function totalsOf(...homes: ListingFields[]) {
  return comparisonOf(homes, '2026-11-17').rows.find(({ label }) => label === 'Total per month')
}

test('rents are compared by what a month costs in all', () => {
  const included = { ...home, maintenance: 'maintance_included' } as const
  const unknown = { ...home, maintenanceAmount: null }
  const charged = { ...included, parkingAmount: 1_000, powerBackupAmount: 500 }
  expect(totalsOf(home, included, unknown, charged)).toEqual({
    label: 'Total per month',
    values: ['₹ 22,500', '₹ 20,000', 'from ₹ 20,000', '₹ 21,500'],
    isDifferent: true,
  })
})

test('a sale has no such row', () => {
  expect(totalsOf({ ...home, deal: 'resale' })).toBeUndefined()
})
