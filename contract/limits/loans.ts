const lakh = 1_00_000
const crore = 1_00_00_000

export const emiLimits = {
  loan: { min: lakh, max: 5 * crore, step: lakh, start: crore },
  rate: { min: 1, max: 20, step: 0.1, start: 8 },
  years: { min: 1, max: 40, step: 1, start: 5 },
} as const

/** What is paid at the end of each year besides the instalments. */
export const prepaymentLimits = { min: 0, max: 10 * lakh, step: 10_000, start: 0 } as const

/**
 * The loan that notes and calculators on a property's page start from. Large Indian banks lent at
 * 7.1 to 9 % on that day; whoever changes the rate changes the day with it.
 */
export const usualTerms = { share: 0.8, years: 20, rate: 8, rateAsOf: '6 Feb 2026' } as const

export const investmentLimits = {
  amount: { min: lakh, max: 5 * crore, step: lakh, start: lakh },
  rate: { min: 1, max: 20, step: 0.1, start: 1 },
  years: { min: 1, max: 40, step: 1, start: 1 },
} as const
