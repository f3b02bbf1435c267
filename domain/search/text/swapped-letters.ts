import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { swaps } from '#domain/language/words/spelling.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import { guessLimits } from '#domain/search/text/guess-limits.ts'
import { findKnownWords } from '#domain/search/text/text-words-known.ts'

/** In a shorter word, two letters exchanged make another one too often. */
const SHORTEST = 4

/**
 * The words with two neighbouring letters put right where that makes a word which the city's places or
 * listings have: `arunmia` is a society that only listings name. Nothing when no word is put right.
 *
 * Exchanged letters are few, a letter less than the word has: each is looked up in the index of words,
 * all in one statement. Words a letter or two away would be hundreds.
 */
export async function putLettersRight(
  db: Db,
  search: ListingSearch,
  words: string[],
): Promise<string[] | undefined> {
  const { words: ofPlaces } = await findCityPlaces(db, search.city)
  const isOfPlace = new Set(ofPlaces)
  const doubted = words
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word) && !isOfPlace.has(word))
    .slice(0, guessLimits.singleWords)
    .map((word) => ({ word, swapped: swaps(word) }))
  const unknown = doubted.filter(({ swapped }) => !swapped.some((word) => isOfPlace.has(word)))
  const listed = await listedAmong(
    db,
    search,
    unknown.flatMap(({ word, swapped }) => [word, ...swapped]),
  )
  const isKnown = (word: string) => isOfPlace.has(word) || listed.has(word)
  const right = new Map(
    doubted
      .filter(({ word }) => !isKnown(word))
      .flatMap(({ word, swapped }) =>
        swapped.filter(isKnown).map((known) => [word, known] as const),
      )
      .reverse(),
  )
  return right.size > 0 ? words.map((word) => right.get(word) ?? word) : undefined
}

async function listedAmong(db: Db, search: ListingSearch, words: string[]) {
  return new Set(await findKnownWords(db, kindsOf(search), words))
}
