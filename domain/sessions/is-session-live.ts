import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Whether the session that a long answer began with still lasts: a logout or a block ends it. */
export async function isSessionLive(db: Db, { sessionId }: Viewer): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return session !== undefined
}
