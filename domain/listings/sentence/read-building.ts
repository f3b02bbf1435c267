import { listingLimits } from '#contract/limits.ts'
import { isOption } from '#contract/option-list.ts'
import { type FloorFilter, type PropertyAge, totalFloors } from '#contract/options.ts'
import { readFloors } from '#domain/search/understand/floors.ts'
import { numberAt } from '#domain/search/understand/numbers.ts'
import { free, type Token, use } from '#domain/search/understand/tokens.ts'

const floorWord = /^(floors?|manzil|manjil|manzile|flr)$/
const storeyWord = /^(storey|story|storeys|storied|stories|manzila|manjila)$/
const buildingWord = /^(building|makan|makaan|house|kothi|imarat)$/
const yearWord = /^(years?|yrs?|saal|sal|varsh)$/

/** Reads how many floors the building has: `3rd of 4 floor`, `out of 5`, `4 storey`, `g+3`. */
export function readTotalFloors(tokens: Token[]): string | undefined {
  for (const at of tokens.keys()) {
    const said = totalAt(tokens, at)
    const count = said && String(said.count)
    if (!said || !isOption(totalFloors, count)) continue
    use(tokens.slice(said.first, said.last + 1))
    return count
  }
  return undefined
}

function totalAt(tokens: Token[], at: number) {
  const word = free(tokens[at])
  if (/^(g|ground)$/.test(word) && /^(\+|plus)$/.test(free(tokens[at + 1]))) {
    const number = numberAt(tokens, at + 2)
    return number && { count: number.value, first: at, last: number.last }
  }
  if (isTotalWord(tokens, at)) {
    const named = floorWord.test(free(tokens[at + 1])) ? at + 2 : at + 1
    const number = numberAt(tokens, named)
    if (!number) return undefined
    const hasUnit = floorWord.test(free(tokens[number.last + 1]))
    const isOut = /^(out|of|total|kul)$/.test(word)
    if (!hasUnit && !(isOut && isFloorBefore(tokens, at)) && named === at + 1) return undefined
    const first = word === 'of' && free(tokens[at - 1]) === 'out' ? at - 1 : at
    // `3rd of 4 floor`: the word belongs to both.
    const isShared = hasUnit && !isFloorBefore(tokens, at) && isOrdinalBefore(tokens, first)
    return {
      count: number.value,
      first,
      last: hasUnit && !isShared ? number.last + 1 : number.last,
    }
  }
  const slash = slashedAt(tokens, at)
  if (slash) return slash
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const [next, second] = [free(tokens[number.last + 1]), free(tokens[number.last + 2])]
  if (storeyWord.test(next) || next === 'floors') {
    const last = number.last + (/^(total|hai)$/.test(second) ? 2 : 1)
    return { count: number.value, first: at, last }
  }
  const hasKa = /^(ka|ki|wali|wala)$/.test(second)
  const third = hasKa ? free(tokens[number.last + 3]) : second
  const isStanding =
    tokens.some(({ word }) => buildingWord.test(word)) && !/^(pe|par|per|pr)$/.test(second)
  const isWhole = floorWord.test(next) && (buildingWord.test(third) || isStanding)
  if (!isWhole || !/^\d+$/.test(free(tokens[at]))) return undefined
  const end = third === 'building' ? number.last + (hasKa ? 3 : 2) : number.last + 1
  return { count: number.value, first: at, last: end }
}

/** `3/4 floor` and `floor 3/4`: the slash and the number behind it are the building's. */
function slashedAt(tokens: Token[], at: number) {
  const [before, sign, count] = [-1, 0, 1].map((step) => free(tokens[at + step]))
  if (sign !== '/' || !/^\d{1,2}$/.test(before ?? '') || !/^\d{1,2}$/.test(count ?? '')) return
  const isSaid = floorWord.test(free(tokens[at + 2])) || floorWord.test(free(tokens[at - 2]))
  const isOfFloor = isSaid && Number(before) <= Number(count)
  return isOfFloor ? { count: Number(count), first: at, last: at + 1 } : undefined
}

