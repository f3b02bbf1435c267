import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import { fillers } from '#domain/language/readers/fillers.ts'
import { type NumberAt, numberAt } from '#domain/language/words/numbers.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { monthWords } from '#domain/language/words/time-words.ts'
import { free, type Token } from '#domain/language/words/tokens.ts'
import { wordMap, wordSet } from '#domain/language/words/word-table.ts'

/** A sum of money and the tokens that say it. */
export type Amount = {
  rupees: number
  first: number
  last: number
  /** Whether it can only be money; `25000` after a house's name may be something else. */
  isSure: boolean
  isMonthly: boolean
}

/** Words that lead from one end of a range to the other, whichever is larger. */
export const fromTo = new Set(['-', '–', 'to', 'se', 's'])

/** Words between the two ends of a range. */
export const rangeWords = new Set([...fromTo, 'and', 'aur', 'or', 'ya'])

const units = wordMap([
  [1_000, 'k thousand thousands hazar hazaar hajar hajaar hazzar hzar'],
  [1_00_000, 'l lac lacs lakh lakhs laakh lak lks lkh'],
  [1_00_00_000, 'cr crs crore crores karod karor caror corer'],
])
const currency = wordSet('₹ rs inr rupees rupee rupaye rupay rupya')
const byTheMonth = new Set([...monthWords, 'monthly', 'pm', 'pcm'])
const priceWords = new Set([
  ...fillers,
  ...'between under below upto above over max maximum min minimum about approx lagbhag'.split(' '),
])
const addressWords = new Set(
  'sector sec sect sectr block plot flat house no number phase ph pocket gali street tower ward pin pincode metro gate floor wing lane khasra nh road'.split(
    ' ',
  ),
)

/** The amount that starts at a token: `25k`, `₹ 25,000/-`, `sava crore`, `1 crore 20 lakh`. */
export function amountAt(tokens: Token[], at: number): Amount | undefined {
  let from = at
  while (currency.has(free(tokens[from]))) from++
  const sum = sumAt(tokens, from)
  if (!sum) return undefined

  const tail = tailAt(tokens, sum.last + 1)
  const isMarked = from > at || tail.isMoney || tail.isMonthly
  const isSure = sum.hasUnit || isMarked || isPlainAmount(tokens, from, sum.rupees)
  if (sum.rupees < 500 || sum.rupees > 1e12) return undefined
  return { rupees: sum.rupees, first: at, last: tail.last, isSure, isMonthly: tail.isMonthly }
}

type Sum = { rupees: number; last: number; hasUnit: boolean }

function sumAt(tokens: Token[], at: number): Sum | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value <= 0) return undefined
  const unit = unitOf(tokens[number.last + 1])
  if (!unit) {
    const worth = number.value < 1_000 ? sharedUnit(tokens, number) : undefined
    const rupees = Math.round(number.value * (worth ?? 1))
    return { rupees, last: number.last, hasUnit: worth !== undefined }
  }
  const sum = { rupees: Math.round(number.value * unit), last: number.last + 1, hasUnit: true }
  const rest = restAt(tokens, sum.last + 1, unit)
  return rest ? { ...sum, rupees: sum.rupees + rest.rupees, last: rest.last } : sum
}

/** The 20 lakh of `1 crore 20 lakh`. */
function restAt(tokens: Token[], at: number, above: number) {
  const number = numberAt(tokens, at)
  const unit = number && unitOf(tokens[number.last + 1])
  if (!number || !unit || unit >= above || number.value * unit >= above) return undefined
  return { rupees: Math.round(number.value * unit), last: number.last + 1 }
}

/** In `50-80 lakh` and `do teen lakh` the first number has the unit of the second. */
function sharedUnit(tokens: Token[], number: NumberAt) {
  const from = rangeGoesOn(tokens, number.last + 1)
  const other = numberAt(tokens, from)
  if (from === number.last + 1 && isOfName(tokens, number.last)) return undefined
  // A hyphen before a smaller number may only part it from a name: `noida 62 - 20 lakh`.
  const isTurned = /^(to|se)$/.test(free(tokens[number.last + 1]))
  const [least, most] = [number.value, other?.value ?? 0].sort((one, two) => one - two)
  const isRange = other && most! <= least! * 4 && (isTurned || other.value > number.value)
  return isRange ? unitOf(tokens[other.last + 1]) : undefined
}

/**
 * The 14 of `gurgaon 14 25k` and the 2 of `gk 2 4cr` are no prices: a price with its unit follows
 * them.
 */
function isOfName(tokens: Token[], at: number) {
  const [before, number, price, unit] = [-1, 0, 1, 2].map((step) => tokens[at + step])
  if (!/^\d+$/.test(free(number)) || !price || price.end !== unit?.start) return false
  const word = free(before)
  const meaning = meaningOf([word])
  return /^\p{L}{2}/u.test(word) && !priceWords.has(word) && (!meaning || Boolean(meaning.city))
}

/** Where the upper end of a range starts: behind the word between, which may be missing. */
export function rangeGoesOn(tokens: Token[], at: number): number {
  return rangeWords.has(free(tokens[at])) ? at + 1 : at
}

function unitOf(token: Token | undefined) {
  const word = free(token)
  const known = units.get(word)
  if (known || !/^[a-z]{4,}$/.test(word)) return known
  for (const [unit, worth] of units) if (isMisspelt(word, unit)) return worth
  return undefined
}

function tailAt(tokens: Token[], at: number) {
  let last = at - 1
  let isMoney = false
  let isMonthly = false
  for (let next = at; next < tokens.length; next++) {
    const word = free(tokens[next])
    const second = free(tokens[next + 1])
    if (currency.has(word)) isMoney = true
    else if (byTheMonth.has(word)) isMonthly = true
    else if (/^(\/|per|a|har)$/.test(word) && (byTheMonth.has(second) || second === 'm')) {
      isMonthly = true
      next++
    } else if (word === '/' && second === '-') next++
    else break
    last = next
  }
  return { last, isMoney, isMonthly }
}

/** `25000` is a price; `sector 1500`, a PIN code, a house number and a phone number are not. */
function isPlainAmount(tokens: Token[], at: number, rupees: number) {
  if (rupees >= 1_00_00_00_000) return false
  if (rupees < 10_000 && addressWords.has(tokens[at - 1]?.word ?? '')) return false
  const isPinCode = /^(11|12|20)\d{4}$/.test(String(rupees))
  return rupees >= 2_500 && !isPinCode && !/[a-z]/.test(tokens[at]?.word ?? '')
}
