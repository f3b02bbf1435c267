import { indiaDay } from '#contract/dates.ts'
import { type ListingSearch, orderOf } from '#contract/listing-search.ts'
import { categories, deals } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import {
  filterConditions,
  isBestMatch,
  type MatchGrade,
  textCondition,
} from '#domain/listings/listing-conditions.ts'
import {
  afterSql,
  compareListings,
  isIndexed,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/listings/listing-order.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { scopeConditions } from '#domain/listings/scope-conditions.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import { findTextMatch, type TextMatch } from '#domain/listings/text-match.ts'

export type PageStart = {
  /** Ids or SPNs; the page begins after the last of them in the search's order. */
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
  const cursor = page.after?.length ? await findCursor(db, search, page.after, match) : undefined
  const found: (Row & SortKeys)[] = []

  for (const grade of gradesFrom(search, match, cursor)) {
    const limit = page.limit - found.length
    if (limit === 0) break
    const after = cursor && cursor.isBest === (grade === 'best') ? cursor : undefined
    const pages = await Promise.all(
      kindsOf(search).map((kind) =>
        findInKind<Row>(db, kind, { ...page, limit, match, grade, cursor: after }),
      ),
    )
    const order = orderOf(search)
    const merged =
      pages.length === 1 ? pages[0]! : pages.flat().sort((a, b) => compareListings(order, a, b))
    found.push(...merged.slice(0, limit))
  }
  return found
}

/** Best matches come first and as a group, so they are looked for first. */
function gradesFrom(search: ListingSearch, match?: TextMatch, cursor?: Cursor): MatchGrade[] {
  if (!match || orderOf(search) !== 'best') return ['any']
  return cursor && !cursor.isBest ? ['other'] : ['best', 'other']
}

/** Each kind has its own stretch of the index; a search of several merges their first pages. */
function kindsOf(search: ListingSearch): ListingSearch[] {
  const inCategories = search.category ? [search.category] : categories.values
  const ofDeals = search.deal ? [search.deal] : deals.values
  return inCategories.flatMap((category) => ofDeals.map((deal) => ({ ...search, category, deal })))
}

type KindPage = Page & { grade: MatchGrade; cursor?: Cursor | undefined }

function findInKind<Row>(db: Db, search: ListingSearch, page: KindPage) {
  const params = new SqlParams()
  const order = orderOf(search)
  const today = indiaDay(page.now)
  const conditions = [
    ...scopeConditions(search, params),
    ...filterConditions(search.filters, { category: search.category, today }, params),
    ...(page.match ? [textCondition(page.match, page.grade, params)] : []),
    ...(page.cursor ? [afterSql(order, page.cursor, params)] : []),
    ...exceptConditions(page.except, params),
  ]
  const where = conditions.join(' and ')
  const columns = `${sortColumns}, ${page.columns}`
  const sorted = `order by ${orderSql(order)}`
  const limit = `limit ${page.limit}`

  // Where all must be sorted first, only the ids are, and the rows of one page are read.
  const text = isIndexed(order)
    ? `select ${columns} from listing where ${where} ${sorted} ${limit}`
    : `with page as materialized (select id from listing where ${where} ${sorted} ${limit})
       select ${columns} from page join listing using (id) ${sorted}`
  return runSql<Row & SortKeys>(db, text, params)
}

async function findCursor(db: Db, search: ListingSearch, names: string[], match?: TextMatch) {
  const params = new SqlParams()
  const { ids, spns } = splitNames(names)
  const isBest = match ? isBestMatch(match, params) : 'false'
  const order = orderOf(search)
  const [cursor] = await runSql<Cursor>(
    db,
    `select ${sortColumns}, ${isBest} as "isBest" from listing
     where (id = any(${params.bind(ids)}::uuid[]) or spn = any(${params.bind(spns)}::text[]))
       and active_at is not null and price is not null and built_up_area is not null
     order by ${order === 'best' ? '"isBest", ' : ''}${orderSql(order, { reversed: true })} limit 1`,
    params,
  )
  return cursor
}

function exceptConditions(names: string[] = [], params: SqlParams): string[] {
  const { ids, spns } = splitNames(names)
  const conditions: string[] = []
  if (ids.length > 0) conditions.push(`id <> all(${params.bind(ids)}::uuid[])`)
  if (spns.length > 0) conditions.push(`spn <> all(${params.bind(spns)}::text[])`)
  return conditions
}

function splitNames(names: string[]) {
  const spns = names.filter((name) => /^SPN/i.test(name)).map((name) => name.toUpperCase())
  const ids = names.filter((name) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name))
  return { ids, spns }
}
