import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'

/** The sitemap protocol allows no more URLs per file. */
const MOST = 50_000

export type SitemapListing = {
  spn: string
  /** The day in India of its last change, as YYYY-MM-DD. */
  changedOn: string
}

/** The newest active listings of a kind, as many as a search engine reads from one file. */
export function listForSitemap(
  db: Db,
  { city, category, deal }: ListingKind,
  { limit = MOST } = {},
): Promise<SitemapListing[]> {
  return db
    .selectFrom('listing')
    .select([
      'spn',
      sql<string>`to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('changedOn'),
    ])
    .where('status', '=', 'active')
    .where('city', '=', city)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .orderBy('activeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
