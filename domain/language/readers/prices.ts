import {
  type Amount,
  amountAt,
  fromTo,
  rangeGoesOn,
  rangeWords,
} from '#domain/language/readers/amounts.ts'
import { type Bound, boundOf } from '#domain/language/readers/bounds.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

export type UnderstoodPrice = {
  min?: number | undefined
  max?: number | undefined
  /** Whether it is by the month, which only a rent is. */
  isMonthly: boolean
}

/** Reads `under 80 lakh`, `25k`, `50-80 lac`, `15 hazar tak`, `1 crore se upar`, `around 30k`. */
export function readPrice(tokens: Token[]): UnderstoodPrice | undefined {
  for (const at of tokens.keys()) {
    const low = amountAt(tokens, at)
    if (!low) continue
    const next = rangeGoesOn(tokens, low.last + 1)
    const high = amountAt(tokens, next)
    const isRange = high && (next > low.last + 1 || (low.isSure && high.isSure))
    if (isRange && high.rupees > low.rupees) return range(tokens, low, high)
    if (high && isTurnedRange(tokens, low, high)) return range(tokens, low, high)
    const bound = boundOf(tokens, low)
    if (bound.kind || low.isSure) return bounded(tokens, low, bound)
  }
  return undefined
}

function range(tokens: Token[], low: Amount, high: Amount): UnderstoodPrice {
  const hasWordBefore = /^(between|budget|price|from)$/.test(free(tokens[low.first - 1]))
  let after = high.last + 1
  while (rangeEnds.has(free(tokens[after]))) after++
  use(tokens.slice(hasWordBefore ? low.first - 1 : low.first, after))
  const [min, max] = [low.rupees, high.rupees].sort((one, other) => one - other)
  return { min, max, isMonthly: low.isMonthly || high.isMonthly }
}

/** `25k to 20k`; but in `25k and 5k maintenance` the second is another sum. */
function isTurnedRange(tokens: Token[], first: Amount, second: Amount) {
  const joiner = free(tokens[first.last + 1])
  const isBetween = /^(between|btw)$/.test(free(tokens[first.first - 1]))
  const isJoined = fromTo.has(joiner) || (isBetween && rangeWords.has(joiner))
  return isJoined && second.isSure && first.rupees > second.rupees
}

const rangeEnds = wordSet('ke ka ki beech bich tak me mein budget range')

function bounded(tokens: Token[], amount: Amount, bound: Bound): UnderstoodPrice {
  const { rupees, isMonthly } = amount
  // `max rent 20k` also says that it is a rent.
  use(tokens.slice(bound.first, bound.last + 1).filter((token) => token.word !== 'rent'))
  if (bound.kind === 'lower') return { min: rupees, isMonthly }
  if (bound.kind === 'around') {
    return { min: Math.round(rupees * 0.85), max: Math.round(rupees * 1.15), isMonthly }
  }
  return { max: rupees, isMonthly }
}
