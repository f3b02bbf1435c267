import { emiLimits, listingLimits } from '#contract/limits.ts'

type Limits = { min: number; max: number; step: number; start: number }

const mostBorrowed = 10 ** listingLimits.priceChars

/** A number that an address names, on the nearest step of its slider; else where the slider starts. */
export function amountFromUrl(params: URLSearchParams, name: string, limits: Limits): number {
  const asked = readNumber(params.get(name))
  if (asked === undefined) return limits.start
  const { min, max, step } = limits
  const inside = Math.min(max, Math.max(min, asked))
  // Tenths are not exact in binary: 8.1 would come out as 8.100000000000001.
  return Math.round((min + Math.round((inside - min) / step) * step) * 10) / 10
}

/** The loan that an address names, to the rupee: a property's page leads here with its own. */
export function loanFromUrl(params: URLSearchParams): number {
  const asked = readNumber(params.get('loan'))
  if (asked === undefined || asked < 1) return emiLimits.loan.start
  return Math.min(mostBorrowed, Math.round(asked))
}

function readNumber(text: string | null) {
  const asked = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(asked) ? asked : undefined
}
