import { squareFeetIn } from '#contract/format/areas.ts'
import { rangeGoesOn } from '#domain/language/readers/amounts.ts'
import { boundOf } from '#domain/language/readers/bounds.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordMap } from '#domain/language/words/word-table.ts'

/** The smallest and the largest area in square feet. */
export type UnderstoodArea = { min?: number; max?: number }

/** By how much an area may differ from the one that was said. */
const TOLERANCE = 0.1

/** Reads `900 sq ft`, `upto 1200 sqft`, `1000-1500 sft`, `100 gaj`, `200 sq yard`, `2 acre`. */
export function readArea(tokens: Token[]): UnderstoodArea | undefined {
  for (const at of tokens.keys()) {
    const range = rangeAt(tokens, at)
    const area = range ?? areaAt(tokens, at)
    if (!area) continue
    const bound = boundOf(tokens, { first: at, last: area.last })
    use(tokens.slice(bound.first, bound.last + 1))
    const { min, max } = area
    if (range) return { min, max }
    if (area.isOpen || bound.kind === 'lower') return { min }
    if (bound.kind === 'upper') return { max }
    return { min: Math.round(min * (1 - TOLERANCE)), max: Math.round(max * (1 + TOLERANCE)) }
  }
  return undefined
}

export type AreaAt = {
  min: number
  max: number
  /** The number before the unit. */
  value: number
  unit: Unit
  last: number
  isOpen?: boolean
}

/** The area that starts at a token, in square feet. */
export function areaAt(tokens: Token[], at: number): AreaAt | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value <= 0) return undefined
  const isOpen = /^(\+|plus)$/.test(free(tokens[number.last + 1]))
  const unit = areaUnitAt(tokens, number.last + (isOpen ? 2 : 1), number.value)
  if (unit && isServantQuarter(tokens, at, unit)) return undefined
  return (
    unit && { ...sizes(number.value, unit), value: number.value, unit, last: unit.last, isOpen }
  )
}

/** The `1sq` of `3bhk+1sq`, where an area would be `1 sq ft`. */
function isServantQuarter(tokens: Token[], at: number, { last }: Unit) {
  const isFew = /^[1-3]$/.test(free(tokens[at]))
  return isFew && last === at + 1 && tokens[last]?.word === 'sq' && free(tokens[at - 1]) === '+'
}

/** `1000 - 1500 sq ft`, where the unit may also stand behind the first number. */
function rangeAt(tokens: Token[], at: number): AreaAt | undefined {
  const low = numberAt(tokens, at)
  const end = areaAt(tokens, at)?.last ?? low?.last
  if (!low || end === undefined) return undefined
  const next = rangeGoesOn(tokens, end + 1)
  const high = next > end + 1 ? areaAt(tokens, next) : undefined
  const other = high && sizes(low.value, high.unit)
  if (!high || !other || other.min <= 0) return undefined
  // Turned round where the larger one is said first.
  const isTurned = other.min >= high.max
  return isTurned ? { ...high, max: other.max } : { ...high, min: other.min }
}

function sizes(value: number, { least, most }: Unit) {
  return { min: Math.round(value * least), max: Math.round(value * most) }
}

type Unit = { least: number; most: number; last: number }

/** The unit behind a number, in square feet; `20 feet` alone is no area, but the width of a road. */
export function areaUnitAt(tokens: Token[], at: number, value = 200): Unit | undefined {
  const [word = '', second = ''] = [0, 1].map((step) => free(tokens[at + step]))
  if (/^(sq|square)$/.test(word)) {
    const size = squareUnits.find(([pattern]) => pattern.test(second))?.[1]
    return size ? { least: size, most: size, last: at + 1 } : unit('sqft', at)
  }
  if (/^(ft|feet|fit|foot)$/.test(word)) return value >= 200 ? unit('sqft', at) : undefined
  return unit(word, at)
}

function unit(word: string, last: number): Unit | undefined {
  const size = units.get(word)
  return size && { least: size[0], most: size[1] ?? size[0], last }
}

const SQ_METRE = squareFeetIn.sq_m
const squareUnits: [RegExp, number][] = [
  [/^(f(ee|i)?t|foot|feets)$/, 1],
  [/^(y(ar)?ds?|gaj|gaz)$/, 9],
  [/^(m|mt|mtr|mtrs|met(er|re)s?)$/, SQ_METRE],
]

/** A marla is 25 square yards in towns laid out by the state and 30.25 on old deeds. */
const units = wordMap<[least: number, most?: number]>([
  [[1], 'sqft sft sqfeet sqfoot sqrft sf'],
  [[9], 'gaj gaz gajj gajh yard yards yd yds sqyd sqyard sqyards'],
  [[SQ_METRE], 'sqm sqmt sqmtr sqmeter'],
  [[225, 272.25], 'marla marle'],
  [[4_500, 5_445], 'kanal'],
  [[43_560], 'acre acres ekad ekar killa kille'],
  [[107_639], 'hectare hectares'],
])
