import { type Bhk, bhks } from '#contract/options.ts'
import { numberOf, type Token, use } from '#contract/understand/tokens.ts'

/** Reads `3 bhk`, `2/3 bhk`, `2 to 4 bedroom`, `3+ bhk`, `do kamre`, `1 rk`, `studio`. */
export function readRooms(tokens: Token[]): Bhk[] {
  const found = new Set<Bhk>()
  for (const [at, token] of tokens.entries()) {
    if (token.use) continue
    if (token.word === 'studio') take(tokens, at, at, ['1rk'], found)
    const unit = unitAt(tokens, at)
    if (!unit) continue
    const numbers = numbersBefore(tokens, at)
    if (numbers.counts.length > 0) {
      const isOpen = opensUpwards(tokens, numbers.first, unit.last)
      const last = unit.last + (isSign(tokens[unit.last + 1], '+', 'plus') ? 1 : 0)
      take(tokens, numbers.first, last, toBhks(numbers.counts, unit.kind, isOpen), found)
    }
  }
  return bhks.values.filter((bhk) => found.has(bhk))
}

type Unit = { kind: 'bhk' | 'rooms' | 'rk'; last: number }

const bhkWords = new Set(
  'bhk bhks bkh bhkk bhq bhak behk bed beds bedroom bedrooms bedrm br'.split(' '),
)
const roomWords = new Set('room rooms kamra kamre kamron kamro kmra kmre'.split(' '))

function unitAt(tokens: Token[], at: number): Unit | undefined {
  const word = tokens[at]?.word ?? ''
  const [second, third] = [tokens[at + 1]?.word, tokens[at + 2]?.word]
  if (word === 'b' && second === 'h' && third === 'k') return { kind: 'bhk', last: at + 2 }
  if (bhkWords.has(word)) {
    return { kind: 'bhk', last: isSign(tokens[at + 1], 'set', 'hall') ? at + 1 : at }
  }
  if (word === 'rk') return { kind: 'rk', last: at }
  if (!roomWords.has(word)) return undefined
  if (second === 'kitchen') return { kind: 'rk', last: at + 1 }
  const extras = ['set', 'ka', 'wala', 'ki', 'ke']
  return { kind: 'rooms', last: extras.includes(second ?? '') ? at + 1 : at }
}

type Numbers = { counts: number[]; first: number }

/** The numbers that stand before a unit: one, a few, or from one to another. */
function numbersBefore(tokens: Token[], unitAt: number): Numbers {
  let first = unitAt
  const counts: number[] = []
  let isRange = false
  for (let at = unitAt - 1; at >= 0; at--) {
    const token = tokens[at]
    const count = numberOf(token)
    if (count !== undefined && count >= 1 && count <= 10 && Number.isInteger(count)) {
      counts.unshift(count)
      first = at
      const joiner = tokens[at - 1]
      const other = numberOf(tokens[at - 2])
      if (!joiner || other === undefined || other > 10 || !joiners.has(joiner.word)) break
      // `2 bhk or 3 bhk` is not one list: the word before belongs to the number before.
      isRange ||= rangeJoiners.has(joiner.word)
      at--
    } else if (isSign(token, '+', 'plus', '-') && counts.length === 0) {
    } else break
  }
  const [low, high] = [counts[0], counts.at(-1)]
  if (isRange && low !== undefined && high !== undefined && low < high) {
    return { first, counts: Array.from({ length: high - low + 1 }, (_, step) => low + step) }
  }
  return { counts, first }
}

const rangeJoiners = new Set(['-', '–', 'to', 'se'])
const joiners = new Set([...rangeJoiners, '/', '&', 'or', 'ya', 'aur', 'and'])

/** `3+ bhk`, `3 bhk +` and `more than 3 bhk` mean the large ones. */
function opensUpwards(tokens: Token[], first: number, last: number) {
  const inside = tokens.slice(first, last + 2).some((token) => isSign(token, '+', 'plus'))
  const before = tokens[first - 1]?.word === 'than' && tokens[first - 2]?.word === 'more'
  return inside || before
}

function toBhks(counts: number[], kind: Unit['kind'], isOpen: boolean): Bhk[] {
  return counts.map((count) => {
    if (kind === 'rk') return '1rk'
    if (count > 3 || (isOpen && count === 3)) return '3mbhk'
    if (count === 1 && kind === 'rooms') return '1rk'
    return `${count}bhk` as Bhk
  })
}

function take(tokens: Token[], first: number, last: number, values: Bhk[], found: Set<Bhk>) {
  use(tokens.slice(first, last + 1))
  for (const value of values) found.add(value)
}

function isSign(token: Token | undefined, ...words: string[]) {
  return token !== undefined && !token.use && words.includes(token.word)
}
