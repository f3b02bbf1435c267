import { type City, cities } from '#contract/options.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { type PlaceKind, placeKinds } from '#db/gazetteer/place-table.ts'
import { splitReach } from '#domain/language/reach-of-text.ts'
import { understandQuery } from '#domain/language/understand-query.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { listLocalities, suggestLocalities } from '#domain/search/suggest/list-localities.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

export type Suggestion = {
  kind: PlaceKind
  name: string
  city: City
  cityName: string
  /** What to search for: its name, in the sentence that was typed. */
  text: string
  /** How many listings the search finds; none where it was not counted. */
  count?: number | undefined
  /** The place in the gazetteer; none for a locality that only listings name. */
  placeId?: string | undefined
  /** Offered before anything was typed, because much is listed there. */
  isPopular?: true
}

type Options = {
  city: City
  /** The search that a chosen suggestion refines, by which suggestions are counted. */
  refined?: ListingSearch | undefined
}

const MOST = 8
const MOST_POPULAR = 5

/**
 * What somebody may want to search for: just that place, localities with listings, other places.
 * In a sentence (`2 bhk dwar`) these are for the words that may name one.
 */
export async function suggestSearches(
  db: Db,
  sentence: string,
  { city: chosen, refined }: Options,
): Promise<Suggestion[]> {
  const { city = chosen, text, part } = placePartOf(sentence)
  const [places, localities] = await Promise.all([
    searchPlaces(db, { text, city, kinds: placeKinds, limit: MOST }),
    suggestLocalities(db, city, text, MOST / 2),
  ])
  const typed = normalisePlaceText(text)
  const listed = localities.map((each) => ({ ...each, kind: 'locality' as const }))
  const here = [...places, ...listed].filter((place) => place.city === city)
  const found = [
    ...here.filter(({ name }) => normalisePlaceText(name) === typed),
    ...here.filter(({ name }) => isCompletion(normalisePlaceText(name), typed)),
    ...listed,
    ...places,
  ]
  const once = Map.groupBy(found, (each) => `${each.city} ${each.name}`)
  const suggestions = [...once.values()].slice(0, MOST).map(([first]) => {
    const { kind, name, city: at } = first!
    const cityName = cities.labels[at]
    const placeId = places.find((place) => place.name === name && place.city === at)?.id
    return { kind, name, city: at, cityName, placeId, text: sentence.replace(part, () => name) }
  })
  return refined ? withCounts(db, suggestions, refined) : suggestions
}

/** Where in a city most homes of a kind are listed, and how many the search finds there. */
export async function suggestPopular(db: Db, { city, refined }: Options): Promise<Suggestion[]> {
  const localities = await listLocalities(db, city, refined)
  const cityName = cities.labels[city]
  const popular = localities.slice(0, MOST).map(({ name }): Suggestion => {
    return { kind: 'locality', name, city, cityName, text: name, isPopular: true }
  })
  const counted = refined ? await withCounts(db, popular, refined) : popular
  return counted.filter(({ count }) => count !== 0).slice(0, MOST_POPULAR)
}

/** One after the other: one person's typing must not take every connection of the pool. */
async function withCounts(db: Db, suggestions: Suggestion[], refined: ListingSearch) {
  const counted: Suggestion[] = []
  for (const suggestion of suggestions) {
    const count = await countFollowing(db, suggestion, refined)
    counted.push({ ...suggestion, count })
  }
  // Suggestions that find nothing come last.
  return [...counted.filter(({ count }) => count), ...counted.filter(({ count }) => !count)]
}

/** The same number as on the page of the suggestion. */
function countFollowing(db: Db, { city, text }: Suggestion, refined: ListingSearch) {
  const chosen = { ...askedAnew(refined), city, region: undefined, text }
  const search = understandSearch(chosen)
  const rule = { key: `suggested ${searchHref(search)}`, seconds: 60, minCostMs: 5 }
  return ttlCache(db, rule, async () => (await countListings(db, search)).total)
}

/** Whether nothing but the end of a word is missing: `dwark` is most likely Dwarka, not Dwarka Mor. */
function isCompletion(name: string, typed: string) {
  return name.startsWith(typed) && /^\p{L}+$/u.test(name.slice(typed.length))
}

/**
 * What a sentence says of a place, and the part of it that says so: all of it, unless the words
 * left over are in one piece. The sector of `noida 62` is named by its number alone.
 */
function placePartOf(sentence: string) {
  const understood = understandQuery(sentence)
  const { name: text } = splitReach(understood.text)
  const part = [text, text.replace(/^sector /, '')].find(
    (each) => each.length > 1 && sentence.includes(each),
  )
  if (!part) return { text: sentence, part: sentence }
  // A letter at the end says nothing, but may begin a word: `green p`.
  const begun =
    /^\s\p{L}$/u.exec(sentence.slice(sentence.lastIndexOf(part) + part.length))?.[0] ?? ''
  return { text: text + begun, part: part + begun, city: understood.city }
}
