import type { Db } from '#db/connect.ts'
import {
  kindConditions,
  type SearchedKind,
  shownSql,
} from '#domain/search/planner/kind-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import {
  isInPlace,
  type MatchGrade,
  placeCondition,
  textCondition,
} from '#domain/search/planner/text-conditions.ts'
import { lookUpWords, readWords } from '#domain/search/planner/word-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** Where listings are taken from: `from ${from} where ${conditions}`. */
export type Source = (params: SqlParams) => { from: string; conditions: string[] }

/** All listings of a kind. */
export function kindSource(kind: SearchedKind): Source {
  return (params) => ({ from: 'listing', conditions: kindConditions(kind, params) })
}

/**
 * The listings of a kind that match a text. A common text is compared with every entry of the index
 * `listing_search`; a rare one is looked up in the index `listing_words`. A sample of the newest
 * listings decides, in a millisecond or two: PostgreSQL has no statistics of a word in one city.
 */
export async function textSource(
  db: Db,
  kind: SearchedKind,
  match: TextMatch,
  grade: MatchGrade = 'any',
): Promise<{ isCommon: boolean; source: Source }> {
  // A circle is a small part of the map, so it is looked up however many of the newest listings lie
  // in it.
  const isCommon = match.points.length === 0 && (await isCommonText(db, kind, match, grade))
  return { isCommon, source: (isCommon ? scanSource : lookUpSource)(kind, match, grade) }
}

async function isCommonText(db: Db, kind: SearchedKind, match: TextMatch, grade: MatchGrade) {
  const params = new SqlParams()
  const rows = await runSql(
    db,
    `select from (
       select search_text, place_id, lat, lng from listing
       where ${kindConditions(kind, params).join(' and ')}
       order by active_at desc, id desc limit ${scanLimits.sampledEntries}
     ) as newest
     where ${textCondition(match, grade, params)} limit ${scanLimits.commonMatches}`,
    params,
  )
  return rows.length === scanLimits.commonMatches
}

function scanSource(kind: SearchedKind, match: TextMatch, grade: MatchGrade): Source {
  return (params) => ({
    from: 'listing',
    conditions: [...kindConditions(kind, params), textCondition(match, grade, params)],
  })
}

/**
 * The same for counting, where every match is read: what lies in named places comes from the index
 * `listing_in_place` alone, and what only mentions them from `listing_words`, however common. What
 * lies in known places is left out.
 */
export async function countedSource(
  db: Db,
  kind: SearchedKind,
  match: TextMatch,
  knownPlaces: string[],
): Promise<Source> {
  if (match.placeIds.length > 0) return lookUpSource(kind, match, 'any', knownPlaces)
  return (await textSource(db, kind, match)).source
}

/**
 * The words in the index carry their kind already. With the conditions of the kind as well, the
 * planner would prefer to read all listings of the kind.
 */
function lookUpSource(
  kind: SearchedKind,
  match: TextMatch,
  grade: MatchGrade,
  knownPlaces: string[] = [],
): Source {
  return (params) => {
    const { placeIds } = match
    const unknown = { ...match, placeIds: placeIds.filter((id) => !knownPlaces.includes(id)) }
    const words = grade === 'best' ? undefined : match.words
    const place = grade === 'other' ? undefined : placeCondition(unknown, params)
    const inPlace = place ? [...kindConditions(kind, params), place] : []
    // The index of words leaves out what lies in places, but not what lies around points.
    if (place && words && placeIds.length === 0) inPlace.push(`not ${readWords(words, params)}`)
    const parts = [
      ...(words ? [`${shownSql(kind)} and ${lookUpWords(words, kind, placeIds, params)}`] : []),
      ...(place ? [inPlace.join(' and ')] : []),
    ]
    return {
      from: `(${parts.map(listingsWhere).join(' union all ') || listingsWhere('false')}) as listing`,
      conditions: [grade === 'other' ? `not ${isInPlace(match, params)}` : 'true'],
    }
  }
}

function listingsWhere(condition: string) {
  return `select * from listing where ${condition}`
}
