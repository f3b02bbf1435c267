import type { Category, City, Deal } from '#contract/options.ts'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
} from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const MOST = 50

/** The viewer's own searches, newest first, each with the address that repeats it. */
export async function listSearches(db: Db, viewer: Viewer) {
  const rows = await db
    .selectFrom('searchRecord')
    .select(['id', 'text', 'city', 'category', 'deal', 'filters', 'createdAt'])
    .where('userId', '=', viewer.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    city: row.city,
    href: searchHref(searchOf(row)),
    createdAt: row.createdAt,
  }))
}

type Where = Pick<ListingSearch, 'text' | 'region' | 'drawn' | 'to' | 'within'>
type Row = { city: string | null; category: string | null; deal: string | null; filters: unknown }

/** Only `recordSearch` writes these rows, from a search that was checked. */
function searchOf({ city, category, deal, filters }: Row): ListingSearch {
  const {
    text = '',
    region,
    drawn,
    to,
    within,
    ...kept
  } = filters as Partial<SearchFilters & Where>
  return {
    city: city as City,
    region,
    drawn,
    to,
    within,
    category: (category ?? undefined) as Category | undefined,
    deal: (deal ?? undefined) as Deal | undefined,
    text,
    filters: { ...noFilters, ...kept },
    cityIs: 'chosen',
  }
}
