import { answerPhrases } from '#domain/language/phrases/answers.ts'
import { cityPhrases } from '#domain/language/phrases/cities.ts'
import { fromOwnersPhrases } from '#domain/language/phrases/from-owners.ts'
import { kindPhrases } from '#domain/language/phrases/kinds.ts'
import { offerPhrases } from '#domain/language/phrases/offers.ts'
import { phraseBook } from '#domain/language/phrases/phrase-book.ts'
import { unusablePhrases } from '#domain/language/phrases/unusable.ts'
import { wishPhrases } from '#domain/language/phrases/wishes.ts'

/** What a few words of a search mean together. */
export const meaningOf = phraseBook([
  ...kindPhrases,
  ...offerPhrases,
  ...answerPhrases,
  ...wishPhrases,
  ...fromOwnersPhrases,
  ...unusablePhrases,
  ...cityPhrases,
])
