import { type Meaning, meaningOf } from '#domain/search/understand/phrases.ts'
import { type Token, use } from '#domain/search/understand/tokens.ts'

/** What a phrase means, and the place of its last token. */
export type PhraseAt = { meaning: Meaning; last: number }

const LONGEST_PHRASE = 4

/** The longest phrases first, from left to right. */
export function readPhrases(
  tokens: Token[],
  isAccepted: (meaning: Meaning) => boolean,
): PhraseAt[] {
  const phrases: PhraseAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length)
      if (part.some((token) => token.use)) continue
      const meaning = meaningOf(wordsOf(part))
      if (!meaning || !isAccepted(meaning)) continue
      phrases.push({ meaning, last: at + length - 1 })
      if (!meaning.isName) use(part)
      at += length - 1
      break
    }
  }
  return phrases
}

/** `semi-furnished` is `semi furnished`. */
function wordsOf(tokens: Token[]) {
  return tokens
    .map((token) => token.word)
    .filter((word, at) => word !== '-' || at === 0 || at === tokens.length - 1)
}
