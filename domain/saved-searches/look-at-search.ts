import { sql } from 'kysely'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { addressOf } from '#domain/saved-searches/search-address.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Records that the viewer looks at the results of a search: if it is saved, new homes are counted
 * from now on. Returns whether the viewer is told about it.
 */
export async function lookAtSearch(
  db: Db,
  viewer: Viewer | null,
  search: ListingSearch,
): Promise<boolean> {
  if (!viewer) return false
  const seen = await db
    .updateTable('savedSearch')
    .set({ seenAt: sql<Date>`now()` })
    .where('userId', '=', viewer.id)
    .where('address', '=', addressOf(search))
    .where('removedAt', 'is', null)
    .returning('pausedAt')
    .executeTakeFirst()
  return seen?.pausedAt === null
}
