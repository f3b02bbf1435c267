import { listingLimits } from '#contract/limits.ts'
import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import { bathroomWords } from '#domain/language/readers/bathrooms.ts'
import { mostRooms } from '#domain/language/readers/room-numbers.ts'
import { bhkWords } from '#domain/language/readers/rooms.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

const counted: [words: ReadonlySet<string>, most: number][] = [
  [bhkWords, mostRooms],
  [bathroomWords, listingLimits.bathrooms.max],
  [wordSet('balcony balconies balkoni'), listingLimits.balconies.max],
]

/** Takes `12 bhk` and `30 balconies`, which no home has, for wishes that nobody can filter by. */
export function readAbsurdCounts(tokens: Token[]) {
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    const word = number && free(tokens[number.last + 1])
    const most = word && counted.find(([words]) => words.has(word))?.[1]
    if (!number || !most || number.value <= most || isSector(tokens, at)) continue
    use(tokens.slice(at, number.last + 2), 'wish')
  }
}

/** The 62 of `noida 62 bhk` is one rather than a count. */
function isSector(tokens: Token[], at: number) {
  return Boolean(meaningOf([free(tokens[at - 1])])?.city)
}
