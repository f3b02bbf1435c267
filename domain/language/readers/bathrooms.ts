import { listingLimits } from '#contract/limits.ts'
import type { BathroomFilter } from '#contract/options.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

export const bathroomWords = wordSet(
  `bath baths bathroom bathrooms bathrum washroom washrooms toilet toilets`,
)

/** How many bathrooms are wished for. One is no wish: every home has it. */
export function readBathrooms(tokens: Token[]): BathroomFilter | undefined {
  const count = readBathroomCount(tokens) ?? 1
  return count > 1 ? (`${Math.min(count, 4)}` as BathroomFilter) : undefined
}

/** How many bathrooms are said: `2 bathroom`, `3bhk+2t`. */
export function readBathroomCount(tokens: Token[]): number | undefined {
  const { min, max } = listingLimits.bathrooms
  for (const at of tokens.keys()) {
    const said = bathroomsAt(tokens, at)
    if (!said || !Number.isInteger(said.count) || said.count < min || said.count > max) continue
    use(tokens.slice(said.first, said.last + 1))
    return said.count
  }
  return undefined
}

function bathroomsAt(tokens: Token[], at: number) {
  const short = /^(\d)t$/.exec(free(tokens[at]))?.[1]
  if (short && free(tokens[at - 1]) === '+')
    return { count: Number(short), first: at - 1, last: at }
  const number = numberAt(tokens, at)
  const last = number && number.last + 1
  if (!number || !last || !bathroomWords.has(free(tokens[last]))) return undefined
  return { count: number.value, first: at, last }
}
