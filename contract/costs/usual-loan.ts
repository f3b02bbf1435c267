import { emi } from '#contract/costs/emi.ts'
import { usualTerms } from '#contract/limits.ts'

/** What somebody borrows, at which yearly rate in percent, and for how long. */
export type Loan = { loan: number; rate: number; years: number }

/** The loan that every figure on a property's page starts from. */
export function usualLoan(price: number): Loan {
  const { share, rate, years } = usualTerms
  return { loan: Math.max(1, Math.round(price * share)), rate, years }
}

export type UsualEmi = { monthly: number; rate: number; years: number }

/** What it costs a month. */
export function usualEmi(price: number): UsualEmi {
  const { loan, rate, years } = usualLoan(price)
  return { monthly: emi(loan, rate, years).monthly, rate, years }
}
