import type { Db } from '#db/connect.ts'
import { matchPlaces, type PlaceHit, type PlaceMatch } from '#domain/places/match-places.ts'
import { readPlaceQuery } from '#domain/places/read-place-query.ts'

const DEFAULT_LIMIT = 8
const MAX_LIMIT = 50
/** With fewer good hits and no sure one, every word is taken for a possible typing error. */
const ENOUGH_HITS = 3
const GOOD_HIT = 0.6
const SURE_HIT = 0.8

export type PlaceSearch = Omit<PlaceMatch, 'limit'> & { text: string; limit?: number | undefined }

/** The places whose name fits what somebody typed, best first, tolerant of typing errors. */
export async function searchPlaces(db: Db, search: PlaceSearch): Promise<PlaceHit[]> {
  const { text, limit = DEFAULT_LIMIT, ...preferences } = search
  const tokens = readPlaceQuery(text)
  if (tokens.length === 0) return []

  const match = { ...preferences, limit: Math.max(1, Math.min(Math.trunc(limit), MAX_LIMIT)) }
  const hits = await matchPlaces(db, tokens, match, { doubtEveryWord: false })
  return isEnough(hits) ? hits : matchPlaces(db, tokens, match, { doubtEveryWord: true })
}

function isEnough(hits: PlaceHit[]) {
  if (hits.some((hit) => hit.similarity >= SURE_HIT)) return true
  return hits.filter((hit) => hit.similarity >= GOOD_HIT).length >= ENOUGH_HITS
}
