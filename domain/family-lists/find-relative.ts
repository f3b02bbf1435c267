import type { Db } from '#db/connect.ts'
import type { FamilyList } from '#domain/family-lists/find-family-list.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'

export type Relative = { id: string; name: string }

/**
 * The relative on the list whom this browser's secret names; the same browser is unknown to lists
 * that it has not joined.
 */
export async function findRelative(
  db: Db,
  list: Pick<FamilyList, 'id'>,
  token: string | undefined,
): Promise<Relative | undefined> {
  if (!token) return undefined
  return db
    .selectFrom('relative')
    .select(['id', 'name'])
    .where('listId', '=', list.id)
    .where('tokenHash', '=', tokenHash(token))
    .executeTakeFirst()
}
