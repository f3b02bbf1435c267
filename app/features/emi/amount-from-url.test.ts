import { expect, test } from 'vitest'
import { amountFromUrl } from '#app/features/emi/amount-from-url.ts'
import { emiLimits } from '#contract/limits.ts'

test.each([
  ['', 8],
  ['rate=', 8],
  ['rate=x', 8],
  ['rate=9.04', 9],
  ['rate=8.1', 8.1],
  ['rate=0', 1],
  ['rate=99', 20],
])('the rate in "%s" is %s', (query, rate) => {
  expect(amountFromUrl(new URLSearchParams(query), 'rate', emiLimits.rate)).toBe(rate)
})
