import { type ListingSearch, orderOf } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { citiesOf, kindsOf } from '#domain/search/listing-kinds.ts'
import { findCursor } from '#domain/search/planner/find-cursor.ts'
import { findFastest } from '#domain/search/planner/find-fastest.ts'
import { findInKind } from '#domain/search/planner/find-in-kind.ts'
import {
  compareListings,
  nearestFirst,
  type Order,
  orderBy,
  type SortKeys,
} from '#domain/search/planner/listing-order.ts'
import type { MatchGrade } from '#domain/search/planner/text-conditions.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'

export type PageStart = {
  /** The cursor: ids or SPNs; the page begins after the last of them in the search's order. */
  after?: string[] | undefined
  /** Ids or SPNs that must not be on the page. */
  except?: string[] | undefined
}

export type Page = PageStart & {
  columns: string
  limit: number
  now: Date
  match?: TextMatch | undefined
  /** Whether the list goes on with what lies near the named place. */
  withNearby?: boolean
}

/** Listings that match a text in one way, and how they are sorted. */
export type Section = { grade: MatchGrade; order: Order }

type Found = SortKeys & {
  /** Whether it does not match the text, but lies near its place. */
  isNearby?: true
}

/** The active listings that match a search, in its order, with whichever columns are asked for. */
export async function findListings<Row>(
  db: Db,
  search: ListingSearch,
  page: Page,
): Promise<(Row & Found)[]> {
  const match = page.match ?? (await findTextMatch(db, search))
  if (search.to && orderOf(search) === 'fastest') return findFastest(db, search, { ...page, match })
  const all = sectionsOf(search, match, page)
  const among = { ...search, cities: citiesOf(search, match) }
  // The section that a page begins in decides which statement is run.
  const start =
    match && page.after?.length
      ? await findCursor(db, among, { names: page.after, match, sections: all })
      : undefined
  const found: (Row & Found)[] = []

  for (const section of all.slice(start?.section)) {
    const limit = page.limit - found.length
    if (limit === 0) break
    const cursor = section === all[start?.section ?? 0] ? start?.cursor : undefined
    const rows = await findSection<Row>(db, search, {
      ...page,
      ...section,
      limit,
      match,
      ...(match && { after: [], cursor }),
    })
    if (section.grade === 'near') for (const row of rows) row.isNearby = true
    found.push(...rows)
  }
  return found
}

type SectionPage = Page & Section & { cursor?: SortKeys | undefined }

/** A page of one section, merged from all kinds that the search looks into. */
async function findSection<Row>(db: Db, search: ListingSearch, page: SectionPage) {
  const among = { ...search, cities: citiesOf(search, page.match) }
  const pages: (Row & Found)[][] = await Promise.all(
    kindsOf(search, page.match).map((kind) =>
      findInKind<Row>(db, { ...search, ...kind }, { ...page, among }),
    ),
  )
  if (pages.length === 1) return pages[0]!
  return pages
    .flat()
    .sort((a, b) => compareListings(page.order, a, b))
    .slice(0, page.limit)
}

/** Best matches come first and as a group; around a point, the nearest come first. */
function sectionsOf(
  search: ListingSearch,
  match: TextMatch | undefined,
  { withNearby = false }: Page,
): Section[] {
  const chosen = orderOf(search)
  const order = orderBy(chosen)
  if (!match) return [{ grade: 'any', order }]
  const isBestFirst = chosen === 'best' && match.placeIds.length > 0
  const isNearestFirst = chosen === 'best' && match.points.length > 0
  const matching: Section[] = isBestFirst
    ? [
        { grade: 'best', order },
        { grade: 'other', order },
      ]
    : [{ grade: 'any', order: isNearestFirst ? nearestFirst(match.points) : order }]
  const hasNearby = withNearby && match.origins.length > 0
  return hasNearby ? [...matching, { grade: 'near', order: nearestFirst(match.origins) }] : matching
}
