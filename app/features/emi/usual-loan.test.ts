import { expect, test } from 'vitest'
import { usualEmi, usualLoan } from '#app/features/emi/usual-loan.ts'

test.each([
  [12_500_000, 10_000_000],
  [8_743_000, 7_000_000],
  [50_000, 100_000],
  [900_000_000, 50_000_000],
])('of %i people borrow %i', (price, loan) => {
  expect(usualLoan(price)).toBe(loan)
})

test('a home of 1.25 crore costs about 83,644 a month over 20 years', () => {
  expect(usualEmi(12_500_000).years).toBe(20)
  expect(Math.round(usualEmi(12_500_000).monthly)).toBe(83_644)
})
