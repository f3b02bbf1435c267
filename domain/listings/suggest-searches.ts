import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { suggestLocalities } from '#domain/listings/list-localities.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

export type Suggestion = {
  kind: PlaceKind
  name: string
  city: City
  cityName: string
  /** How many active listings there are, where we know. */
  count?: number | undefined
}

const MOST = 8

/** What somebody may want to search for: places, and the localities of listings. */
export async function suggestSearches(db: Db, text: string, city: City): Promise<Suggestion[]> {
  const [places, localities] = await Promise.all([
    searchPlaces(db, { text, city, limit: MOST }),
    suggestLocalities(db, city, text, MOST / 2),
  ])
  const counts = new Map(localities.map((each) => [`${each.city} ${each.name}`, each.count]))
  const found = [
    ...places.map(({ kind, name, city: at }) => ({ kind, name, city: at })),
    ...localities.map(({ name, city: at }) => ({ kind: 'locality' as const, name, city: at })),
  ]
  const once = Map.groupBy(found, (each) => `${each.city} ${each.name}`)
  return [...once]
    .map(([key, [first]]) => [key, first!] as const)
    .slice(0, MOST)
    .map(([key, each]) => ({ ...each, cityName: cities.labels[each.city], count: counts.get(key) }))
}
