import type { FeatureFilter } from '#contract/options.ts'
import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import { type PhraseAt, phrasesIn } from '#domain/language/phrases/phrases-in.ts'
import { fillers } from '#domain/language/readers/fillers.ts'
import { refusal } from '#domain/language/readers/refusals.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** The phrases of a search; what is not wanted, or of no use, becomes a wish. */
export function readPhrases(
  tokens: Token[],
  isAccepted: (meaning: Meaning) => boolean,
): PhraseAt<Meaning>[] {
  const phrases: PhraseAt<Meaning>[] = []
  const isMeant = (phrase: PhraseAt<Meaning>) =>
    isAccepted(phrase.meaning) && !isOfName(tokens, phrase)
  for (const phrase of phrasesIn(tokens, meaningOf, { longest: 4, isMeant })) {
    const { meaning, first, last } = phrase
    const refused = meaning.filters && refusal(tokens, first, last)
    const taken = tokens.slice(refused?.first ?? first, (refused?.last ?? last) + 1)
    if (meaning.isWish || refused || isEndOfName(tokens, phrase)) use(taken, 'wish')
    else {
      phrases.push(phrase)
      if (!meaning.isName) use(taken)
    }
  }
  return phrases
}

/** Whether a wish of one word is the beginning of a name: `security colony`. */
function isOfName(tokens: Token[], { meaning, first, last }: PhraseAt<Meaning>) {
  const { isWish, filters } = meaning
  const isExtra = isWish || filters?.amenities || filters?.features || filters?.tenants
  return first === last && isExtra && nameNouns.has(free(tokens[last + 1]))
}

/** Whether a word may as well end the name of a society: `kachnar terrace`, but not `with terrace`. */
function isEndOfName(tokens: Token[], { meaning, first, last }: PhraseAt<Meaning>) {
  const isOutdoors = meaning.filters?.features?.some((feature) => outdoors.includes(feature))
  const before = free(tokens[first - 1])
  return isOutdoors && first === last && before !== '' && !fillers.has(before)
}

const outdoors: FeatureFilter[] = ['private_terrace', 'private_garden']

const nameNouns =
  wordSet(`colony nagar vihar enclave kunj puri puram apartment apartments heights tower towers residency
  estate chowk marg lane`)
