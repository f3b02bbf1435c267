import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { hasNumbersOf } from '#domain/places/same-numbers.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import type { NamedPlace } from '#domain/search/text/named-places.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** From here on a name may be meant, and from here on it surely is one with typing errors. */
const ALIKE = 0.6
const MISSPELT = 0.7
const SURE = 0.8
const EXACT = 0.95

type Similar = {
  /** The likeliest first. */
  places: NamedPlace[]
  /** Whether a place of another city is called exactly so, and none of this one surely. */
  isElsewhere: boolean
  /** The name of a place that is only a little like it, to be asked for. */
  question?: string | undefined
}

/** The places of a city that were probably meant. */
export async function findSimilarPlaces(db: Db, city: City, text: string): Promise<Similar> {
  const hits = await similarPlaces(db, city, text)
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= ALIKE)
  const best = here[0]?.similarity ?? 0
  const isElsewhere =
    best < SURE && hits.some((hit) => hit.city !== city && hit.similarity >= EXACT)
  if (isElsewhere) return { places: [], isElsewhere }
  const alike = here.filter((hit) => hit.similarity >= best - 0.03)
  const [first] = alike
  if (first && best < MISSPELT && consonants(first.name) !== consonants(text)) {
    return { places: [], isElsewhere, question: first.name }
  }
  return { places: await withParts(db, alike), isElsewhere }
}

/** Each consonant once: `mukharji nagar` and `Mukherjee Nagar` have the same. */
function consonants(text: string) {
  const letters = normalisePlaceText(text).replace(/[aeiou ]/g, '')
  return letters.replace(/(.)\1+/g, '$1')
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
    select id, kind, name, lat, lng,
      array(select part.id from place as part where part.within @> array[place.id]) as parts
    from place
    where city = ${city} and is_current and exists (
      select from unnest(string_to_array(search_text, ' | ')) as named (name)
      where left(named.name, 1) = ${words[0]![0]}
        and regexp_replace(translate(named.name, 'aeiou ', ''), '([a-z])\\1+', '\\1', 'g') = ${bare}
    )
    order by kind in ('locality', 'sector', 'part') desc, rank desc limit 5
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
    const hits = await searchPlaces(db, { text, city, kinds: placeKinds, limit: 5 })
    return hits.filter((hit) => hasNumbersOf(text, hit))
  })
}

async function withParts<Place extends { id: string }>(db: Db, places: Place[]) {
  if (places.length === 0) return []
  const { rows } = await sql<{ id: string; parts: string[] }>`
    select id, array(select part.id from place as part where part.within @> array[place.id]) as parts
    from place where id = any(${places.map(({ id }) => id)}::text[])
  `.execute(db)
  const partsById = new Map(rows.map(({ id, parts }) => [id, parts]))
  return places.map((place) => ({ ...place, parts: partsById.get(place.id) ?? [] }))
}
