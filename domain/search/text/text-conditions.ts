import { squeezeAt } from '#contract/geo.ts'
import type { MapArea } from '#contract/listing-search.ts'
import type { SqlParams } from '#db/sql-params.ts'
import { areaCondition } from '#domain/search/planner/listing-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { readWords } from '#domain/search/text/text-words.ts'

/** How many degrees of latitude a landmark's surroundings reach: about two kilometres. */
const AROUND = 0.018

/** How well a text is matched: by the place it names, by words only, or in any way. */
export type MatchGrade = 'best' | 'other' | 'any'

/** Whether some listings match a text better than others. */
export function hasBestMatches({ placeIds, around }: TextMatch): boolean {
  return placeIds.length > 0 || around !== undefined
}

/** The condition of matching a text in a grade, read listing by listing. */
export function textCondition(match: TextMatch, grade: MatchGrade, params: SqlParams): string {
  if (grade === 'best') return placeCondition(match, params) ?? 'false'
  const words = match.words ? readWords(match.words, params) : 'false'
  if (grade === 'other') return `${words} and not ${isBestMatch(match, params)}`
  return `(${words} or ${placeCondition(match, params) ?? 'false'})`
}

/** Whether a listing is a best match, also for one that knows no place: never null. */
export function isBestMatch(match: TextMatch, params: SqlParams): string {
  return hasBestMatches(match) ? `coalesce(${placeCondition(match, params)}, false)` : 'false'
}

/** The condition of lying in the places of a text or around them. */
export function placeCondition(
  { placeIds, around }: TextMatch,
  params: SqlParams,
): string | undefined {
  if (placeIds.length > 0) return `place_id = any(${params.bind(placeIds)}::text[])`
  return around && areaCondition(surroundings(around), params)
}

function surroundings({ lat, lng }: { lat: number; lng: number }): MapArea {
  const reach = AROUND / squeezeAt(lat)
  return { south: lat - AROUND, north: lat + AROUND, west: lng - reach, east: lng + reach }
}
