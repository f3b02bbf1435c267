import { emi } from '#contract/emi.ts'
import { emiLimits } from '#contract/limits.ts'

const { loan } = emiLimits
/** What banks usually lend of a price, and for how long. */
const SHARE = 0.8
const YEARS = 20

/** The loan that people usually take for a price, as far as the calculator goes. */
export function usualLoan(price: number): number {
  const rounded = Math.round((price * SHARE) / loan.step) * loan.step
  return Math.min(loan.max, Math.max(loan.min, rounded))
}

/** What it costs a month over the usual time. */
export function usualEmi(price: number) {
  return { monthly: emi(usualLoan(price), emiLimits.rate.start, YEARS).monthly, years: YEARS }
}
