import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

export type NamedPlace = {
  id: string
  kind: PlaceKind
  name: string
  lat: number
  lng: number
  /** All names it is searched by, normalised, its own first. */
  names: string[]
  /** Ids of the smaller places that it holds. */
  parts: string[]
}

export type CityPlaces = {
  /** The best known first. */
  places: NamedPlace[]
  byId: Map<string, NamedPlace>
  byName: Map<string, NamedPlace[]>
  /** The distinct words of all names. */
  words: string[]
}

/**
 * The places of a city in memory. Every search with a text compares its words with their names, and
 * a few hundred of them change only with a new version of the gazetteer.
 */
export function findCityPlaces(db: Db, city: City): Promise<CityPlaces> {
  return ttlCache(db, { key: `places ${city}`, seconds: 600 }, async () => {
    const { rows } = await sql<NamedPlace & { within: string[] }>`
      select id, kind, name, lat, lng, string_to_array(search_text, ' | ') as names, within
      from place where city = ${city} and is_current order by rank desc, id
    `.execute(db)
    const places = rows.map(({ within: _, ...place }) => ({ ...place, parts: [] as string[] }))
    const byId = new Map(places.map((place) => [place.id, place]))
    for (const { id, within } of rows) for (const holder of within) byId.get(holder)?.parts.push(id)
    const named = places.flatMap((place) => place.names.map((name) => ({ name, place })))
    const byName = new Map(
      [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => [
        name,
        all.map(({ place }) => place),
      ]),
    )
    const words = [...new Set(named.flatMap(({ name }) => name.split(' ')))]
    return { places, byId, byName, words }
  })
}
