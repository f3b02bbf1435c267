import { phraseBook } from '#domain/search/understand/phrase-book.ts'
import { answerPhrases } from '#domain/search/understand/phrases/answers.ts'
import { cityPhrases } from '#domain/search/understand/phrases/cities.ts'
import { kindPhrases } from '#domain/search/understand/phrases/kinds.ts'
import { unusablePhrases } from '#domain/search/understand/phrases/unusable.ts'
import { wishPhrases } from '#domain/search/understand/phrases/wishes.ts'

/** What a few words of a search mean together. */
export const meaningOf = phraseBook([
  ...kindPhrases,
  ...answerPhrases,
  ...wishPhrases,
  ...unusablePhrases,
  ...cityPhrases,
])
