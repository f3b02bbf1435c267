import { fillers } from '#domain/language/readers/fillers.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'

/** Looks up what a few words mean together, with a typing error in each or none. */
export type PhraseBook<Meaning> = (words: string[]) => Meaning | undefined

/** Makes a phrase book of meanings with the phrases that have them, separated by bars. */
export function phraseBook<Meaning>(table: [Meaning, string][]): PhraseBook<Meaning> {
  const phrases = new Map(
    table.flatMap(([meaning, texts]) =>
      texts.split('|').map((text): [string, Meaning] => [text, meaning]),
    ),
  )
  // By number of words and first letter: a typing error changes neither.
  const bySize = Map.groupBy(
    [...phrases].map(([text, meaning]) => ({ words: text.split(' '), meaning })),
    ({ words }) => sizeOf(words),
  )
  return (words) => {
    const exact = phrases.get(words.join(' '))
    if (exact || (words.length === 1 && fillers.has(words[0]!))) return exact
    const alike = bySize.get(sizeOf(words))
    return alike?.find((phrase) => phrase.words.every((word, at) => isAlike(words[at]!, word)))
      ?.meaning
  }
}

function isAlike(typed: string, known: string) {
  return typed === known || (!ownWords.has(typed) && isMisspelt(typed, known))
}

/** Words of names that are one letter away from a word of ours. */
const ownWords = new Set(['officers', 'ville'])

function sizeOf(words: string[]) {
  return `${words.length}${words[0]?.[0]}`
}
