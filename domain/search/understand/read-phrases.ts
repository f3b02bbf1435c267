import type { Meaning } from '#domain/search/understand/phrases/phrase-table.ts'
import { meaningOf } from '#domain/search/understand/phrases.ts'
import { refusal } from '#domain/search/understand/refusals.ts'
import { free, type Token, use } from '#domain/search/understand/tokens.ts'

/** What a phrase means, and the places of its first and last token. */
export type PhraseAt = { meaning: Meaning; first: number; last: number }

export const LONGEST_PHRASE = 4

/** The longest phrases first, from left to right; what is not wanted, or of no use, becomes a wish. */
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
      const last = at + length - 1
      if (length === 1 && isWish(meaning) && nameNouns.has(free(tokens[at + 1]))) continue
      const refused = meaning.filters && refusal(tokens, at, last)
      if (meaning.isWish || refused) {
        use(refused ? tokens.slice(refused.first, refused.last + 1) : part, 'wish')
      } else {
        phrases.push({ meaning, first: at, last })
        if (!meaning.isName) use(part)
      }
      at = last
      break
    }
  }
  return phrases
}

/** Whether it is about something that listings have beside what they are. */
function isWish({ isWish, filters }: Meaning) {
  return isWish || Boolean(filters?.amenities || filters?.features || filters?.tenants)
}

/** Behind a wish they make a name of it: `security colony`. */
const nameNouns = new Set(
  `colony nagar vihar enclave kunj puri puram apartment apartments heights tower towers residency
  estate chowk marg lane`.split(/\s+/),
)

/** `semi-furnished` is `semi furnished`. */
export function wordsOf(tokens: Token[]) {
  return tokens
    .map((token) => token.word)
    .filter((word, at) => word !== '-' || at === 0 || at === tokens.length - 1)
}
