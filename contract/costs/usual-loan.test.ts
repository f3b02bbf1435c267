import { expect, test } from 'vitest'
import { usualEmi, usualLoan } from '#contract/costs/usual-loan.ts'

test.each([
  [1_25_00_000, 1_00_00_000],
  [87_43_000, 69_94_400],
  [50_000, 40_000],
  [15_00_00_000, 12_00_00_000],
  [1, 1],
])('of a price of %i, 80 %% are borrowed: %i', (price, loan) => {
  expect(usualLoan(price)).toEqual({ loan, rate: 8, years: 20 })
})

test.each([
  [1_25_00_000, 83_644],
  [15_00_00_000, 10_03_728],
  [1_00_000, 669],
])('a home of %i costs %i a month', (price, monthly) => {
  expect(Math.round(usualEmi(price).monthly)).toBe(monthly)
})
