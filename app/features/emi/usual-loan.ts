import { emi } from '#contract/emi.ts'
import { emiLimits } from '#contract/limits.ts'

const { loan } = emiLimits
/** What banks usually lend of a price, and for how long. */
export const USUAL_SHARE = 0.8
export const USUAL_YEARS = 20

/** The loan that people usually take for a price, as far as the calculator goes. */
export function usualLoan(price: number): number {
  const rounded = Math.round((price * USUAL_SHARE) / loan.step) * loan.step
  return Math.min(loan.max, Math.max(loan.min, rounded))
}

/** What it costs a month over the usual time. */
export function usualEmi(price: number) {
  return {
    monthly: emi(usualLoan(price), emiLimits.rate.start, USUAL_YEARS).monthly,
    years: USUAL_YEARS,
  }
}
