import { type City, cities } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { groupNumbers, isNumberedWord, splitNumber } from '#db/gazetteer/numbered-words.ts'
import { areaOfCity } from '#domain/places/city-area.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import type { NamedPlace } from '#domain/search/text/city-places.ts'
import { isDistinctiveWord } from '#domain/search/text/distinctive-word.ts'
import { guessLimits } from '#domain/search/text/guess-limits.ts'
import { noPlaces, placesOf } from '#domain/search/text/named-places.ts'
import {
  findPlacesWithoutVowels,
  findSimilarPlaces,
  findSimilarToWord,
  isSomePlace,
} from '#domain/search/text/similar-places.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords, wordsOf } from '#domain/search/text/text-words.ts'
import { findKnownWords, hasListingWith } from '#domain/search/text/text-words-known.ts'

type Tried = { words: string[]; within: (TextMatch & { ignored: string[] }) | undefined }

const SHORTEST_GUESS = 4
const MOST_LEFT_OUT = 3
const nowhere = { ...noPlaces, isExactPlace: false }

/**
 * What words probably mean that are together neither a name nor in any listing. The guesses are
 * tried one after the other, within `guessLimits`.
 */
export async function guessTextMatch(
  db: Db,
  search: ListingSearch,
  { words, within }: Tried,
): Promise<TextMatch> {
  const { city, text } = search
  const none = { words: undefined, ...nowhere }
  // A word so short is no misspelt place.
  if (within?.ignored.every(({ length }) => length < SHORTEST_GUESS)) return within
  const deadline = performance.now() + guessLimits.ms
  let question: string | undefined
  if (words.length <= guessLimits.wordsOfName) {
    const similar = await findSimilarPlaces(db, city, text)
    // The words are exactly the name of a place in another city, so no similar name of this city is
    // meant.
    if (similar.isElsewhere) return none
    const best = matchBest(similar.places)
    if (best) return best
    question = similar.question
  }
  if (within) return { ...within, question }
  const guesses = [
    async () => matchBest(await findPlacesWithoutVowels(db, city, words)),
    () => matchKnownWords(db, search, words),
    async () => {
      const single = await matchSimilarWord(db, city, words)
      question ??= single.question
      return single.match
    },
    () => matchWithoutWords(db, search, words),
  ]
  for (const guess of guesses) {
    if (performance.now() > deadline) break
    const match = await guess()
    if (match) return { question, ...match }
  }
  return { ...none, question }
}

function matchBest(places: NamedPlace[]) {
  const [best] = places
  if (!best) return undefined
  return {
    words: best.kind === 'part' ? undefined : wordsOf([best.name]),
    isExactPlace: false,
    ...placesOf([places]),
  }
}

/** Those of several words that listings have, where one has them all, else the first of them. */
async function matchKnownWords(db: Db, search: ListingSearch, words: string[]) {
  if (words.length === 1) return undefined
  const kinds = kindsOf(search)
  const known = await findKnownWords(db, kinds, groupNumbers(words).flat())
  const own = known.filter(isDistinctiveWord)
  if (own.length === 0) return undefined
  const isInOne = await hasListingWith(db, kinds, known)
  const used = isInOne ? known : own.slice(0, 1)
  const ignored = without(words, used.flatMap(splitNumber))
  return { words: { sets: [used], isUnfinished: false }, ...nowhere, ignored }
}

/** The first of several words that may be a misspelt place. */
async function matchSimilarWord(db: Db, city: City, words: string[]) {
  const tried = words.length > 1 ? words.filter(mayBePlace).slice(0, guessLimits.singleWords) : []
  let question: string | undefined
  for (const word of tried) {
    const similar = await findSimilarToWord(db, city, word)
    const match = matchBest(similar.places)
    if (match) return { match: { ...match, ignored: without(words, [word]) } }
    question ??= similar.question
  }
  return { question }
}

/**
 * All listings, where the few words besides filters are in no listing and no place: `sirf 2 bhk`.
 * The name of a place in another city is not dropped: its homes are not here.
 */
async function matchWithoutWords(db: Db, search: ListingSearch, words: string[]) {
  if (words.length > MOST_LEFT_OUT || appliedFilters(search).length === 0) return undefined
  // A sector that nobody knows is still where somebody wants to live.
  if (groupNumbers(words).flat().some(isNumberedWord)) return undefined
  const { city, text } = search
  const names = [text, ...words.filter(mayBePlace)]
  const named = await Promise.all(names.map((name) => isSomePlace(db, city, name)))
  if (named.includes(true)) return undefined
  const { south, north, west, east } = areaOfCity(city)
  const place = { name: cities.labels[city], lat: (south + north) / 2, lng: (west + east) / 2 }
  return { words: anyWords, ...noPlaces, isExactPlace: true, place, ignored: words }
}

function without(words: string[], used: string[]) {
  return words.filter((word) => !used.includes(word))
}

function mayBePlace(word: string) {
  return word.length >= SHORTEST_GUESS && isDistinctiveWord(word)
}
