import { phraseBook } from '#domain/language/phrases/phrase-book.ts'
import { phrasesIn } from '#domain/language/phrases/phrases-in.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'
import { type OwnerMeaning, ownerPhrases } from '#domain/listings/sentence/owner-phrases.ts'

export type OwnerPhraseAt = { meaning: OwnerMeaning; words: Token[] }

const meaningOf = phraseBook(ownerPhrases)

/** The phrases that only owners say. */
export function readOwnerPhrases(tokens: Token[]): OwnerPhraseAt[] {
  const found: OwnerPhraseAt[] = []
  for (const { meaning, first, last } of phrasesIn(tokens, meaningOf, { longest: 5 })) {
    const words = tokens.slice(first, last + 1)
    found.push({ meaning, words })
    if (!meaning.isName) use(words, asUsed(meaning))
  }
  return found
}

function asUsed({ isWish, answers, home, work }: OwnerMeaning): Token['use'] {
  if (isWish) return 'wish'
  return answers || home || work ? 'meaning' : 'filler'
}
