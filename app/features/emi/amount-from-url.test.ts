import { expect, test } from 'vitest'
import { amountFromUrl, loanFromUrl } from '#app/features/emi/amount-from-url.ts'
import { emiLimits } from '#contract/limits.ts'

test.each([
  ['', 8],
  ['rate=', 8],
  ['rate=x', 8],
  ['rate=9.04', 9.04],
  ['rate=9.046', 9.05],
  ['rate=8.1', 8.1],
  ['rate=0', 1],
  ['rate=99', 20],
])('the rate in "%s" is %s', (query, rate) => {
  expect(amountFromUrl(new URLSearchParams(query), 'rate', emiLimits.rate)).toBe(rate)
})

test.each([
  ['', 1_00_00_000],
  ['loan=x', 1_00_00_000],
  ['loan=-5', 1_00_00_000],
  ['loan=6994400', 69_94_400],
  ['loan=120000000', 12_00_00_000],
  ['loan=40000', 40_000],
  ['loan=45,00,000', 45_00_000],
  ['loan=45 lakh', 45_00_000],
  ['loan=1e99', 1e14],
])('the loan in "%s" is %s', (query, loan) => {
  expect(loanFromUrl(new URLSearchParams(query))).toBe(loan)
})

test('years are whole', () => {
  expect(amountFromUrl(new URLSearchParams('years=7.4'), 'years', emiLimits.years)).toBe(7)
})
