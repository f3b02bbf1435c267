import { type Amount, amountAt, rangeGoesOn } from '#domain/search/understand/amounts.ts'
import { free, type Token, use } from '#domain/search/understand/tokens.ts'

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
  return { min: low.rupees, max: high.rupees, isMonthly: low.isMonthly || high.isMonthly }
}

const rangeEnds = new Set('ke ka ki beech bich tak me mein budget range'.split(' '))

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

type Kind = 'upper' | 'lower' | 'around'
type Bound = { kind?: Kind; first: number; last: number }

/** What the words before or behind an amount make of it, the most specific first. */
const before: [Kind, RegExp][] = [
  ['lower', /\b(kam se kam|at ?least|more th[ae]n|not less than)$/],
  ['upper', /\b(z?j?yada se z?j?yada|not (more than|above|over)|less th[ae]n|up to)$/],
  ['lower', /\b(above|over|min|minimum|from|starting|starts?|abv)$|>$/],
  ['around', /\b(around|about|approx|approximately|lagbhag|kareeb|karib|nearly)$/],
  [
    'upper',
    /\b(under|below|belo|upto|max|maximum|within|budget|tak|undr|undar|bellow|andar|till)$|<$/,
  ],
]
const behind: [Kind, RegExp][] = [
  ['lower', /^(se|ke|say|k|and|or|aur|ya) (z?j?yada|jada|upar|uper|ooper|adhik|above|more|plus)\b/],
  ['lower', /^(plus|\+|onwards|above|upar)(?= |$)/],
  ['upper', /^(se|ke|say|k) (kam|niche|neeche|nichey|andar|ander|andr|under|bhitar)( (me|tak))?\b/],
  ['upper', /^(or|and) (less|below|under)\b/],
  ['around', /^ke (aas paas|aaspaas|aspaas|kareeb|karib|lagbhag)\b/],
  ['upper', /^(ka budget|budget|tak|tk|takk|max|maximum|only|andar|ander|under)\b/],
]
/** Words that may stand between a bound and its amount. */
const betweenWords = new Set('of is price rent ka hai at range rs'.split(' '))

/** Without such words, an amount is the most somebody would pay. */
function boundOf(tokens: Token[], { first, last }: Amount): Bound {
  const words = [1, 2, 3].map((step) => free(tokens[last + step])).join(' ')
  const after = firstMatch(behind, words)
  const end = last + (after?.count ?? 0)

  let at = first - 1
  while (betweenWords.has(free(tokens[at]))) at--
  const earlier = [2, 1, 0].map((step) => free(tokens[at - step])).join(' ')
  const prior = firstMatch(before, earlier)
  if (prior) return { kind: prior.kind, first: at + 1 - prior.count, last: end }
  return { ...(after && { kind: after.kind }), first, last: end }
}

function firstMatch(patterns: [Kind, RegExp][], words: string) {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(words)?.[0]
    if (found) return { kind, count: found.trim().split(' ').length }
  }
  return undefined
}
