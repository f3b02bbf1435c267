import { sql } from 'kysely'
import { type ListingSearch, orderOf } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { addressOf } from '#domain/saved-searches/search-address.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A page of results, and the cursor that it begins after. */
type Page = { listings: readonly { spn: string }[]; after: string | undefined }

/**
 * Records that the viewer looks at a page of results of a search: if it is saved and all new homes
 * are on the page, new ones are counted from now on. On the first page in the order of alerts, only
 * homes that wait to be told must be on it, since more can be new than a page holds. Returns whether
 * the viewer is told about the search.
 */
export async function lookAtSearch(
  db: Db,
  viewer: Viewer | null,
  search: ListingSearch,
  { listings, after }: Page,
): Promise<boolean> {
  if (!viewer) return false
  const isNewest = !after && orderOf(search) === 'newest'
  const spns = listings.map(({ spn }) => spn)
  // Another listing of the same home may stand for a new one.
  const unseen = sql`
    select from saved_search_match m
    join listing l on l.id = m.listing_id and l.status = 'active'
    where m.saved_search_id = saved_search.id and m.created_at >= seen_at
      and (m.is_due or not ${isNewest})
      and not array[l.id, l.represented_by] && array(select id from listing where spn = any(${spns}))
  `
  const looked = await db
    .updateTable('savedSearch')
    .set({ seenAt: sql<Date>`case when exists (${unseen}) then seen_at else now() end` })
    .where('userId', '=', viewer.id)
    .where('address', '=', addressOf(search))
    .where('removedAt', 'is', null)
    .returning('pausedAt')
    .executeTakeFirst()
  return looked?.pausedAt === null
}
