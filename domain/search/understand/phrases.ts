import { fillers } from '#domain/search/understand/fillers.ts'
import { answerPhrases } from '#domain/search/understand/phrases/answers.ts'
import { cityPhrases } from '#domain/search/understand/phrases/cities.ts'
import { kindPhrases } from '#domain/search/understand/phrases/kinds.ts'
import type { Meaning } from '#domain/search/understand/phrases/phrase-table.ts'
import { unusablePhrases } from '#domain/search/understand/phrases/unusable.ts'
import { wishPhrases } from '#domain/search/understand/phrases/wishes.ts'
import { isMisspelt } from '#domain/search/understand/spelling.ts'

/** What a few words mean together, with a typing error in each or none. */
export function meaningOf(words: string[]): Meaning | undefined {
  const exact = phrases.get(words.join(' '))
  if (exact || (words.length === 1 && fillers.has(words[0]!))) return exact
  const alike = phrasesBySize.get(sizeOf(words))
  return alike?.find((phrase) => phrase.words.every((word, at) => isAlike(words[at]!, word)))
    ?.meaning
}

function isAlike(typed: string, known: string) {
  return typed === known || (!ownWords.has(typed) && isMisspelt(typed, known))
}

/** Words of names that are one letter away from a word of ours. */
const ownWords = new Set(['officers', 'ville'])

function sizeOf(words: string[]) {
  return `${words.length}${words[0]?.[0]}`
}

const phrases: ReadonlyMap<string, Meaning> = new Map(
  [...kindPhrases, ...answerPhrases, ...wishPhrases, ...unusablePhrases, ...cityPhrases].flatMap(
    ([meaning, texts]) => texts.split('|').map((text): [string, Meaning] => [text, meaning]),
  ),
)

/** The phrases by their number of words and first letter: a typing error changes neither. */
const phrasesBySize = Map.groupBy(
  [...phrases].map(([text, meaning]) => ({ words: text.split(' '), meaning })),
  ({ words }) => sizeOf(words),
)
