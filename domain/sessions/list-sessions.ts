import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's active sessions, last used first. */
export async function listSessions(db: Db, viewer: Pick<Viewer, 'id' | 'sessionId'>) {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', viewer.id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastUsedAt', 'desc')
    .execute()
  return sessions.map((session) => ({ ...session, isThis: session.id === viewer.sessionId }))
}
