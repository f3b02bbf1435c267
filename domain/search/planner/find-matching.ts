import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { narrowConditions } from '#domain/search/planner/page-statements.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { textCondition } from '#domain/search/planner/text-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** A search, and what its words stand for. */
export type Asked = { search: ListingSearch; match: TextMatch | undefined }

/** Searches whose conditions are put into one statement. */
const atOnce = 400

/**
 * Which of many searches would find one listing, by the same conditions as the searches themselves;
 * the rule that one listing stands for a home is part of them, so that nobody is told of a more
 * expensive offer of a home. The row is read once per statement, and each search is one expression
 * of it.
 */
export async function findMatching(
  db: Db,
  listingId: string,
  asked: Asked[],
  now: Date,
): Promise<boolean[]> {
  const found: boolean[] = []
  for (let at = 0; at < asked.length; at += atOnce) {
    found.push(...(await matchSome(db, listingId, asked.slice(at, at + atOnce), now)))
  }
  return found
}

async function matchSome(db: Db, listingId: string, asked: Asked[], now: Date) {
  const params = new SqlParams()
  const matches = asked.map((one) => `coalesce(${matchCondition(one, now, params)}, false)`)
  const [row] = await runSql<{ matches: boolean[] }>(
    db,
    `select array[${matches.join(', ')}] as matches from listing
     where id = ${params.bind(listingId)}::uuid`,
    params,
  )
  return row?.matches ?? asked.map(() => false)
}

function matchCondition({ search, match }: Asked, now: Date, params: SqlParams) {
  const kinds = kindsOf(search, match).map((kind) => {
    const inKind = { ...search, ...kind }
    const conditions = [
      ...kindConditions(inKind, params),
      ...narrowConditions(inKind, { now }, params),
      ...(match ? [textCondition(match, 'any', params)] : []),
    ]
    return `(${conditions.join(' and ')})`
  })
  return `(${kinds.join(' or ')})`
}
