import { readRupees } from '#app/ui/units.ts'
import { emiLimits, listingLimits } from '#contract/limits.ts'

type Limits = { min: number; max: number; step: number; start: number }

const mostBorrowed = 10 ** listingLimits.priceChars

/** A number that an address names, within the limits of its field; else where the field starts. */
export function amountFromUrl(params: URLSearchParams, name: string, limits: Limits): number {
  const asked = readNumber(params.get(name))
  if (asked === undefined) return limits.start
  const { min, max, step } = limits
  const inside = Math.min(max, Math.max(min, asked))
  // Rates are typed to a hundredth, rupees and years are whole.
  return step < 1 ? Math.round(inside * 100) / 100 : Math.round(inside)
}

/** The loan that an address names, to the rupee: a property's page leads here with its own. */
export function loanFromUrl(params: URLSearchParams): number {
  const asked = readNumber(params.get('loan'))
  if (asked === undefined || asked < 1) return emiLimits.loan.start
  return Math.min(mostBorrowed, Math.round(asked))
}

/** Without JavaScript the fields come as they were typed: `45,00,000`, `45 lakh`. */
function readNumber(text: string | null) {
  if (text === null || text.trim() === '') return undefined
  const plain = Number(text.replaceAll(',', ''))
  return Number.isFinite(plain) ? plain : readRupees(text)
}
