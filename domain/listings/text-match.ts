import { sql } from 'kysely'
import type { ListingSearch } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { kindConditions, kindsOf, type ListingKind } from '#domain/listings/listing-kinds.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { lookUpWords, readWords, type TextWords } from '#domain/listings/text-words.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { rememberBriefly } from '#domain/remember-briefly.ts'

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
}

type NamedPlace = { id: string; kind: PlaceKind; name: string; lat: number; lng: number }

const SIMILAR_ENOUGH = 0.6
const NEWEST = 300

/** Finds out what the text of a search means in its city; nothing when it holds no word. */
export async function findTextMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const { city, text } = search
  const words = meaningfulWords(text)
  if (words.length === 0) return undefined

  const named = await findPlacesNamed(db, city, words.join(' '))
  const typed = { words, isUnfinished: false }
  if (named.length > 0) return { words: typed, isExactPlace: true, ...placesOf(named) }

  // Words that listings have are spelt right; guessing at them would only cost time.
  const nowhere = { placeIds: [], isExactPlace: false }
  for (const known of [typed, { words, isUnfinished: true }]) {
    if (await hasListingWith(db, kindsOf(search), known)) return { words: known, ...nowhere }
  }
  const similar = await findSimilarPlaces(db, city, text)
  const [best] = similar
  if (!best) return { words: undefined, ...nowhere }
  const meant = { words: meaningfulWords(best.name), isUnfinished: false }
  return { words: meant, isExactPlace: false, ...placesOf(similar) }
}

/** The words as search texts of listings have them, without those that say nothing. */
export function meaningfulWords(text: string): string[] {
  const words = normalisePlaceText(text).split(' ').filter(Boolean).slice(0, 12)
  return [...new Set(words)].filter((word) => !fillers.has(word))
}

function placesOf(places: NamedPlace[]) {
  const homes = places.filter(({ kind }) => kind === 'locality' || kind === 'sector')
  const [best] = places
  const isPoint = best && homes.length === 0 && best.kind !== 'pincode'
  return {
    placeIds: homes.map(({ id }) => id),
    around: isPoint ? { lat: best.lat, lng: best.lng } : undefined,
    place: best && { name: best.name, lat: best.lat, lng: best.lng },
  }
}

async function findPlacesNamed(db: Db, city: City, name: string): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select id, kind, name, lat, lng from place
    where city = ${city} and is_current
      and ' | ' || search_text || ' | ' like ${`% | ${name} | %`}
    order by rank desc
  `.execute(db)
  return rows
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

async function findSimilarPlaces(db: Db, city: City, text: string): Promise<NamedPlace[]> {
  // Places hardly ever change, and every page of a search asks.
  const rule = { key: `similar places ${city} ${text}`, seconds: 600, worthMs: 3 }
  const hits = await rememberBriefly(db, rule, () => searchPlaces(db, { text, city, limit: 5 }))
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= SIMILAR_ENOUGH)
  const [best] = here
  return best ? here.filter((hit) => hit.similarity >= best.similarity - 0.03) : []
}

const fillers = new Set(
  'near nearby in at the of to for and opp opposite behind around pin pincode code'.split(' '),
)
