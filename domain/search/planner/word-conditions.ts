import { kindConditions, type SearchedKind } from '#domain/search/planner/kind-conditions.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import {
  containedTexts,
  indexedWords,
  type TextWords,
  wordInIndex,
  wordsQuery,
} from '#domain/search/text/text-words.ts'

/** The condition of having words, read listing by listing. */
export function readWords(words: TextWords, params: SqlParams): string {
  const sets = containedTexts(words).map((texts) => {
    const conditions = texts.map(
      (text) => `strpos(' ' || search_text || ' ', ${params.bind(text)}) > 0`,
    )
    return `(${conditions.join(' and ') || 'true'})`
  })
  return `(${sets.join(' or ')})`
}

/** The same looked up in the index of words, without the listings that lie in some places. */
export function lookUpWords(
  words: TextWords,
  kind: SearchedKind,
  exceptPlaces: string[],
  params: SqlParams,
): string {
  const query = wordsQuery(words, [kind])
  if (query === undefined) {
    const elsewhere = `coalesce(place_id <> all(${params.bind(exceptPlaces)}::text[]), true)`
    return `(${[...kindConditions(kind, params), elsewhere].join(' and ')})`
  }
  const elsewhere = exceptPlaces.map((place) => ` & !${wordInIndex(kind, `@${place}`)}`)
  return `${indexedWords} @@ ${params.bind(`(${query})${elsewhere.join('')}`)}::tsquery`
}
