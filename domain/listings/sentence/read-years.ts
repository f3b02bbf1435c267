import { listingLimits } from '#contract/limits.ts'
import type { PropertyAge } from '#contract/options.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { yearWords } from '#domain/language/words/time-words.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

/** Reads how old it is: `5 years old`, `2 saal purana`. */
export function readAge(tokens: Token[]): PropertyAge | undefined {
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    if (!number || !yearWords.has(free(tokens[number.last + 1]))) continue
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
    const isBehind = behind && yearWords.has(free(tokens[behind.last + 1]))
    const before = yearWords.has(free(tokens[at - 1])) ? numberAt(tokens, at - 2) : undefined
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
