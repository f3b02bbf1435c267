import { type FloorFilter, floorFilters } from '#contract/options.ts'
import { numberAt } from '#domain/search/understand/numbers.ts'
import { free, type Token, use } from '#domain/search/understand/tokens.ts'

/** Reads `ground floor`, `3rd floor`, `1st or 2nd floor`, `pehli manzil`, `top floor`, `floor no 2`. */
export function readFloors(tokens: Token[]): FloorFilter[] {
  const found = new Set<FloorFilter>()
  for (const at of tokens.keys()) {
    const said = floorsAt(tokens, at)
    if (!said) continue
    use(tokens.slice(said.first, said.last + 1))
    for (const floor of said.floors) found.add(floor)
  }
  return floorFilters.values.filter((floor) => found.has(floor))
}

type Said = { floors: FloorFilter[]; first: number; last: number }

function floorsAt(tokens: Token[], at: number): Said | undefined {
  const word = free(tokens[at])
  if (/^(basement|besment|tehkhana)$/.test(word))
    return { floors: ['basement'], first: at, last: at }
  if (/^[ul]?gf$/.test(word)) return bounded(tokens, { levels: [0], first: at }, at)
  if (word === 'ground' && !floorWords.has(free(tokens[at + 1])) && isHalfGround(tokens, at))
    return bounded(tokens, { levels: [0], first: at - 1 }, at)
  if (!floorWords.has(word)) return undefined
  const named = namedBefore(tokens, at)
  if (named) return { ...named, last: at }
  const levels = levelsBefore(tokens, at)
  if (levels) return bounded(tokens, levels, at)
  return numberedBehind(tokens, at)
}

const floorWords = new Set('floor manzil manjil manzile manjile tal talla talle mala'.split(' '))

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

type Levels = { levels: number[]; first: number }

/** The floors before the word: one, a few, or from one to another. */
function levelsBefore(tokens: Token[], at: number): Levels | undefined {
  const levels: number[] = []
  let first = at
  let isRange = false
  for (let level = levelEndingAt(tokens, at - 1); level; ) {
    levels.unshift(level.value)
    first = level.first
    const joiner = free(tokens[first - 1])
    if (!joiners.has(joiner)) break
    isRange ||= rangeJoiners.has(joiner)
    level = levelEndingAt(tokens, first - 2)
  }
  const [low, high] = [levels[0], levels.at(-1)]
  if (low === undefined || high === undefined) return undefined
  return { levels: isRange && low < high ? upTo(low, high) : levels, first }
}

const rangeJoiners = new Set(['-', '–', 'to', 'se'])
const joiners = new Set([...rangeJoiners, '/', '&', '+', 'or', 'ya', 'aur', 'and'])

function levelEndingAt(tokens: Token[], at: number) {
  const word = free(tokens[at])
  if (/^(st|nd|rd|th)$/.test(word)) {
    const number = numberAt(tokens, at - 1)
    return number && { value: number.value, first: at - 1 }
  }
  const value = ordinals.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined)
  if (value === undefined) return undefined
  return { value, first: value === 0 && isHalfGround(tokens, at) ? at - 1 : at }
}

/** `upper ground` and `lower ground` are a few steps away from the ground floor. */
function isHalfGround(tokens: Token[], at: number) {
  return /^(upper|lower)$/.test(free(tokens[at - 1]))
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
  const before = [2, 1].map((step) => free(tokens[first - step])).join(' ')
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
  return { floors: toFloors(levels), first, last }
}

type FloorsFrom = (low: number, high: number) => FloorFilter[]
const andAbove = (level: number): FloorFilter[] =>
  level >= 5 ? ['5m'] : [...toFloors(upTo(level, 4)), '5m']
const andBelow: FloorsFrom = (_, level) => toFloors(upTo(0, level))
const butThat: FloorsFrom = (level) =>
  level === 0 ? ['upper'] : [...toFloors(upTo(0, 4).filter((each) => each !== level)), '5m']

const bounds: [RegExp, 'before' | 'behind', FloorsFrom][] = [
  [/\b(not|no|except|without|bina|non)$/, 'before', butThat],
  [/^(nahi|nahin|nhi|na|not)( (chahiye|ho|hona))?\b/, 'behind', butThat],
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

function upTo(low: number, high: number) {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => low + step)
}

const ordinals = new Map(
  [
    'ground grd grnd bhutal',
    'first pehli pehla pahli pahla pehle phli',
    'second dusri dusra doosri doosra',
    'third tisri tisra teesri teesra',
    'fourth chauthi chautha chothi',
    'fifth panchvi paanchvi panchwi panchvin',
    'sixth chhathi chhathvi',
    'seventh satvi saatvi',
    'eighth aathvi',
    'ninth nauvi',
    'tenth dasvi',
  ].flatMap((words, level) => words.split(' ').map((word) => [word, level] as const)),
)
