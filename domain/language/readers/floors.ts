import { type FloorFilter, floorFilters } from '#contract/options.ts'
import {
  isHalfGround,
  type Levels,
  levelEndingAt,
  levelsBefore,
  upTo,
} from '#domain/language/readers/floor-levels.ts'
import { refusal } from '#domain/language/readers/refusals.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/**
 * Reads `ground floor`, `3rd floor`, `1st or 2nd floor`, `pehli manzil`, `top floor`, `floor no 2`,
 * and takes away what is refused: `first floor not ground`.
 */
export function readFloors(tokens: Token[]): FloorFilter[] {
  const wanted = new Set<FloorFilter>()
  const refused = new Set<FloorFilter>()
  for (const at of tokens.keys()) {
    const said = floorsAt(tokens, at)
    if (!said) continue
    use(tokens.slice(said.first, said.last + 1), said.isUnusable ? 'wish' : 'meaning')
    if (said.isUnusable) continue
    for (const floor of said.floors) (said.isRefused ? refused : wanted).add(floor)
  }
  const floors = wanted.size > 0 || refused.size === 0 ? wanted : allBut(refused)
  return floorFilters.values.filter((floor) => floors.has(floor) && !refused.has(floor))
}

/** `upper` is every floor but the ground floor. */
function allBut(refused: Set<FloorFilter>): Set<FloorFilter> {
  return new Set(refused.size === 1 && refused.has('ground') ? ['upper'] : andAbove(0))
}

type Said = {
  floors: FloorFilter[]
  first: number
  last: number
  isRefused?: boolean
  /** Nobody can filter by `not the top floor`: what the top is differs from house to house. */
  isUnusable?: boolean
}

function floorsAt(tokens: Token[], at: number): Said | undefined {
  const word = free(tokens[at])
  if (/^(basement|besment|tehkhana)$/.test(word))
    return unlessRefused(tokens, { floors: ['basement'], first: at, last: at })
  if (/^[ul]?gf$/.test(word)) return bounded(tokens, { levels: [0], first: at }, at)
  if (!floorWords.has(free(tokens[at + 1]))) {
    if (word === 'ground' && isHalfGround(tokens, at))
      return bounded(tokens, { levels: [0], first: at - 1 }, at)
    const short = refusedWithoutNoun(tokens, at)
    if (short) return short
  }
  if (!floorWords.has(word)) return undefined
  const named = namedBefore(tokens, at)
  if (named) return unlessRefused(tokens, { ...named, last: at })
  const levels = levelsBefore(tokens, at)
  if (levels) return bounded(tokens, levels, at)
  return numberedBehind(tokens, at)
}

function unlessRefused(tokens: Token[], said: Said): Said {
  const refused = refusal(tokens, said.first, said.last)
  return refused ? { ...said, ...refused, isUnusable: true } : said
}

/** The ground floor of `not ground`, and the second of `first floor, not second`. */
function refusedWithoutNoun(tokens: Token[], at: number): Said | undefined {
  const level = /^\d/.test(free(tokens[at])) ? undefined : levelEndingAt(tokens, at)
  if (!level || (level.value > 0 && !tokens.some(({ word }) => floorWords.has(word)))) return
  const refused = refusal(tokens, level.first, at)
  return refused && { ...refused, floors: toFloors([level.value]), isRefused: true }
}

export const floorWords = wordSet('floor manzil manjil manzile manjile tal talla talle mala')

/** Floors that go by no number: `top floor`, `upar wali manzil`. */
const named: [RegExp, FloorFilter[]][] = [
  [/\b(sabse upar|sbse upar)( (ka|ki|wala|wali))?$/, ['top']],
  [/\b(top|last|topmost|aakhri|akhri)$/, ['top']],
  [/\b(upar|uper|upper)( (ka|ki|wala|wali))?$/, ['upper']],
  [/\b(higher|high|highest)$/, ['5m']],
  [/\b(lower|low)$/, ['ground', '1', '2']],
  [/\b(niche|neeche)( (ka|ki|wala|wali))?$/, ['ground']],
]

function namedBefore(tokens: Token[], at: number) {
  const words = [3, 2, 1].map((step) => free(tokens[at - step])).join(' ')
  for (const [pattern, floors] of named) {
    const said = pattern.exec(words)?.[0]
    if (said) return { floors, first: at - said.split(' ').length }
  }
  return undefined
}

/** `floor no 3`, but not `2 bhk floor 40000`. */
function numberedBehind(tokens: Token[], at: number): Said | undefined {
  if (!/^(no|number|num)$/.test(free(tokens[at + 1]))) return undefined
  const number = free(tokens[at + 2])
  if (!/^\d{1,2}$/.test(number)) return undefined
  return { floors: toFloors([Number(number)]), first: at, last: at + 2 }
}

/** Takes in what is said around a floor: not that one, that one or above. */
function bounded(tokens: Token[], { levels, first }: Levels, last: number): Said {
  const before = [3, 2, 1].map((step) => free(tokens[first - step])).join(' ')
  const behind = [1, 2, 3].map((step) => free(tokens[last + step])).join(' ')
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  for (const [pattern, side, floors] of bounds) {
    const said = pattern.exec(side === 'before' ? before : behind)?.[0]
    if (said === undefined) continue
    const count = said.split(' ').length
    return {
      floors: floors(low, high),
      first: side === 'before' ? first - count : first,
      last: side === 'behind' ? last + count : last,
    }
  }
  const refused = refusal(tokens, first, last)
  return { floors: toFloors(levels), first, last, ...(refused && { ...refused, isRefused: true }) }
}

type FloorsFrom = (low: number, high: number) => FloorFilter[]
const andAbove = (level: number): FloorFilter[] =>
  level >= 5 ? ['5m'] : [...toFloors(upTo(level, 4)), '5m']
const andBelow: FloorsFrom = (_, level) => toFloors(upTo(0, level))

const bounds: [RegExp, 'before' | 'behind', FloorsFrom][] = [
  [/\bnot (above|over|higher than|more than)$/, 'before', andBelow],
  [/\bnot (below|under|lower than|less than)$/, 'before', andAbove],
  [/\b(above|over|higher than)$/, 'before', (level) => andAbove(level + 1)],
  [/\b(upto|up to|below|max|till)$/, 'before', andBelow],
  [/^(or|and|aur|ya|se|ke) (above|higher|upar|up)\b/, 'behind', andAbove],
  [/^(or|and|aur|ya|se|ke) (below|lower|niche|neeche)\b/, 'behind', andBelow],
  [/^tak\b/, 'behind', andBelow],
]

function toFloors(levels: number[]): FloorFilter[] {
  return levels.flatMap((level): FloorFilter[] => {
    if (level === 0) return ['ground']
    return Number.isInteger(level) && level < 100 ? [`${level}` as FloorFilter] : []
  })
}
