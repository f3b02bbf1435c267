import { measureToText, ownMeasure, squareFeetIn } from '#contract/format/areas.ts'
import { listingLimits } from '#contract/limits.ts'
import { ownAreaUnits } from '#contract/options.ts'
import { type AreaAt, areaAt } from '#domain/language/readers/areas.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

/** An area in square feet; what it is the area of, where that is said. */
export type SaidArea = {
  squareFeet: number
  of?: 'plot' | 'built' | undefined
  isLandUnit: boolean
  /** As it was said, where that was in a unit that owners may choose: `200 sq_yd`. */
  typed: string | null
}

/**
 * Reads every area: `1200 sqft`, `plot 200 gaj`, `900 sq ft carpet`. Land and workplaces are also
 * described by measure alone: `12x20`, `plot 250 meter`.
 */
export function readSizes(tokens: Token[], isByMeasure: boolean): SaidArea[] {
  const found: SaidArea[] = []
  const named = new Set<Token>()
  for (const at of tokens.keys()) {
    const area = areaAt(tokens, at) ?? (isByMeasure ? measuredAt(tokens, at) : undefined)
    if (!area || area.min < 20) continue
    found.push({
      squareFeet: area.min,
      of: areaOf(tokens, at, area, named),
      isLandUnit: landUnits.test(tokens[area.last]?.word ?? ''),
      typed: isAreaAt(area) ? typedAs(area) : null,
    })
    use(tokens.slice(at, area.last + 1))
  }
  return found
}

function isAreaAt(area: Size): area is AreaAt {
  return 'unit' in area
}

/** In the unit of the words; what people call a marla is taken for the smaller one. */
function typedAs({ min, value, unit: { least } }: AreaAt): string | null {
  const unit = ownAreaUnits.values.find((each) => squareFeetIn[each] === least)
  return unit ? ownMeasure(measureToText({ figure: `${value}`, unit }), min) : null
}

type Size = Pick<AreaAt, 'min' | 'last'>

function measuredAt(tokens: Token[], at: number): Size | undefined {
  const width = /^(\d{1,3})x$/.exec(free(tokens[at]))?.[1]
  const depth = /^\d{1,3}$/.exec(free(tokens[at + 1]))?.[0]
  if (width && depth) return { min: Number(width) * Number(depth), last: at + 1 }
  const number = numberAt(tokens, at)
  const isMetres =
    number && number.value >= 20 && /^(met(er|re)s?|mtrs?)$/.test(free(tokens[number.last + 1]))
  return isMetres
    ? { min: Math.round(number.value * squareFeetIn.sq_m), last: number.last + 1 }
    : undefined
}

const landUnits =
  /^(gaj+h?|gaz|yards?|yds?|sqyd|sqyards?|acres?|ekad|ekar|kill[ae]|kanal|marl[ae])$/

/**
 * What it is the area of by the words beside it, those before it first; they are taken too. Words that
 * have named another area do not name this one.
 */
function areaOf(tokens: Token[], first: number, { last }: Size, named: Set<Token>): SaidArea['of'] {
  const behind = tokens.slice(last + 1, last + 4)
  const before = tokens.slice(Math.max(0, first - 3), first).reverse()
  for (const side of [before, behind]) {
    const words: Token[] = []
    let of: SaidArea['of']
    for (const token of side) {
      const word = named.has(token) ? '' : free(token)
      if (/^(plot|land)$/.test(word)) of ??= 'plot'
      else if (/^(built|build|buildup|builtup|super|carpet|covered|cover)$/.test(word))
        of ??= 'built'
      else if (!/^(area|up|size|of|is|ka|-)$/.test(word)) break
      words.push(token)
    }
    // `plot` alone also says what it is.
    if (of) {
      for (const token of words) named.add(token)
      use(words.filter(({ word }) => word !== 'plot' && word !== 'land'))
      return of
    }
  }
  return undefined
}

/** Reads how many balconies it has: `2 balcony`, `with balcony`, `no balcony`. */
export function readBalconies(tokens: Token[]): number | undefined {
  for (const at of tokens.keys()) {
    if (!/^(balcon(y|ies|ys)|balkon[iy]|balcany)$/.test(free(tokens[at]))) continue
    const isNone = /^(no|without|bina)$/.test(free(tokens[at - 1]))
    const number = numberAt(tokens, at - 1)
    const count = isNone ? 0 : (number?.value ?? 1)
    const { min, max } = listingLimits.balconies
    if (!Number.isInteger(count) || count < min || count > max) continue
    use(tokens.slice(isNone || number ? at - 1 : at, at + 1))
    return count
  }
  return undefined
}
