import { type ListingSearch, orderOf } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { findInKind } from '#domain/search/planner/find-in-kind.ts'
import { kindsOf } from '#domain/search/planner/listing-kinds.ts'
import {
  compareListings,
  orderBy,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import { namedAmongSql } from '#domain/search/planner/named-listings.ts'
import {
  hasBestMatches,
  isBestMatch,
  type MatchGrade,
} from '#domain/search/text/text-conditions.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'

export type PageStart = {
  /** The cursor: ids or SPNs; the page begins after the last of them in the search's order. */
  after?: string[] | undefined
  /** Ids or SPNs that must not be on the page. */
  except?: string[] | undefined
}

type Page = PageStart & { columns: string; limit: number; now: Date; match?: TextMatch | undefined }
type Cursor = SortKeys & { isBest: boolean }

/** The active listings that match a search, in its order, with whichever columns are asked for. */
export async function findListings<Row>(
  db: Db,
  search: ListingSearch,
  page: Page,
): Promise<(Row & SortKeys)[]> {
  const match = page.match ?? (await findTextMatch(db, search))
  // Which grade a page begins in must be known beforehand.
  const cursor =
    match && page.after?.length ? await findCursor(db, search, page.after, match) : undefined
  const order = orderBy(orderOf(search))
  const found: (Row & SortKeys)[] = []

  for (const grade of gradesFrom(search, match, cursor)) {
    const limit = page.limit - found.length
    if (limit === 0) break
    const start = match ? { after: [], cursor: cursorIn(grade, cursor) } : {}
    const pages = await Promise.all(
      kindsOf(search).map((kind) =>
        findInKind<Row>(
          db,
          { ...search, ...kind },
          { ...page, limit, match, grade, order, among: search, ...start },
        ),
      ),
    )
    const merged =
      pages.length === 1 ? pages[0]! : pages.flat().sort((a, b) => compareListings(order, a, b))
    found.push(...merged.slice(0, limit))
  }
  return found
}

/** Best matches come first and as a group, so they are looked for first. */
function gradesFrom(search: ListingSearch, match?: TextMatch, cursor?: Cursor): MatchGrade[] {
  if (!match || orderOf(search) !== 'best' || !hasBestMatches(match)) return ['any']
  return cursor && !cursor.isBest ? ['other'] : ['best', 'other']
}

function cursorIn(grade: MatchGrade, cursor?: Cursor) {
  return cursor?.isBest && grade === 'other' ? undefined : cursor
}

async function findCursor(db: Db, search: ListingSearch, names: string[], match: TextMatch) {
  const params = new SqlParams()
  const isBest = isBestMatch(match, params)
  const order = orderSql(orderBy(orderOf(search)), { reversed: true })
  const [cursor] = await runSql<Cursor>(
    db,
    `select ${sortColumns}, ${isBest} as "isBest" from ${namedAmongSql(names, search, params)}
     order by ${orderOf(search) === 'best' ? '"isBest", ' : ''}${order} limit 1`,
    params,
  )
  return cursor
}
