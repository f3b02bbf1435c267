import { expect, test } from 'vitest'
import { widenLimits } from '#app/features/emi/widen-limits.ts'
import { emiLimits } from '#contract/limits.ts'

const lakh = 1_00_000
const crore = 1_00_00_000

test.each([
  ['within', 69_94_400, lakh, 5 * crore],
  ['above', 12 * crore + 1, lakh, 12 * crore + lakh],
  ['below', 40_000, 40_000, 5 * crore],
])('a loan %s the limits fits its slider', (_, loan, min, max) => {
  expect(widenLimits(emiLimits.loan, loan)).toEqual({ min, max, step: lakh })
})
