import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { kindConditions, type ListingKind } from '#domain/search/planner/listing-kinds.ts'
import {
  isBestMatch,
  type MatchGrade,
  placeCondition,
  textCondition,
} from '#domain/search/text/text-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { lookUpWords, readWords } from '#domain/search/text/text-words.ts'

/** Where listings are taken from: `from ${from} where ${conditions}`. */
export type Source = (params: SqlParams) => { from: string; conditions: string[] }

/** What one listing in two hundred has is common. */
const SAMPLE = 1_600
const OFTEN = 8

/** All listings of a kind. */
export function kindSource(kind: ListingKind): Source {
  return (params) => ({ from: 'listing', conditions: kindConditions(kind, params) })
}

/**
 * The listings of a kind that match a text. Common words are read listing by listing from an index
 * that holds everything; rare ones are looked up. A sample of the newest tells, in a millisecond or
 * two: the planner's statistics know nothing of a word in one city.
 */
export async function matchSource(
  db: Db,
  kind: ListingKind,
  match: TextMatch,
  grade: MatchGrade = 'any',
): Promise<{ isCommon: boolean; source: Source }> {
  const isCommon = await isCommonMatch(db, kind, match, grade)
  return { isCommon, source: (isCommon ? readSource : lookUpSource)(kind, match, grade) }
}

async function isCommonMatch(db: Db, kind: ListingKind, match: TextMatch, grade: MatchGrade) {
  const params = new SqlParams()
  const rows = await runSql(
    db,
    `select from (
       select search_text, place_id, lat, lng from listing
       where ${kindConditions(kind, params).join(' and ')}
       order by active_at desc, id desc limit ${SAMPLE}
     ) as newest
     where ${textCondition(match, grade, params)} limit ${OFTEN}`,
    params,
  )
  return rows.length === OFTEN
}

function readSource(kind: ListingKind, match: TextMatch, grade: MatchGrade): Source {
  return (params) => ({
    from: 'listing',
    conditions: [...kindConditions(kind, params), textCondition(match, grade, params)],
  })
}

/** The words name the kind already; with its conditions, the planner would read all of it. */
function lookUpSource(kind: ListingKind, match: TextMatch, grade: MatchGrade): Source {
  return (params) => {
    const words = grade === 'best' ? undefined : match.words
    const place = grade === 'other' ? undefined : placeCondition(match, params)
    const inPlace = place && [...kindConditions(kind, params), place].join(' and ')
    const parts = [
      words && `status = 'active' and ${lookUpWords(words, [kind], params)}`,
      words && inPlace ? `${inPlace} and not ${readWords(words, params)}` : inPlace,
    ].filter((part) => part !== undefined)
    return {
      from: `(${parts.map(listingsWhere).join(' union all ') || listingsWhere('false')}) as listing`,
      conditions: [grade === 'other' ? `not ${isBestMatch(match, params)}` : 'true'],
    }
  }
}

function listingsWhere(condition: string) {
  return `select * from listing where ${condition}`
}
