import type { Db } from '#db/connect.ts'
import { isLive } from '#domain/family-lists/find-family-list.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's family list and who joined it; undefined while nothing is shared. */
export async function findOwnList(db: Db, viewer: Viewer) {
  const rows = await db
    .selectFrom('familyList')
    .leftJoin('relative', 'relative.listId', 'familyList.id')
    .select(['familyList.id as listId', 'relative.id', 'relative.name', 'relative.createdAt'])
    .where('familyList.userId', '=', viewer.id)
    .where(isLive)
    .orderBy('relative.createdAt')
    .orderBy('relative.id')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const relatives = rows.flatMap(({ id, name, createdAt }) =>
    id && name && createdAt ? [{ id, name, joinedAt: createdAt }] : [],
  )
  return { id: first.listId, relatives }
}
