import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { hasNumbersOf } from '#domain/places/same-numbers.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { nameReadings } from '#domain/search/text/name-readings.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

export type NamedPlace = { id: string; kind: PlaceKind; name: string; lat: number; lng: number }

/** The places that a part of the words names, the likeliest first. */
export type Named = {
  /** How they are called, and by which of their names. */
  name: string
  typed: string
  places: NamedPlace[]
  /** Whether only a number names it, the rest of its name being that of the one before. */
  isListed: boolean
}

export type NamedWithin = { found: Named[]; ignored: string[] }

type PlaceWithNames = NamedPlace & { names: string[] }

const SIMILAR_ENOUGH = 0.6
const SURE = 0.8
const EXACT = 0.95

/** What the words name from left to right, longest names first, and which words name nothing. */
export async function findPlacesWithin(db: Db, city: City, words: string[]): Promise<NamedWithin> {
  const readings = nameReadings(words)
  const places = await findPlacesWithNames(
    db,
    city,
    readings.map(({ name }) => name),
  )
  const found: Named[] = []
  const ignored: string[] = []
  for (let at = 0; at < words.length; ) {
    const named = readings
      .filter(({ from }) => from === at)
      .map((reading) => ({ ...reading, places: placesCalled(reading.name, places) }))
      .find((reading) => reading.places.length > 0)
    if (named) found.push({ ...named, typed: named.name, name: headingOf(named) })
    else ignored.push(words[at]!)
    at += named?.length ?? 1
  }
  return { found, ignored }
}

/** Where several bear a name, those that people live in say how it is called. */
function placesCalled(name: string, places: PlaceWithNames[]) {
  const called = places.filter(({ names }) => names.includes(name))
  return [...called.filter(isHome), ...called.filter((place) => !isHome(place))]
}

/** Whoever types `greater kailash` wants to live there, not in its station. */
function headingOf({ name, places }: { name: string; places: PlaceWithNames[] }) {
  const best = places[0]!
  const isItsStation = best.kind === 'metro' && best.names[0] === `${name} metro station`
  return isItsStation ? best.name.replace(/ Metro Station$/, '') : best.name
}

function isHome({ kind }: NamedPlace) {
  return kind === 'locality' || kind === 'sector'
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
  const hits = await similarPlaces(db, city, text)
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= SIMILAR_ENOUGH)
  const [best] = here
  // What is surely called so elsewhere is not a misspelt name of something here.
  const isElsewhere = hits.some((hit) => hit.city !== city && hit.similarity >= EXACT)
  if (best && isElsewhere && best.similarity < SURE) return []
  return best ? here.filter((hit) => hit.similarity >= best.similarity - 0.03) : []
}

/** The places of a city whose name lacks only vowels: `jnk puri` is Janakpuri. */
export async function findPlacesWithoutVowels(
  db: Db,
  city: City,
  words: string[],
): Promise<NamedPlace[]> {
  if (!words.some((word) => /^[^\daeiou]{3,}$/.test(word))) return []
  const bare = words
    .join('')
    .replace(/[aeiou]/g, '')
    .replace(/([a-z])\1+/g, '$1')
  const { rows } = await sql<NamedPlace>`
    select id, kind, name, lat, lng from place
    where city = ${city} and is_current and exists (
      select from unnest(string_to_array(search_text, ' | ')) as named (name)
      where left(named.name, 1) = ${words[0]![0]}
        and regexp_replace(translate(named.name, 'aeiou ', ''), '([a-z])\\1+', '\\1', 'g') = ${bare}
    )
    order by kind in ('locality', 'sector') desc, rank desc limit 5
  `.execute(db)
  return rows
}

/** Whether a text surely names a place, be it in another city. */
export async function isSomePlace(db: Db, city: City, text: string): Promise<boolean> {
  const hits = await similarPlaces(db, city, text)
  return hits.some(({ similarity }) => similarity >= SURE)
}

function similarPlaces(db: Db, city: City, text: string) {
  // Places hardly ever change, and every page of a search asks.
  const rule = { key: `similar places ${city} ${text}`, seconds: 600, minCostMs: 3 }
  return ttlCache(db, rule, async () => {
    const hits = await searchPlaces(db, { text, city, limit: 5 })
    return hits.filter((hit) => hasNumbersOf(text, hit))
  })
}

/** Where to look for what lies in places, or around the best of them where nobody lives. */
export function placesOf(places: NamedPlace[]) {
  const homes = places.filter(isHome)
  const [best] = places
  const isPoint = best && homes.length === 0 && best.kind !== 'pincode'
  return {
    placeIds: homes.map(({ id }) => id),
    around: isPoint ? { lat: best.lat, lng: best.lng } : undefined,
    place: best && { name: best.name, lat: best.lat, lng: best.lng },
  }
}
