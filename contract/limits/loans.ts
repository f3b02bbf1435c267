const lakh = 1_00_000
const crore = 1_00_00_000

export const emiLimits = {
  loan: { min: lakh, max: 5 * crore, step: lakh, start: crore },
  rate: { min: 1, max: 20, step: 0.1, start: 8 },
  years: { min: 1, max: 40, step: 1, start: 5 },
} as const

export const investmentLimits = {
  amount: { min: lakh, max: 5 * crore, step: lakh, start: lakh },
  rate: { min: 1, max: 20, step: 0.1, start: 1 },
  years: { min: 1, max: 40, step: 1, start: 1 },
} as const
