import type { Unit } from '#app/ui/typed-slider.tsx'
import { latinDigits } from '#contract/format/digits.ts'
import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { typedAmount } from '#contract/format/typed-amount.ts'
import { listingLimits } from '#contract/limits.ts'

export const rupees: Unit = {
  read: readRupees,
  write: groupIndian,
  format: formatPrice,
  prefix: '₹',
  saidFrom: 1_00_000,
  ask: (min, max) => `Please type an amount from ${min} to ${max}, such as 45 lakh.`,
}

/** Steps of a tenth add up to 8.100000000000001 and the like. */
export const percent: Unit = {
  read: (text) => readNumber(text, 2),
  write: (rate) => `${rounded(rate, 2)}`,
  format: (rate) => `${rounded(rate, 2)} %`,
  suffix: '%',
  ask: (min, max) => `Please type a yearly rate from ${min} to ${max}, such as 8.5.`,
}

export const years: Unit = {
  read: (text) => readNumber(text, 0),
  write: String,
  format: (count) => (count === 1 ? '1 year' : `${count} years`),
  suffix: 'years',
  ask: (min, max) => `Please type whole years, from ${min} to ${max}.`,
}

/** Rupees as somebody typed them: `4500000`, `45,00,000`, `45 lakh`. */
export function readRupees(text: string): number | undefined {
  if (/[-−]/.test(text)) return undefined
  const digits = typedAmount(text, listingLimits.priceChars + 1)
  return digits === '' ? undefined : Number(digits)
}

/** A number with at most so many decimals: `8.5`, `8,5 %`, `20 years`. */
function readNumber(text: string, decimals: number): number | undefined {
  const plain = latinDigits(text).trim().toLowerCase()
  const number = /^(\d{1,3}(?:[.,]\d*)?)\s*(?:%|years?|yrs?)?$/.exec(plain)?.[1]
  if (number === undefined) return undefined
  const value = Number(number.replace(',', '.'))
  return rounded(value, decimals) === value ? value : undefined
}

function rounded(value: number, decimals: number) {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
