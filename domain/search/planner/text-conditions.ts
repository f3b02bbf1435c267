import { boxAround, distanceSql } from '#domain/search/planner/distance.ts'
import { areaCondition } from '#domain/search/planner/listing-conditions.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import { readWords } from '#domain/search/planner/word-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/**
 * How a listing matches a text: it lies in the place that is named (`best`), it only mentions the
 * words (`other`), either (`any`), or neither, but it may lie near (`near`).
 */
export type MatchGrade = 'best' | 'other' | 'any' | 'near'

/** The condition of matching a text in a grade, read listing by listing. */
export function textCondition(match: TextMatch, grade: MatchGrade, params: SqlParams): string {
  if (grade === 'best') return placeCondition(match, params) ?? 'false'
  const words = match.words ? readWords(match.words, params) : 'false'
  if (grade === 'other') return `${words} and not ${isInPlace(match, params)}`
  if (grade === 'near') return `not ${isInPlace(match, params)} and not ${words}`
  return `(${words} or ${placeCondition(match, params) ?? 'false'})`
}

/** Whether a listing lies in the places of a text, also one that knows no place: never null. */
export function isInPlace(match: TextMatch, params: SqlParams): string {
  const condition = placeCondition(match, params)
  return condition ? `coalesce(${condition}, false)` : 'false'
}

/** The condition of lying in the places of a text, or around them where they are mere points. */
export function placeCondition(
  { placeIds, points, reachKm = scanLimits.aroundKm }: TextMatch,
  params: SqlParams,
): string | undefined {
  if (placeIds.length > 0) return `place_id = any(${params.bind(placeIds)}::text[])`
  if (points.length === 0) return undefined
  const box = areaCondition(boxAround(points, reachKm), params)
  return `(${box} and ${distanceSql(points)} <= ${params.bind(reachKm)}::float8)`
}
