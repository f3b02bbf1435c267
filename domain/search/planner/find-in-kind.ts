import { orderOf } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { runPlannedSql, runSql } from '#db/run-sql.ts'
import { SqlParams, UnseenParams } from '#db/sql-params.ts'
import { isIndexed, isNewestFirst, type SortKeys } from '#domain/search/planner/listing-order.ts'
import { kindSource, matchSource } from '#domain/search/planner/match-source.ts'
import {
  amongFirstSql,
  amongNewestSql,
  fromSourceSql,
  inPlacesSql,
  type KindPage,
  type KindSearch,
} from '#domain/search/planner/pagination-sql.ts'

/**
 * A page of the listings of one kind that match a search. The first ones of its order are looked at
 * one by one: with most filters and words they fill the page. Where they do not, few listings
 * match, and those are found by the indexes.
 */
export async function findInKind<Row>(
  db: Db,
  search: KindSearch,
  page: KindPage,
): Promise<(Row & SortKeys)[]> {
  const ask = (statement: Statement) => {
    const params = new SqlParams()
    return runSql<Row & SortKeys>(db, statement(search, page, params), params)
  }
  const askPlanned = (statement: Statement) => {
    const params = new UnseenParams()
    return runPlannedSql<Row & SortKeys>(db, statement(search, page, params), params)
  }
  const { match, grade, limit } = page
  const order = orderOf(search)
  if (!match) {
    const first = isIndexed(order) ? await askPlanned(amongFirstSql) : []
    return first.length === limit ? first : ask(fromSourceSql(kindSource(search)))
  }
  if (grade === 'best' && match.placeIds.length > 0) return ask(inPlacesSql)

  const { isCommon, source } = await matchSource(db, search, match, grade)
  const first = isCommon && isNewestFirst(order) ? await ask(amongNewestSql) : []
  return first.length === limit ? first : ask(fromSourceSql(source))
}

type Statement = (search: KindSearch, page: KindPage, params: SqlParams) => string
