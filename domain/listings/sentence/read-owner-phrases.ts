import { type OwnerMeaning, ownerPhrases } from '#domain/listings/sentence/owner-phrases.ts'
import { phraseBook } from '#domain/search/understand/phrase-book.ts'
import { LONGEST_PHRASE, wordsOf } from '#domain/search/understand/read-phrases.ts'
import { type Token, use } from '#domain/search/understand/tokens.ts'

export type OwnerPhraseAt = { meaning: OwnerMeaning; words: Token[] }

const meaningOf = phraseBook(ownerPhrases)

/** The owner's phrases from left to right, the longest first. */
export function readOwnerPhrases(tokens: Token[]): OwnerPhraseAt[] {
  const found: OwnerPhraseAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST_PHRASE + 1, tokens.length - at); length > 0; length--) {
      const words = tokens.slice(at, at + length)
      if (words.some((token) => token.use)) continue
      const meaning = meaningOf(wordsOf(words))
      if (!meaning) continue
      found.push({ meaning, words })
      if (!meaning.isName) use(words, asUsed(meaning))
      at += length - 1
      break
    }
  }
  return found
}

function asUsed({ isWish, answers, home, work }: OwnerMeaning): Token['use'] {
  if (isWish) return 'wish'
  return answers || home || work ? 'meaning' : 'filler'
}
