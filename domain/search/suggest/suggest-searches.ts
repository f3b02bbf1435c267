import type { City, SearchCity } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { type PlaceKind, placeKinds } from '#db/gazetteer/place-table.ts'
import { splitReach } from '#domain/language/reach-of-text.ts'
import { understandQuery } from '#domain/language/understand-query.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { completeSuggestions } from '#domain/search/suggest/complete-suggestions.ts'
import { listLocalitiesOf, suggestLocalities } from '#domain/search/suggest/list-localities.ts'

export type Suggestion = {
  kind: PlaceKind
  name: string
  city: City
  cityName: string
  /** Where it is searched for: its city, or the region that was asked for. */
  where: SearchCity
  /** What to search for: its name, in the sentence that was typed. */
  text: string
  /** How many listings the search finds; none where it was not counted. */
  count?: number | undefined
  /** The place in the gazetteer; none for a locality that only listings name. */
  placeId?: string | undefined
  /** Offered before anything was typed, because much is listed there. */
  isPopular?: true
}

export type SuggestOptions = Pick<ListingSearch, 'city' | 'region'> & {
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
  { refined, ...chosen }: SuggestOptions,
): Promise<Suggestion[]> {
  const { city: said, text, part } = placePartOf(sentence)
  const asked = said ? { city: said } : chosen
  const own = ownCities(asked)
  const [places, localities] = await Promise.all([
    searchPlaces(db, { text, city: own, kinds: placeKinds, limit: MOST }),
    suggestLocalities(db, own, text, MOST / 2),
  ])
  const typed = normalisePlaceText(text)
  const listed = localities.map((each) => ({ ...each, kind: 'locality' as const }))
  const here = [...places, ...listed].filter((place) => own.includes(place.city))
  const found = [
    ...here.filter(({ name }) => normalisePlaceText(name) === typed),
    ...here.filter(({ name }) => isCompletion(normalisePlaceText(name), typed)),
    ...listed,
    ...places,
  ]
  const once = Map.groupBy(found, (each) => `${each.city} ${each.name}`)
  const suggestions = [...once.values()].slice(0, MOST).map(([first]) => {
    const { kind, name, city } = first!
    const placeId = places.find((place) => place.name === name && place.city === city)?.id
    return { kind, name, city, placeId, text: sentence.replace(part, () => name) }
  })
  return completeSuggestions(db, suggestions, { ...asked, refined })
}

/** Where most homes of a kind are listed, and how many the search finds there. */
export async function suggestPopular(db: Db, asked: SuggestOptions): Promise<Suggestion[]> {
  const localities = await listLocalitiesOf(db, ownCities(asked), asked.refined)
  const popular = localities.slice(0, MOST).map(({ name, city }) => {
    return { kind: 'locality', name, city, text: name, isPopular: true } as const
  })
  const counted = await completeSuggestions(db, popular, asked)
  return counted
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, MOST_POPULAR)
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
