import type { BathroomFilter } from '#contract/options.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

const bathroomWords = wordSet(
  `bath baths bathroom bathrooms bathrum washroom washrooms toilet toilets`,
)

/** How many bathrooms are said: `2 bathroom`, `3bhk+2t`. One is no wish: every home has it. */
export function readBathrooms(tokens: Token[]): BathroomFilter | undefined {
  for (const at of tokens.keys()) {
    const said = bathroomsAt(tokens, at)
    if (!said || !Number.isInteger(said.count) || said.count < 1 || said.count > 10) continue
    use(tokens.slice(said.first, said.last + 1))
    if (said.count > 1) return `${Math.min(said.count, 4)}` as BathroomFilter
  }
  return undefined
}

/** How many bathrooms are said at a token. */
export function bathroomsAt(tokens: Token[], at: number) {
  const short = /^(\d)t$/.exec(free(tokens[at]))?.[1]
  if (short && free(tokens[at - 1]) === '+')
    return { count: Number(short), first: at - 1, last: at }
  const number = numberAt(tokens, at)
  const last = number && number.last + 1
  if (!number || !last || !bathroomWords.has(free(tokens[last]))) return undefined
  return { count: number.value, first: at, last }
}
