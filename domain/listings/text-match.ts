import { appliedFilters } from '#contract/applied-filters.ts'
import type { ListingSearch } from '#contract/listing-search.ts'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { kindConditions, kindsOf, type ListingKind } from '#domain/listings/listing-kinds.ts'
import {
  findPlacesWithin,
  findSimilarPlaces,
  isHome,
  isSomePlace,
  type NamedPlace,
  type NamedWithin,
} from '#domain/listings/named-places.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { anyWords, lookUpWords, readWords, type TextWords } from '#domain/listings/text-words.ts'
import { areaOfCity } from '#domain/places/city-area.ts'

/** What the words of a search stand for. */
export type TextMatch = {
  /** Words that match: those typed, of the place meant, or none where no listing has them. */
  words: TextWords | undefined
  /** Places of exactly this name or, failing that, of a similar one. */
  placeIds: string[]
  /** Whether a place has exactly this name: what lies there is then a better match than words. */
  isExactPlace: boolean
  /** Where a landmark or a station is; listings around it match. */
  around?: { lat: number; lng: number } | undefined
  /** The place that was probably meant. */
  place?: { name: string; lat: number; lng: number } | undefined
  /** Words that were left out because nothing would be found with them. */
  ignored?: string[]
}

const NEWEST = 300
const SHORTEST_GUESS = 4
const MOST_LEFT_OUT = 3
const nowhere = { placeIds: [], isExactPlace: false }

/** Finds out what the text of a search means in its city; nothing when it holds no word. */
export async function findTextMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const { city, text } = search
  const all = meaningfulWords(text)
  const words = [...new Set(all)]
  if (words.length === 0) return undefined

  const within = matchPlaces(await findPlacesWithin(db, city, all))
  if (within?.isOneName) return within

  // Words that listings have are spelt right; guessing at them would only cost time.
  for (const isUnfinished of [false, true]) {
    const known = { sets: [words], isUnfinished }
    if (await hasListingWith(db, kindsOf(search), known)) return { words: known, ...nowhere }
  }
  // A word so short is no misspelt place.
  if (within?.ignored.every(({ length }) => length < SHORTEST_GUESS)) return within
  return (
    (await matchSimilarPlaces(db, city, text)) ??
    within ??
    (await matchKnownWords(db, search, words)) ??
    (await matchSimilarWord(db, city, words)) ??
    (await matchWithoutWords(db, search, words)) ?? { words: undefined, ...nowhere }
  )
}

/** The words as search texts of listings have them, without those that say nothing. */
export function meaningfulWords(text: string): string[] {
  const words = normalisePlaceText(text).split(' ').filter(Boolean).slice(0, 12)
  return words.filter((word) => !fillers.has(word))
}

function wordsOf(names: string[]): TextWords {
  return { sets: names.map((name) => [...new Set(meaningfulWords(name))]), isUnfinished: false }
}

/** Places that parts of the words name: both of `dwarka ya rohini`, the one of `h block saket`. */
function matchPlaces({ found, ignored }: NamedWithin) {
  const { place, ...places } = placesOf(found.flatMap((named) => named.places))
  if (!place) return undefined
  const names = found.map(({ name }) => name)
  return {
    words: wordsOf(found.length > 1 || ignored.length > 0 ? names : [found[0]!.typed]),
    isExactPlace: true,
    ...places,
    place: { ...place, name: names.join(' or ') },
    ignored: [...new Set(ignored)],
    /** Whether all words are one name, or one with several numbers. */
    isOneName: ignored.length === 0 && found.filter(({ isListed }) => !isListed).length === 1,
  }
}

async function matchSimilarPlaces(db: Db, city: City, text: string) {
  const similar = await findSimilarPlaces(db, city, text)
  const [best] = similar
  if (!best) return undefined
  return { words: wordsOf([best.name]), isExactPlace: false, ...placesOf(similar) }
}

/** Those of several words that listings have, where one has them all, else the first of them. */
async function matchKnownWords(db: Db, search: ListingSearch, words: string[]) {
  if (words.length === 1) return undefined
  const isKnown = (...tried: string[]) =>
    hasListingWith(db, kindsOf(search), { sets: [tried], isUnfinished: false })
  const answers = await Promise.all(words.map((word) => isKnown(word)))
  const known = words.filter((_, at) => answers[at])
  // A number stands in nearly every address.
  if (known.every((word) => /^\d+$/.test(word))) return undefined
  const used = (await isKnown(...known)) ? known : known.slice(0, 1)
  return { words: { sets: [used], isUnfinished: false }, ...nowhere, ignored: without(words, used) }
}

/**
 * All listings, where a few words beside filters are known to no listing and no place: `sirf 2 bhk`.
 * The name of a place in another city is not left out: nobody wants its homes here.
 */
async function matchWithoutWords(db: Db, search: ListingSearch, words: string[]) {
  if (words.length > MOST_LEFT_OUT || appliedFilters(search).length === 0) return undefined
  const { city, text } = search
  const named = await Promise.all([text, ...words].map((each) => isSomePlace(db, city, each)))
  if (named.includes(true)) return undefined
  const { south, north, west, east } = areaOfCity(city)
  const place = { name: cities.labels[city], lat: (south + north) / 2, lng: (west + east) / 2 }
  return { words: anyWords, placeIds: [], isExactPlace: true, place, ignored: words }
}

/** The first of several words that may be a misspelt place. */
async function matchSimilarWord(db: Db, city: City, words: string[]) {
  const tried = words.length > 1 ? words.filter(({ length }) => length >= SHORTEST_GUESS) : []
  const matches = await Promise.all(tried.map((word) => matchSimilarPlaces(db, city, word)))
  const at = matches.findIndex((match) => match !== undefined)
  return at < 0 ? undefined : { ...matches[at]!, ignored: without(words, [tried[at]!]) }
}

function without(words: string[], used: string[]) {
  return words.filter((word) => !used.includes(word))
}

function placesOf(places: NamedPlace[]) {
  const homes = places.filter(isHome)
  const [best] = places
  const isPoint = best && homes.length === 0 && best.kind !== 'pincode'
  return {
    placeIds: homes.map(({ id }) => id),
    around: isPoint ? { lat: best.lat, lng: best.lng } : undefined,
    place: best && { name: best.name, lat: best.lat, lng: best.lng },
  }
}

async function hasListingWith(db: Db, kinds: ListingKind[], words: TextWords) {
  const params = new SqlParams()
  const newest = kinds.map(
    (kind) => `(select search_text from listing where ${kindConditions(kind, params).join(' and ')}
      order by active_at desc, id desc limit ${NEWEST})`,
  )
  // A common word stands in the newest. The others are set apart, so that the search for them is
  // planned as if all were wanted, which is by the index of words, and ends with the first.
  const rows = await runSql(
    db,
    `with newest as materialized (${newest.join(' union all ')}),
     found as materialized (
       select id from listing where status = 'active' and ${lookUpWords(words, kinds, params)}
     )
     select where exists (select from newest where ${readWords(words, params)})
       or exists (select from found)`,
    params,
  )
  return rows.length > 0
}

const fillers = new Set(
  'near nearby in at the of to for and or ya opp opposite behind around pin pincode code'.split(
    ' ',
  ),
)
