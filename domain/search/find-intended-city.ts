import { type City, cities } from '#contract/options.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { splitReach } from '#domain/language/reach-of-text.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findSimilarCity, isMisspeltHere, rankOfPart } from '#domain/search/find-similar-city.ts'
import { kindsOf, ownCities } from '#domain/search/listing-kinds.ts'
import { isDistinctiveWord } from '#domain/search/text/distinctive-word.ts'
import { findPlacesWithin, type Named } from '#domain/search/text/named-places.ts'
import { inOrder } from '#domain/search/text/text-match.ts'
import { meaningfulWords, wordSets } from '#domain/search/text/text-words.ts'
import { findListedForm } from '#domain/search/text/text-words-known.ts'

/** How many times as well known as its namesake a place must be to be meant instead. */
const FAR_BETTER_KNOWN = 30
/** A shorter name is no evidence where it leaves words over. */
const SHORTEST_BESIDE_OTHERS = 3

export type IntendedCity = {
  city: City
  /** Whether the place is in this city only, not also in the one that was asked for. */
  isOnlyThere: boolean
}

/** What the words of a search name in one city. */
type Reading = {
  city: City
  /** How much of the words the name explains; distinctive names count most. */
  weight: number
  isWhole: boolean
  isLandmark: boolean
  rank: number
}

/**
 * The other city that the words of a search mean: its place does not exist in the search's own
 * city, or is far better known. Undefined where the words may well mean something here.
 */
export async function findIntendedCity(
  db: Db,
  search: ListingSearch,
): Promise<IntendedCity | undefined> {
  const words = meaningfulWords(splitReach(search.text).name)
  if (words.length === 0) return undefined
  const readings = await Promise.all(cities.values.map((city) => readIn(db, city, words)))
  const own = ownCities(search)
  const here = likeliest(readings.filter(({ city }) => own.includes(city)))
  const there = likeliest(readings.filter(({ city }) => !own.includes(city)))

  if (here.weight === 0 && there.weight === 0) return findSimilarCity(db, search, words)
  if (there.weight < here.weight || there.weight === 0) return undefined
  const hasName = words.some(isDistinctiveWord)
  if (there.weight === here.weight) {
    const isFar = hasName && there.rank - here.rank >= FAR_BETTER_KNOWN
    return isFar ? { city: there.city, isOnlyThere: false } : undefined
  }
  // `sector 10` may well be that of Dwarka, and `ansal plaza` the mall of that name.
  const mayBePart = there.isLandmark || (!hasName && !words.includes('metro'))
  if (mayBePart && (await rankOfPart(db, here.city, words)) > 0) return undefined
  // `dwraka sector 10` is no Sector 10 of another city.
  if (!there.isWhole && (await isMisspeltHere(db, search, words))) return undefined
  if (await isListedHere(db, search, { words, there })) return undefined
  return { city: there.city, isOnlyThere: here.weight === 0 || (there.isWhole && !here.isWhole) }
}

/** The other cities that have a place of the same name, the best known first. */
export async function listNamesakes(db: Db, { city: own, text }: ListingSearch): Promise<City[]> {
  const words = meaningfulWords(text)
  const readings = await Promise.all(cities.values.map((city) => readIn(db, city, words)))
  const here = readings.find(({ city }) => city === own)!
  return readings
    .filter(({ city, weight }) => city !== own && weight > 0 && weight === here.weight)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ city }) => city)
}

async function readIn(db: Db, city: City, words: string[]): Promise<Reading> {
  const { found, ignored } = await findPlacesWithin(db, city, inOrder(words, city))
  const isWhole = ignored.length === 0
  const named = found.filter(({ typed }) => isWhole || typed.length >= SHORTEST_BESIDE_OTHERS)
  return {
    city,
    weight: named.reduce((sum, each) => sum + weightOf(each), 0),
    isWhole: isWhole && found.length > 0,
    isLandmark: named.every(({ places }) => places[0]?.kind === 'landmark'),
    rank: Math.max(0, ...named.map(({ places }) => places[0]!.rank)),
  }
}

function weightOf({ typed }: Named) {
  const words = typed.split(' ')
  return words.reduce((sum, word) => sum + (isDistinctiveWord(word) || isPinCode(word) ? 3 : 1), 0)
}

function isPinCode(word: string) {
  return /^\d{6}$/.test(word)
}

function likeliest(readings: Reading[]) {
  return readings.toSorted((a, b) => b.weight - a.weight || b.rank - a.rank)[0]!
}

/** Whether listings of this city mention the words, and no fewer than the place over there has. */
async function isListedHere(
  db: Db,
  search: ListingSearch,
  { words, there }: { words: string[]; there: Reading },
) {
  const form = await findListedForm(db, kindsOf(search), wordSets(words))
  if (form !== 'whole') return false
  if (!there.isWhole) return true
  const plain = { ...search, filters: noFilters, area: undefined, drawn: undefined }
  const [own, other] = await Promise.all([
    countListings(db, plain),
    countListings(db, { ...plain, city: there.city, region: undefined }),
  ])
  return own.total >= other.total
}
