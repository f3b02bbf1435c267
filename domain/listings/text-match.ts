import { sql } from 'kysely'
import type { ListingSearch } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { scopeConditions } from '#domain/listings/scope-conditions.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

/** What the words of a search stand for. */
export type TextMatch = {
  /** Every word as it was typed, as a tsquery; the last one may be unfinished. */
  typed: string
  /** The words of the place that was probably meant, as a tsquery. */
  meant?: string | undefined
  /** Places of exactly this name or, failing that, of a similar one. */
  placeIds: string[]
  /** Whether a place has exactly this name. */
  isExactPlace: boolean
  /** Where a landmark or a station is; listings around it match. */
  around?: { lat: number; lng: number } | undefined
  /** The place that was probably meant. */
  place?: { name: string; lat: number; lng: number } | undefined
}

type NamedPlace = { id: string; kind: PlaceKind; name: string; lat: number; lng: number }

const SIMILAR_ENOUGH = 0.6

/** Finds out what the text of a search means in its city; nothing when it holds no word. */
export async function findTextMatch(db: Db, search: ListingSearch): Promise<TextMatch | undefined> {
  const { city, text } = search
  const words = meaningfulWords(text)
  if (words.length === 0) return undefined

  const typed = allWords(words, { lastIsUnfinished: true })
  const named = await findPlacesNamed(db, city, words.join(' '))
  if (named.length > 0) return { typed, isExactPlace: true, ...placesOf(named) }

  const asTyped = { typed, placeIds: [], isExactPlace: false }
  if (await hasListingWith(db, search, typed)) return asTyped
  const similar = await findSimilarPlaces(db, city, text)
  const [best] = similar
  if (!best) return asTyped
  const meant = allWords(meaningfulWords(best.name), { lastIsUnfinished: false })
  return { typed, meant, isExactPlace: false, ...placesOf(similar) }
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

/** Words that listings have are spelt right; guessing at them would only cost time. */
async function hasListingWith(db: Db, search: ListingSearch, typed: string) {
  const params = new SqlParams()
  const scope = scopeConditions({ ...search, area: undefined }, params).join(' and ')
  // In the order of an index, the first listing with a common word is found at once.
  const rows = await runSql(
    db,
    `select from listing where ${scope} and tsv @@ ${params.bind(typed)}::tsquery
     order by category, deal, active_at desc, id desc limit 1`,
    params,
  )
  return rows.length > 0
}

async function findSimilarPlaces(db: Db, city: City, text: string): Promise<NamedPlace[]> {
  const hits = await searchPlaces(db, { text, city, limit: 5 })
  const here = hits.filter((hit) => hit.city === city && hit.similarity >= SIMILAR_ENOUGH)
  const [best] = here
  return best ? here.filter((hit) => hit.similarity >= best.similarity - 0.03) : []
}

function allWords(words: string[], { lastIsUnfinished }: { lastIsUnfinished: boolean }) {
  return words
    .map((word, at) => {
      const isUnfinished = lastIsUnfinished && at === words.length - 1 && mayGoOn(word)
      return `'${word.replaceAll("'", "''")}'${isUnfinished ? ':*' : ''}`
    })
    .join(' & ')
}

/** Whoever types `sector 5` does not mean sector 57. */
function mayGoOn(word: string) {
  return word.length > 1 && !/^\d{1,3}$/.test(word)
}

const fillers = new Set(
  'near nearby in at the of to for and opp opposite behind around pin pincode code'.split(' '),
)
