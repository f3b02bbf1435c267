import { sql } from 'kysely'
import type { Point } from '#contract/geo.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { metroLinesIn } from '#domain/search/text/metro-line-places.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

export type NamedPlace = {
  id: string
  kind: PlaceKind
  name: string
  pinCode?: string | null
  lat: number
  lng: number
  /** From 0 to 100, how well known it is. */
  rank: number
  /** Other names, as they are written. */
  aliases: string[]
  /** All names it is searched by, normalised, its own first. */
  names: string[]
  /** Ids of the localities and sectors that it holds. */
  parts: string[]
  /** Ids of the places that hold it. */
  within: string[]
  /** Where the stations are of a line of the metro. */
  stops?: Point[]
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
    const { rows } = await sql<Omit<NamedPlace, 'parts'>>`
      select id, kind, name, pin_code, lat, lng, rank, aliases, within,
        string_to_array(search_text, ' | ') as names
      from place where city = ${city} and is_current order by rank desc, id
    `.execute(db)
    const places = rows.map((place) => ({ ...place, parts: [] as string[] }))
    const byId = new Map(places.map((place) => [place.id, place]))
    // Listings lie in localities and sectors, never in a landmark.
    const homes = rows.filter(({ kind }) => kind === 'locality' || kind === 'sector')
    for (const { id, within } of homes)
      for (const holder of within) byId.get(holder)?.parts.push(id)
    const all: NamedPlace[] = [...places, ...metroLinesIn(byId)]
    const named = all.flatMap((place) => place.names.map((name) => ({ name, place })))
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
