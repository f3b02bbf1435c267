import { isOption } from '#contract/options/option-list.ts'
import { type FloorFilter, totalFloors } from '#contract/options.ts'
import { levelEndingAt } from '#domain/language/readers/floor-levels.ts'
import { floorWords, readFloors } from '#domain/language/readers/floors.ts'
import { storeyWords } from '#domain/language/readers/measures.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

const buildingWord = /^(building|makan|makaan|house|kothi|imarat)$/

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
    const named = isFloorWord(free(tokens[at + 1])) ? at + 2 : at + 1
    const number = numberAt(tokens, named)
    if (!number) return undefined
    const hasUnit = isFloorWord(free(tokens[number.last + 1]))
    if (!hasUnit && !isFloorBefore(tokens, at) && named === at + 1) return undefined
    const first = free(tokens[at - 1]) === 'out' ? at - 1 : at
    return { count: number.value, first, last: hasUnit ? number.last + 1 : number.last }
  }
  const slash = slashedAt(tokens, at)
  if (slash) return slash
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const [next, second] = [free(tokens[number.last + 1]), free(tokens[number.last + 2])]
  if (storeyWords.has(next)) {
    const last = number.last + (/^(total|hai)$/.test(second) ? 2 : 1)
    return { count: number.value, first: at, last }
  }
  const hasKa = /^(ka|ki|wali|wala)$/.test(second)
  const third = hasKa ? free(tokens[number.last + 3]) : second
  const isStanding =
    tokens.some(({ word, isProtected }) => !isProtected && buildingWord.test(word)) &&
    !/^(pe|par|per|pr)$/.test(second)
  const isWhole = isFloorWord(next) && (buildingWord.test(third) || isStanding)
  if (!isWhole || !/^\d+$/.test(free(tokens[at]))) return undefined
  const end = third === 'building' ? number.last + (hasKa ? 3 : 2) : number.last + 1
  return { count: number.value, first: at, last: end }
}

/** `3/4 floor` and `floor 3/4`: the slash and the number behind it are the building's. */
function slashedAt(tokens: Token[], at: number) {
  const [before, sign, count] = [-1, 0, 1].map((step) => free(tokens[at + step]))
  if (sign !== '/' || !/^\d{1,2}$/.test(before ?? '') || !/^\d{1,2}$/.test(count ?? '')) return
  const isSaid = isFloorWord(free(tokens[at + 2])) || isFloorWord(free(tokens[at - 2]))
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
  return isFloorWord(free(tokens[before])) || free(tokens[before]) === 'gf'
}

function isOrdinalBefore(tokens: Token[], at: number) {
  return /^(st|nd|rd|th|first|second|third|fourth|fifth|ground)$/.test(free(tokens[at - 1]))
}

function isFloorWord(word: string) {
  return floorWords.has(word) || storeyWords.has(word)
}

/** Reads the floor it lies on; the top floor is the last of those the building has. */
export function readOwnFloor(tokens: Token[], total: string | undefined): string | undefined {
  const ofTotal = total && (slashedFloor(tokens) ?? floorOfTotal(tokens))
  if (ofTotal) return ofTotal
  const said = readFloors(tokens)
  const [floor, ...others] = said.length > 1 ? said.filter((each) => each !== 'top') : said
  if (!floor || others.length > 0) return undefined
  return named[floor] === undefined ? floor : named[floor](total)
}

/** The 3rd of `3rd of 4 floor`, of which the building's part has been read. */
function floorOfTotal(tokens: Token[]) {
  const of = tokens.findIndex((token) => token.word === 'of' && token.use)
  const end = tokens[of - 1]?.word === 'out' ? of - 1 : of
  const level = levelEndingAt(tokens, end - 1)
  if (!level) return undefined
  use(tokens.slice(level.first, end))
  return level.value === 0 ? 'ground' : `${level.value}`
}

/** The 4 of `floor 4/10` and of `4/10 floor`, of which the building's part has been read. */
function slashedFloor(tokens: Token[]) {
  const at = tokens.findIndex(
    (token, index) => token.word === '/' && token.use && /^\d{1,2}$/.test(free(tokens[index - 1])),
  )
  const unit = [tokens[at - 2], tokens[at + 2]].find((token) => isFloorWord(free(token)))
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
