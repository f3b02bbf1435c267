import { type City, cities } from '#contract/options.ts'
import { understandQuery } from '#contract/understand/understand-query.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { suggestLocalities } from '#domain/listings/list-localities.ts'
import type { PlaceHit } from '#domain/places/match-places.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

export type Suggestion = {
  kind: PlaceKind
  name: string
  city: City
  cityName: string
  /** What to search for: its name, in the sentence that was typed. */
  text: string
  /** How many active listings there are, where we know. */
  count?: number | undefined
}

const MOST = 8

/**
 * What somebody may want to search for: just that place, localities with listings, other places.
 * In a sentence (`2 bhk dwar`) these are for the words that may name one.
 */
export async function suggestSearches(
  db: Db,
  sentence: string,
  chosen: City,
): Promise<Suggestion[]> {
  const { city = chosen, text } = placePartOf(sentence)
  const [places, localities] = await Promise.all([
    searchPlaces(db, { text, city, limit: MOST }),
    suggestLocalities(db, city, text, MOST / 2),
  ])
  const counts = new Map(localities.map((each) => [`${each.city} ${each.name}`, each.count]))
  const typed = normalisePlaceText(text)
  const isExact = (place: PlaceHit) =>
    place.city === city && normalisePlaceText(place.name) === typed
  const found = [
    ...places.filter(isExact),
    ...localities.map((each) => ({ ...each, kind: 'locality' as const })),
    ...places,
  ]
  const once = Map.groupBy(found, (each) => `${each.city} ${each.name}`)
  return [...once]
    .map(([key, [first]]) => [key, first!] as const)
    .slice(0, MOST)
    .map(([key, { kind, name, city: at }]) => ({
      kind,
      name,
      city: at,
      cityName: cities.labels[at],
      text: sentence.replace(text, () => name),
      count: counts.get(key),
    }))
}

/** The part of a sentence that names a place: all of it, unless a part in one piece is left over. */
function placePartOf(sentence: string) {
  const { text, city } = understandQuery(sentence)
  const isPart = text.length > 1 && sentence.includes(text)
  return isPart ? { text, city } : { text: sentence }
}
