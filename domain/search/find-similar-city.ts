import { type City, cities } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { isWithinEdits } from '#domain/language/words/spelling.ts'
import { kindsOf, ownCities } from '#domain/search/listing-kinds.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import { isDistinctiveWord } from '#domain/search/text/distinctive-word.ts'
import { guessLimits } from '#domain/search/text/guess-limits.ts'
import { similarPlaces } from '#domain/search/text/similar-places.ts'
import { wordSets } from '#domain/search/text/text-words.ts'
import { findListedForm } from '#domain/search/text/text-words-known.ts'

/** Similarity from which a misspelt name is certain, and its lead over any name of this city. */
const MISSPELT = 0.7
const MOST_WRONG_LETTERS = 2
const FAR_MORE_ALIKE = 0.1

/**
 * Another city for words that are together no name of any city: a part of a name, as `electronic
 * city` is of Noida Electronic City, or a misspelling that is far more like a name of another city
 * than any of this one.
 */
export async function findSimilarCity(
  db: Db,
  search: ListingSearch,
  words: string[],
): Promise<{ city: City; isOnlyThere: true } | undefined> {
  if (words.length > guessLimits.wordsOfName || !words.some(isDistinctiveWord)) return undefined
  if (await findListedForm(db, kindsOf(search), wordSets(words))) return undefined
  const own = ownCities(search)
  const city = (await findPart(db, own, words)) ?? (await findMisspelt(db, search, words))
  return city && !own.includes(city) ? { city, isOnlyThere: true } : undefined
}

/** The city whose place has the words in its name: this one if it has one, else the best known. */
async function findPart(db: Db, own: readonly City[], words: string[]) {
  const ranked = await Promise.all(
    cities.values.map(async (city) => ({ city, rank: await rankOfPart(db, city, words) })),
  )
  const found = ranked.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank)
  return (found.find(({ city }) => own.includes(city)) ?? found[0])?.city
}

async function findMisspelt(db: Db, search: ListingSearch, words: string[]) {
  const own = ownCities(search)
  const hits = await similarPlaces(db, search.city, search.text)
  const [there] = hits.filter((hit) => !own.includes(hit.city))
  const here = hits.find((hit) => own.includes(hit.city))?.similarity ?? 0
  if (!there || there.similarity < Math.max(MISSPELT, here + FAR_MORE_ALIKE)) return undefined
  // A single word resembles every name that contains it; only as the first word does it identify a
  // place.
  const [first = ''] = normalisePlaceText(there.name).split(' ')
  const isName = words.length > 1 || isWithinEdits(first, words[0]!, MOST_WRONG_LETTERS)
  return isName ? there.city : undefined
}

/** Whether the words are most likely a misspelt place of this city. */
export async function isMisspeltHere(db: Db, search: ListingSearch, words: string[]) {
  if (words.length > guessLimits.wordsOfName) return false
  const own = ownCities(search)
  const hits = await similarPlaces(db, search.city, search.text)
  return hits.some((hit) => own.includes(hit.city) && hit.similarity >= MISSPELT)
}

/**
 * How well known the best known place is whose name has the words in it. A single word must begin
 * it: `huda` is the one of HUDA City Centre, `stadium` is none.
 */
export async function rankOfPart(db: Db, city: City, words: string[]) {
  const { places } = await findCityPlaces(db, city)
  const part = `${words.join(' ')} `
  const hasPart = (name: string) =>
    `${name} `.startsWith(part) || (words.length > 1 && ` ${name} `.includes(` ${part}`))
  return places.find(({ names }) => names.some(hasPart))?.rank ?? 0
}
