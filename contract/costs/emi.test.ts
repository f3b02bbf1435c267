import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emi, investment } from '#contract/costs/emi.ts'

const crore = 1_00_00_000

describe('a loan', () => {
  test.each([
    [crore, 8, 5, 2_02_764, 21_65_837],
    [crore, 8, 20, 83_644, 1_00_74_562],
    [1_00_000, 12, 1, 8_885, 6_619],
  ])('of %d at %d %% over %d years costs %d a month', (loan, rate, years, monthly, interest) => {
    const result = emi(loan, rate, years)
    expect(Math.round(result.monthly)).toBe(monthly)
    expect(Math.round(result.interest)).toBe(interest)
    expect(result.total).toBeCloseTo(loan + result.interest, 3)
  })

  test('without interest is only divided', () => {
    expect(emi(1_20_000, 0, 1)).toEqual({ monthly: 10_000, interest: 0, total: 1_20_000 })
  })

  test.each([
    [0, 8, 5],
    [crore, 8, 0],
    [Number.NaN, 8, 5],
    [crore, 8, Number.NaN],
    [-1, 8, 5],
  ])('of %d at %d over %d costs nothing', (loan, rate, years) => {
    expect(emi(loan, rate, years)).toEqual({ monthly: 0, interest: 0, total: 0 })
  })

  test('is paid back to the last rupee by its instalments', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00_000, max: 5 * crore }),
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: 1, max: 40 }),
        (loan, tenths, years) => {
          const { monthly } = emi(loan, tenths / 10, years)
          let open = loan
          for (let month = 0; month < years * 12; month++)
            open += (open * tenths) / 12_000 - monthly
          expect(Math.abs(open)).toBeLessThan(1)
        },
      ),
    )
  })
})

describe('an investment', () => {
  test('grows once a year', () => {
    expect(investment(1_00_000, 10, 2).value).toBeCloseTo(1_21_000, 6)
    expect(investment(1_00_000, 10, 2).gain).toBeCloseTo(21_000, 6)
    expect(investment(1_00_000, 1, 1).value).toBeCloseTo(1_01_000, 6)
  })

  test('of nothing or for no time stays what it is', () => {
    expect(investment(0, 8, 5)).toEqual({ value: 0, gain: 0 })
    expect(investment(1_00_000, 8, 0)).toEqual({ value: 1_00_000, gain: 0 })
    expect(investment(Number.NaN, 8, 5)).toEqual({ value: 0, gain: 0 })
    expect(investment(1_00_000, Number.NaN, 5)).toEqual({ value: 1_00_000, gain: 0 })
  })
})
