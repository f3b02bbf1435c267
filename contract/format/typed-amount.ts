import { latinDigits } from '#contract/format/digits.ts'

const units = [
  { worth: 1_00_00_000, words: /^(?:cr|crs|crores?|karod|karor|करोड़|करोड़)$/ },
  { worth: 1_00_000, words: /^(?:l|lacs?|lakhs?|laakh|लाख)$/ },
  { worth: 1_000, words: /^(?:k|thousand|hazaa?r|hajaa?r|हज़ार|हज़ार|हजार)$/ },
]

/**
 * The digits of the rupees that somebody typed or pasted, '' when there are none: `₹ 45,00,000/-`,
 * `45 lakh`, `1 cr 25 lakh`, `18500.00`. Paise are left out.
 */
export function typedAmount(text: string, maxDigits: number): string {
  const plain = latinDigits(text).toLowerCase().replaceAll(',', '')
  const sum = sumOfUnits(plain)
  if (sum > 0 && sum < 10 ** maxDigits) return String(sum)
  return plain
    .replace(/\.\d{0,2}(?![\d.])/, '')
    .replace(/\D/g, '')
    .slice(0, maxDigits)
}

/** Each unit is smaller than the one before, so that `45 lakh, deposit 1 lakh` is not 46. */
function sumOfUnits(plain: string) {
  let sum = 0
  let above = Number.POSITIVE_INFINITY
  for (const [, number, word = ''] of plain.matchAll(
    /(\d{1,15}(?:\.\d{1,15})?)\s*([\p{L}\p{M}]+)/gu,
  )) {
    const worth = units.find(({ words }) => words.test(word))?.worth
    if (!worth || worth >= above) break
    sum += Math.round(Number(number) * worth)
    above = worth
  }
  return sum
}