function isTotalWord(tokens: Token[], at: number) {
  const word = free(tokens[at])
  if (/^(total|kul)$/.test(word)) return true
  return word === 'of' && (free(tokens[at - 1]) === 'out' || isFloorish(tokens, at))
}

function isFloorish(tokens: Token[], at: number) {
  return isFloorBefore(tokens, at) || isOrdinalBefore(tokens, at)
}

function isFloorBefore(tokens: Token[], at: number) {
  const before = free(tokens[at - 1]) === 'out' ? at - 2 : at - 1
  return floorWord.test(free(tokens[before])) || free(tokens[before]) === 'gf'
}

function isOrdinalBefore(tokens: Token[], at: number) {
  return /^(st|nd|rd|th|first|second|third|fourth|fifth|ground)$/.test(free(tokens[at - 1]))
}

/** Reads the floor it lies on; the top floor is the last of those the building has. */
export function readOwnFloor(tokens: Token[], total: string | undefined): string | undefined {
  const slashed = total && slashedFloor(tokens)
  if (slashed) return slashed
  const said = readFloors(tokens)
  const [floor, ...others] = said.length > 1 ? said.filter((each) => each !== 'top') : said
  if (!floor || others.length > 0) return undefined
  return named[floor] === undefined ? floor : named[floor](total)
}

/** The 4 of `floor 4/10` and of `4/10 floor`, of which the building's part has been read. */
function slashedFloor(tokens: Token[]) {
  const at = tokens.findIndex(
    (token, index) => token.word === '/' && token.use && /^\d{1,2}$/.test(free(tokens[index - 1])),
  )
  const unit = [tokens[at - 2], tokens[at + 2]].find((token) => floorWord.test(free(token)))
  if (at < 0 || !unit) return undefined
  const floor = free(tokens[at - 1])
  use([tokens[at - 1], unit])
  return floor
}

const named: Partial<Record<FloorFilter, (total: string | undefined) => string | undefined>> = {
  top: (total) => (total === 'ground_only' ? 'ground' : total),
  upper: () => undefined,
  '5m': () => undefined,
  basement: () => 'lower_basement',
}

/** Reads how old it is: `5 years old`, `2 saal purana`. */
export function readAge(tokens: Token[]): PropertyAge | undefined {
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    if (!number || !yearWord.test(free(tokens[number.last + 1]))) continue
    const old = free(tokens[number.last + 2])
    if (!/^(old|purana|purani|purane|older)$/.test(old)) continue
    use(tokens.slice(at, number.last + 3))
    return ages.find(([most]) => number.value <= most)?.[1] ?? 'more_than_10_year'
  }
  return undefined
}

const ages: [number, PropertyAge][] = [
  [0.99, 'less_than_a_year'],
  [3, '1_3_year'],
  [5, '3_5_year'],
  [10, '5_10_year'],
]

/** Reads `lock in 2 years`, `9 saal lease`: the years that stand before or behind such a word. */
export function readYears(tokens: Token[], of: 'lease' | 'lock'): number | undefined {
  for (const at of tokens.keys()) {
    const end = termEnd(tokens, at, of)
    if (end === undefined) continue
    const behind = numberAt(
      tokens,
      /^(of|period|term|duration|is|[-–])$/.test(free(tokens[end + 1])) ? end + 2 : end + 1,
    )
    const isBehind = behind && yearWord.test(free(tokens[behind.last + 1]))
    const before = yearWord.test(free(tokens[at - 1])) ? numberAt(tokens, at - 2) : undefined
    const years = isBehind ? behind.value : before?.value
    const { min, max } = listingLimits.leaseYears
    if (years === undefined || !Number.isInteger(years) || years < min || years > max) continue
    use(tokens.slice(isBehind ? at : at - 2, isBehind ? behind.last + 2 : end + 1))
    return years
  }
  return undefined
}

function termEnd(tokens: Token[], at: number, of: 'lease' | 'lock') {
  const word = free(tokens[at])
  if (of === 'lease') return word === 'lease' ? at : undefined
  if (word === 'lockin') return at
  if (word !== 'lock') return undefined
  const second = free(tokens[at + 1]) === '-' ? at + 2 : at + 1
  return free(tokens[second]) === 'in' ? second : undefined
}
