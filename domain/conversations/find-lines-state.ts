import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A text that changes as soon as a line is added to the viewer's conversations or read in them. */
export async function findLinesState(db: Db, viewer: Viewer): Promise<string> {
  const newest = (side: 'ownerId' | 'seekerId') =>
    db
      .selectFrom('conversation')
      .select(sql<string>`concat_ws(' ', last_line_at, owner_unread, seeker_unread)`.as('state'))
      .where(side, '=', viewer.id)
      .orderBy('lastLineAt', 'desc')
      .limit(1)
  const states = await db
    .selectFrom(newest('ownerId').as('own'))
    .select('state')
    .unionAll(db.selectFrom(newest('seekerId').as('asked')).select('state'))
    .execute()
  return states.map(({ state }) => state).join(', ')
}
