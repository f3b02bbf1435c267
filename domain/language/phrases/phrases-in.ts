import type { PhraseBook } from '#domain/language/phrases/phrase-book.ts'
import { isFree, type Token } from '#domain/language/words/tokens.ts'

/** What a phrase means, and the places of its first and last token. */
export type PhraseAt<Meaning> = { meaning: Meaning; first: number; last: number }

type Wanted<Meaning> = {
  longest: number
  isMeant?: (phrase: PhraseAt<Meaning>) => boolean
}

/** The phrases among the free tokens from left to right, at each place the longest. */
export function* phrasesIn<Meaning>(
  tokens: Token[],
  meaningOf: PhraseBook<Meaning>,
  { longest, isMeant = () => true }: Wanted<Meaning>,
): Generator<PhraseAt<Meaning>> {
  for (let first = 0; first < tokens.length; first++) {
    for (let length = Math.min(longest, tokens.length - first); length > 0; length--) {
      const part = tokens.slice(first, first + length)
      const meaning = part.every(isFree) ? meaningOf(wordsOf(part)) : undefined
      const phrase = meaning && { meaning, first, last: first + length - 1 }
      if (!phrase || !isMeant(phrase)) continue
      yield phrase
      first = phrase.last
      break
    }
  }
}

/** `semi-furnished` is `semi furnished`. */
function wordsOf(tokens: Token[]) {
  return tokens
    .map((token) => token.word)
    .filter((word, at) => word !== '-' || at === 0 || at === tokens.length - 1)
}
