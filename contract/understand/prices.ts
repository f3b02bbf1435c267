import { numberOf, type Token, use } from '#contract/understand/tokens.ts'

export type UnderstoodPrice = {
  min?: number | undefined
  max?: number | undefined
  /** Whether it is by the month, which only a rent is. */
  isMonthly: boolean
}

type Amount = { rupees: number; first: number; last: number; isSure: boolean; isMonthly: boolean }

const units: Partial<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1000: 'k thousand thousands hazar hazaar hajar hajaar hazzar hzar',
    100000: 'l lac lacs lakh lakhs laakh lak lks lkh',
    10000000: 'cr crs crore crores karod karor caror corer',
  }).flatMap(([worth, words]) => words.split(' ').map((word) => [word, Number(worth)])),
)

const currency = new Set('₹ rs inr rupees rupee rupaye rupay rupya'.split(' '))
const addressWords = new Set(
  'sector sec sect sectr block plot flat house no number phase ph pocket gali street tower ward pin pincode metro gate floor wing lane khasra nh road'.split(
    ' ',
  ),
)
const rangeWords = new Set(['-', '–', 'to', 'se', 'and', 'aur', 'or', 'ya'])

/** Reads `under 80 lakh`, `25k`, `50-80 lac`, `15 hazar tak`, `1 crore se upar`, `around 30k`. */
export function readPrice(tokens: Token[]): UnderstoodPrice | undefined {
  for (const at of tokens.keys()) {
    const low = amountAt(tokens, at)
    if (!low) continue
    const high = rangeWords.has(tokens[low.last + 1]?.word ?? '')
      ? amountAt(tokens, low.last + 2)
      : undefined
    if (high && high.rupees > low.rupees) return range(tokens, low, high)
    const bound = boundOf(tokens, low)
    if (bound.kind || low.isSure) return bounded(tokens, low, bound)
  }
  return undefined
}

function range(tokens: Token[], low: Amount, high: Amount): UnderstoodPrice {
  const between = tokens[low.first - 1]?.word === 'between' || isLower(tokens[low.first - 1]?.word)
  const after = skip(tokens, high.last + 1, [
    'ke',
    'ka',
    'beech',
    'bich',
    'tak',
    'me',
    'mein',
    'budget',
  ])
  use(tokens.slice(between ? low.first - 1 : low.first, after))
  const isMonthly = low.isMonthly || high.isMonthly
  return { min: low.rupees, max: high.rupees, isMonthly }
}

function bounded(tokens: Token[], amount: Amount, bound: Bound): UnderstoodPrice {
  use(tokens.slice(bound.first, bound.last + 1))
  const { rupees, isMonthly } = amount
  if (bound.kind === 'lower') return { min: rupees, isMonthly }
  if (bound.kind === 'around') {
    return { min: Math.round(rupees * 0.85), max: Math.round(rupees * 1.15), isMonthly }
  }
  return { max: rupees, isMonthly }
}

function amountAt(tokens: Token[], at: number): Amount | undefined {
  let first = at
  while (currency.has(tokens[at]?.word ?? '') && !tokens[at]?.use) at++
  const number = numberOf(tokens[at])
  if (number === undefined || number <= 0) return undefined
  if (first === at && currency.has(tokens[at - 1]?.word ?? '')) first = at - 1

  const unit = unitAfter(tokens, at)
  const tail = amountTail(tokens, unit.last + 1)
  const isMarked = first < at || tail.isMoney || tail.isMonthly
  const rupees = Math.round(number * unit.worth)
  const isSure = unit.isOwn || isMarked || isPlainAmount(tokens, at, rupees)
  if (rupees < 500 || rupees > 1e12) return undefined
  return { rupees, first, last: tail.last, isSure, isMonthly: tail.isMonthly }
}

/** The unit behind a number; in `50-80 lakh` the first number has that of the second. */
function unitAfter(tokens: Token[], at: number) {
  const own = wordWorth(tokens[at + 1])
  if (own) return { worth: own, last: at + 1, isOwn: true }
  const shared =
    rangeWords.has(tokens[at + 1]?.word ?? '') && numberOf(tokens[at + 2]) !== undefined
      ? wordWorth(tokens[at + 3])
      : undefined
  const isSmall = (numberOf(tokens[at]) ?? 0) < 1_000
  if (shared && isSmall) return { worth: shared, last: at, isOwn: true }
  return { worth: 1, last: at, isOwn: false }
}

function wordWorth(token: Token | undefined) {
  return token && !token.use && Object.hasOwn(units, token.word) ? units[token.word] : undefined
}

