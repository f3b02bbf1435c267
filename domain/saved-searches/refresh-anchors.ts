import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { indexColumns } from '#domain/saved-searches/index-columns.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'

const daysOfAnchors = 7
const perRun = 1_000

/**
 * Computes the anchors of older searches again, since a newer gazetteer may understand more of
 * their words. Returns how many it computed.
 */
export async function refreshAnchors(db: Db): Promise<number> {
  const old = await db
    .selectFrom('savedSearch')
    .select(['id', 'address'])
    .where('anchoredAt', '<', sql<Date>`now() - make_interval(days => ${daysOfAnchors})`)
    .orderBy('anchoredAt')
    .limit(perRun)
    .execute()
  for (const { id, address } of old) {
    const search = searchOf(address)
    await db
      .updateTable('savedSearch')
      .set({ ...(search && (await indexColumns(db, search))), anchoredAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  }
  return old.length
}
