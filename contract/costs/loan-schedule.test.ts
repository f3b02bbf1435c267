import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emi } from '#contract/costs/emi.ts'
import { loanSchedule, savedByPrepaying } from '#contract/costs/loan-schedule.ts'

const lakh = 1_00_000

describe('a loan year by year', () => {
  // The table that textbooks print for 100,000 at 6 % over 30 years.
  const textbook = loanSchedule({ loan: 100_000, rate: 6, years: 30 })

  test.each([
    [1, 1_228.01, 5_966.59, 98_771.99],
    [5, 1_560.17, 5_634.44, 93_054.36],
    [10, 2_104.4, 5_090.21, 83_685.72],
  ])('agrees with the printed table in year %d', (year, principal, interest, open) => {
    const found = textbook.years[year - 1]
    expect(found?.principal).toBeCloseTo(principal, 1)
    expect(found?.interest).toBeCloseTo(interest, 1)
    expect(found?.open).toBeCloseTo(open, 1)
  })

  test('agrees with the printed sum of interest', () => {
    expect(textbook.interest).toBeCloseTo(115_838.19, 1)
    expect(textbook.months).toBe(360)
  })

  // ₹ 10 lakh over 10 years as Indian banks and calculators publish it.
  test.each([
    [10.5, 13_493, 6_19_220],
    [7.2, 11_714, 4_05_703],
  ])('of ₹ 10 lakh at %d %% agrees with what banks publish', (rate, monthly, interest) => {
    const loan = { loan: 10 * lakh, rate, years: 10 }
    expect(Math.round(emi(loan.loan, rate, 10).monthly)).toBe(monthly)
    // They round the instalment to a rupee before they add up.
    expect(Math.abs(loanSchedule(loan).interest - interest)).toBeLessThan(120)
  })

  test('without interest is divided evenly', () => {
    const { years } = loanSchedule({ loan: 1_20_000, rate: 0, years: 2 })
    expect(years.map(({ principal, interest, open }) => [principal, interest, open])).toEqual([
      [60_000, 0, 60_000],
      [60_000, 0, 0],
    ])
  })

  test.each([
    [0, 8, 20],
    [lakh, 8, 0],
    [Number.NaN, 8, 20],
  ])('of %d at %d over %d years has no years', (loan, rate, years) => {
    expect(loanSchedule({ loan, rate, years })).toEqual({ years: [], months: 0, interest: 0 })
  })
})

describe('prepaying', () => {
  test('is part of what each year pays back', () => {
    const { years } = loanSchedule({ loan: 1_20_000, rate: 0, years: 2 }, 10_000)
    expect(years.map(({ principal, prepaid, open }) => [principal, prepaid, open])).toEqual([
      [70_000, 10_000, 50_000],
      [50_000, 0, 0],
    ])
  })

  test('₹ 50,000 each year on ₹ 50 lakh at 8 % ends a loan of 20 years sooner', () => {
    const saved = savedByPrepaying({ loan: 50 * lakh, rate: 8, years: 20 }, 50_000)
    expect(Math.round(saved.interest)).toBe(10_46_836)
    expect(saved.months).toBe(44)
  })

  test('leaves open what the formula for two series of payments says', () => {
    const { years } = loanSchedule({ loan: 50 * lakh, rate: 8, years: 20 }, 50_000)
    const { monthly } = emi(50 * lakh, 8, 20)
    const rate = 0.08 / 12
    for (const { year, open } of years.slice(0, -1)) {
      const growth = (1 + rate) ** (12 * year)
      const paid = (monthly * (growth - 1)) / rate
      const prepaid = (50_000 * (growth - 1)) / ((1 + rate) ** 12 - 1)
      expect(open).toBeCloseTo(50 * lakh * growth - paid - prepaid, 2)
    }
  })

  test('of the whole loan ends it after a year', () => {
    const { years, months } = loanSchedule({ loan: lakh, rate: 8, years: 20 }, lakh)
    expect(months).toBe(12)
    expect(years).toHaveLength(1)
    expect(years[0]?.open).toBe(0)
  })

  test('of nothing or less saves nothing', () => {
    const loan = { loan: lakh, rate: 8, years: 20 }
    expect(savedByPrepaying(loan, 0)).toEqual({ interest: 0, months: 0 })
    expect(savedByPrepaying(loan, -5)).toEqual({ interest: 0, months: 0 })
  })
})

const anyLoan = fc.record({
  loan: fc.integer({ min: 1, max: 1e14 }),
  rate: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 1, max: 40 }),
})

describe('whatever the loan', () => {
  test('the years pay it back exactly, and their interest is what the instalments cost', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { years, interest, months } = loanSchedule(loan)
        const principal = years.reduce((sum, year) => sum + year.principal, 0)
        expect(near(principal, loan.loan)).toBe(true)
        expect(near(interest, emi(loan.loan, loan.rate, loan.years).interest)).toBe(true)
        expect(years.at(-1)?.open).toBeLessThan(Math.max(1, loan.loan * 1e-6))
        expect(months).toBeLessThanOrEqual(loan.years * 12)
      }),
    )
  })

  test('each year owes less than the one before, and pays less interest', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { years } = loanSchedule(loan)
        years.forEach((year, place) => {
          const before = years[place - 1]
          expect(year.open).toBeLessThan(before?.open ?? loan.loan)
          expect(year.interest).toBeLessThanOrEqual(before?.interest ?? Number.POSITIVE_INFINITY)
        })
      }),
    )
  })

  test('prepaying more never costs interest or time', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        (loan, a, b) => {
          const less = savedByPrepaying(loan, Math.min(a, b))
          const more = savedByPrepaying(loan, Math.max(a, b))
          expect(more.months).toBeGreaterThanOrEqual(less.months)
          expect(more.interest).toBeGreaterThanOrEqual(
            less.interest - Math.max(1, loan.loan * 1e-6),
          )
        },
      ),
    )
  })
})

function near(one: number, other: number) {
  return Math.abs(one - other) <= Math.max(1, Math.abs(other) * 1e-6)
}
