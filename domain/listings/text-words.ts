import type { ListingKind } from '#domain/listings/listing-kinds.ts'
import type { SqlParams } from '#domain/listings/sql-params.ts'

/** Words that a listing must have, each of them; the last one may still be unfinished. */
export type TextWords = { words: string[]; isUnfinished: boolean }

/** The condition of having them, read listing by listing. */
export function readWords(text: TextWords, params: SqlParams): string {
  const conditions = text.words.map((word, at) => {
    const part = params.bind(` ${word}${mayGoOn(text, at) ? '' : ' '}`)
    return `strpos(' ' || search_text || ' ', ${part}) > 0`
  })
  return `(${conditions.join(' and ')})`
}

/** The same looked up in the index of words, which holds them under the kind of their listing. */
export function lookUpWords(text: TextWords, kinds: ListingKind[], params: SqlParams): string {
  const queries = kinds.map(({ city, category, deal }) => {
    const words = text.words.map(
      (word, at) => `'${city}/${category}/${deal}/${word}'${mayGoOn(text, at) ? ':*' : ''}`,
    )
    return `(${words.join(' & ')})`
  })
  const query = params.bind(queries.join(' | '))
  return `listing_words(city, category, deal, search_text) @@ ${query}::tsquery`
}

/** Whoever types `sector 5` does not mean sector 57. */
function mayGoOn({ words, isUnfinished }: TextWords, at: number) {
  const word = words[at] ?? ''
  return isUnfinished && at === words.length - 1 && word.length > 1 && !/^\d{1,3}$/.test(word)
}