function amountTail(tokens: Token[], at: number) {
  let last = at - 1
  let isMoney = false
  let isMonthly = false
  for (let next = at; next < tokens.length; next++) {
    const { word, use: isUsed } = tokens[next]!
    const second = tokens[next + 1]?.word
    if (isUsed) break
    if (currency.has(word)) isMoney = true
    else if (['monthly', 'pm', 'mahina', 'mahine', 'maheena', 'pcm', 'month'].includes(word))
      isMonthly = true
    else if (
      (word === '/' || word === 'per' || word === 'a') &&
      ['month', 'mahina', 'mahine', 'm'].includes(second ?? '')
    ) {
      isMonthly = true
      next++
    } else if (word === '/' && second === '-') next++
    else break
    last = next
  }
  return { last, isMoney, isMonthly }
}

/** `25000` is a price; `sector 1500`, a PIN code and a house number are not. */
function isPlainAmount(tokens: Token[], at: number, rupees: number) {
  const digits = String(rupees).length
  if (addressWords.has(tokens[at - 1]?.word ?? '')) return false
  const isPinCode = digits === 6 && /^(11|12|20)/.test(String(rupees))
  return rupees >= 2_500 && !isPinCode && !/[a-z]/.test(tokens[at]?.word ?? '')
}

type Bound = { kind?: 'upper' | 'lower' | 'around'; first: number; last: number }

const upperBefore = [
  'under',
  'below',
  'upto',
  'max',
  'maximum',
  'within',
  'budget',
  'tak',
  'less',
  '<',
  'undr',
  'bellow',
  'andar',
  'till',
]
const lowerBefore = ['above', 'over', 'min', 'minimum', 'from', 'starting', '>', 'abv']
const aroundBefore = [
  'around',
  'about',
  'approx',
  'approximately',
  'lagbhag',
  'kareeb',
  'karib',
  'nearly',
]
/** Words that may stand between a bound and its amount. */
const betweenWords = 'than to of is price rent ka hai from at range'.split(' ')

function isLower(word: string | undefined) {
  return lowerBefore.includes(word ?? '')
}

/** What the words around an amount make of it. Without any, it is the most somebody would pay. */
function boundOf(tokens: Token[], { first, last }: Amount): Bound {
  const after = boundAfter(tokens, last + 1)
  let at = first - 1
  while (at >= 0 && betweenWords.includes(free(tokens[at]))) at--
  const word = free(tokens[at])
  const isUpTo = word === 'up' && free(tokens[at + 1]) === 'to'
  const isMore = word === 'more' && free(tokens[at + 1]) === 'than'
  if (isMore || lowerBefore.includes(word)) return { kind: 'lower', first: at, last: after.last }
  if (aroundBefore.includes(word)) return { kind: 'around', first: at, last: after.last }
  if (isUpTo || upperBefore.includes(word)) {
    const isNot = free(tokens[at - 1]) === 'not'
    return { kind: 'upper', first: isNot ? at - 1 : at, last: after.last }
  }
  const isBudget = first - 1 > at && free(tokens[at + 1]) === 'budget'
  return { ...after, first: isBudget ? at + 1 : first }
}

function boundAfter(tokens: Token[], at: number): Omit<Bound, 'first'> {
  const words = [0, 1, 2].map((step) => free(tokens[at + step]))
  const [one, two] = words
  const phrase = words.join(' ')
  if (/^(se|ke|say) (zyada|jyada|jada|upar|uper|adhik)/.test(phrase))
    return { kind: 'lower', last: at + 1 }
  if (/^(and|or|aur) (above|more|plus|up|upar|zyada)/.test(phrase))
    return { kind: 'lower', last: at + 1 }
  if (one === 'plus' || one === '+' || one === 'onwards' || one === 'above')
    return { kind: 'lower', last: at }
  if (/^(se|ke|say) (kam|niche|neeche|nichey|andar|under|bhitar)/.test(phrase)) {
    return { kind: 'upper', last: at + (words[2] === 'me' || words[2] === 'tak' ? 2 : 1) }
  }
  if (/^(or|and) (less|below|under)/.test(phrase)) return { kind: 'upper', last: at + 1 }
  if (one === 'ka' && two === 'budget') return { kind: 'upper', last: at + 1 }
  if (['tak', 'max', 'maximum', 'budget', 'only', 'andar', 'takk'].includes(one ?? ''))
    return { kind: 'upper', last: at }
  return { last: at - 1 }
}

function free(token: Token | undefined) {
  return token && !token.use ? token.word : ''
}

function skip(tokens: Token[], at: number, words: string[]) {
  while (words.includes(free(tokens[at]))) at++
  return at
}
