import type { Maintenance } from '#contract/options.ts'
import { type Amount, amountAt, rangeGoesOn } from '#domain/language/readers/amounts.ts'
import { areaUnitAt } from '#domain/language/readers/areas.ts'
import { boundOf } from '#domain/language/readers/bounds.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

export type AskedPrice = {
  rupees: number
  isMonthly: boolean
  /** Whether somebody says a range, so that less will do. */
  isRange: boolean
  /** Whether it is for a square foot, not for the whole. */
  isRate: boolean
}

/** Reads what is asked: `25k`, `85 lakh`, `rent 1800`, `45,000 per gaj`; of a range the upper end. */
export function readAskedPrice(tokens: Token[]): AskedPrice | undefined {
  for (const at of tokens.keys()) {
    const low = amountAt(tokens, at)
    if (!low || isOfName(tokens, low) || !(low.isSure || priceWords.has(free(tokens[at - 1]))))
      continue
    const next = rangeGoesOn(tokens, low.last + 1)
    const high = next > low.last + 1 ? amountAt(tokens, next) : undefined
    const isRange = high !== undefined && high.rupees > low.rupees
    return taken(tokens, isRange ? { ...high, first: low.first } : low, isRange)
  }
  return undefined
}

function taken(tokens: Token[], amount: Amount, isRange: boolean): AskedPrice {
  const bound = boundOf(tokens, amount)
  const said = tokens.slice(bound.first, bound.last + 1).filter(({ word }) => !dealWords.has(word))
  const before = tokens[bound.first - 1]
  if (priceWords.has(free(before)) && !dealWords.has(free(before))) use([before])
  use(said)
  return { rupees: amount.rupees, isMonthly: amount.isMonthly, isRange, isRate: false }
}

/** The 2 of `gk 2 3.5 cr`: a price with its own unit stands right behind it. */
function isOfName(tokens: Token[], { first, last }: Amount) {
  return (
    first === last && /^\d{1,3}$/.test(free(tokens[last])) && amountAt(tokens, last + 1)?.isSure
  )
}

/** Reads a price by the area: `45,000 per gaj`, `rent 60/sqft`, `55000 gaj ka rate`. */
export function readRate(tokens: Token[]): AskedPrice | undefined {
  for (const at of tokens.keys()) {
    const rate = rateAt(tokens, at)
    if (rate) return rate
  }
  return undefined
}

function rateAt(tokens: Token[], at: number): AskedPrice | undefined {
  const sum = amountAt(tokens, at) ?? smallAmountAt(tokens, at)
  if (!sum) return undefined
  const isPer = /^(per|\/)$/.test(free(tokens[sum.last + 1]))
  const unit = areaUnitAt(tokens, sum.last + (isPer ? 2 : 1))
  if (!unit) return undefined
  const hasKa = /^(ka|ki|ke)$/.test(free(tokens[unit.last + 1]))
  const end = unit.last + (hasKa ? 2 : 1)
  const isRate = /^(rate|bhav|hisab)$/.test(free(tokens[end]))
  if (!isPer && !isRate) return undefined
  use(tokens.slice(at, isRate ? end + 1 : unit.last + 1))
  return { rupees: sum.rupees / unit.least, isMonthly: false, isRange: false, isRate: true }
}

function smallAmountAt(tokens: Token[], at: number) {
  const number = numberAt(tokens, at)
  return number && { rupees: number.value, last: number.last }
}

/** Price words that also name the deal. */
const dealWords = new Set(['rent', 'kiraya', 'kiraye', 'sale'])

const priceWords = new Set(
  'rent kiraya kiraye price demand asking ask rate cost keemat kimat daam final expected'.split(
    ' ',
  ),
)

type ReadMaintenance = { maintenance: Maintenance; amount?: number | undefined }

/**
 * Reads whether maintenance comes on top, and how much it is: `+ maintenance`, `including
 * maintenance`, `maintenance 2k`.
 */
export function readMaintenance(tokens: Token[]): ReadMaintenance | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!isMaintenance(free(token))) continue
    const [before, behind] = [free(tokens[at - 1]), free(tokens[at + 1])]
    if (included.test(before) || includedBehind.test(behind)) {
      const first = included.test(before) ? at - 1 : at
      use(tokens.slice(first, includedBehind.test(behind) ? at + 2 : at + 1))
      return { maintenance: 'maintance_included' }
    }
    const isExtra = extra.test(before) || extraBehind.test(behind)
    const sum = amountBehind(tokens, at) ?? amountBefore(tokens, at)
    if (!isExtra && !sum) continue
    const first = Math.min(extra.test(before) ? at - 1 : at, sum?.first ?? at)
    const last = Math.max(extraBehind.test(behind) ? at + 1 : at, sum?.last ?? at)
    use(tokens.slice(first, last + 1))
    // Three rupees are a rate per sq ft.
    const amount = sum && sum.rupees >= SMALLEST_MAINTENANCE ? sum.rupees : undefined
    return { maintenance: 'maintance_extra', amount }
  }
  return undefined
}

function isMaintenance(word: string) {
  return (
    /^(maintenance|maintance|maintainance|maintanance|maint|maintainence)$/.test(word) ||
    isMisspelt(word, 'maintenance')
  )
}

const included =
  /^(including|included|includes|include|incl|inc|inclusive|with|no|zero|free|without)$/
const includedBehind = /^(included|including|inclusive|incl|free|nil|sahit)$/
const extra = /^(\+|plus|excluding|exclusive|excl|extra|separate|aur)$/
const extraBehind = /^(extra|alag|separate|excluded|excluding|exclusive|additional)$/

/** The sum of `+ 2000 maintenance` and of `12k rent 1000 maintenance`; a lone sum is the rent. */
function amountBefore(tokens: Token[], at: number) {
  for (let first = Math.max(0, at - 4); first < at; first++) {
    const amount = amountAt(tokens, first)
    if (!amount || amount.last !== at - 1 || amount.rupees > LARGEST_MAINTENANCE) continue
    if (extra.test(free(tokens[first - 1]))) return { ...amount, first: first - 1 }
    return hasOtherAmount(tokens, amount) ? amount : undefined
  }
  return undefined
}

function amountBehind(tokens: Token[], at: number) {
  const hasWord = /^(of|is|hai|extra|charges?|charge|[-–])$/.test(free(tokens[at + 1]))
  const first = hasWord ? at + 2 : at + 1
  const amount = rateOf(tokens, first) ?? amountAt(tokens, first)
  return amount && amount.rupees <= LARGEST_MAINTENANCE ? amount : undefined
}

/** The 3 of `maintenance 3 per sqft`, with its unit. */
function rateOf(tokens: Token[], first: number) {
  const number = numberAt(tokens, first)
  if (!number || !/^(per|\/)$/.test(free(tokens[number.last + 1]))) return undefined
  const unit = areaUnitAt(tokens, number.last + 2)
  return unit && { rupees: number.value, first, last: unit.last }
}

const SMALLEST_MAINTENANCE = 100
const LARGEST_MAINTENANCE = 15_000

function hasOtherAmount(tokens: Token[], { first, last }: Amount) {
  return [...tokens.keys()].some((at) => {
    if (at >= first && at <= last) return false
    const other = amountAt(tokens, at)
    return other?.isSure && (other.last < first || other.first > last)
  })
}
