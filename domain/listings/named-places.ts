import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { rememberBriefly } from '#domain/remember-briefly.ts'

export type NamedPlace = { id: string; kind: PlaceKind; name: string; lat: number; lng: number }

type PlaceWithNames = NamedPlace & { names: string[] }

const SIMILAR_ENOUGH = 0.6

/** The places of a city that have exactly this name. */
export function findPlacesNamed(db: Db, city: City, name: string): Promise<NamedPlace[]> {
  return findPlacesWithNames(db, city, [name])
}

/** What the words name from left to right, longest names first, and which words name nothing. */
export async function findPlacesWithin(db: Db, city: City, words: string[]) {
  const places = await findPlacesWithNames(db, city, runsOf(words))
  const found: NamedPlace[][] = []
  const ignored: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = longestNameAt(words.slice(at), places)
    if (name) found.push(name.places)
    else ignored.push(words[at]!)
    at += name?.length ?? 1
  }
  return { found, ignored }
}

function longestNameAt(words: string[], places: PlaceWithNames[]) {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const named = places.filter(({ names }) => names.includes(name))
    if (named.length > 0) return { length, places: named }
  }
  return undefined
}

/** Every row of one or more words that follow each other. */
function runsOf(words: string[]) {
  return words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

async function findPlacesWithNames(db: Db, city: City, names: string[]) {
  const { rows } = await sql<PlaceWithNames>`
    select id, kind, name, lat, lng, names
    from place, string_to_array(search_text, ' | ') as names
    where city = ${city} and is_current and names && ${names}::text[]
    order by rank desc
  `.execute(db)
  return rows
}

/** The places of a city that were probably meant, the likeliest first. */
export async function findSimilarPlaces(db: Db, city: City, text: string): Promise<NamedPlace[]> {
  // Places hardly ever change, and every page of a search asks.
  const rule = { key: `similar places ${city} ${text}`, seconds: 600, worthMs: 3 }
  const hits = await rememberBriefly(db, rule, () => searchPlaces(db, { text, city, limit: 5 }))
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= SIMILAR_ENOUGH)
  const [best] = here
  return best ? here.filter((hit) => hit.similarity >= best.similarity - 0.03) : []
}
