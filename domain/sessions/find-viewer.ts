import type { Db } from '#db/connect.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Who holds this session, while it lasts. */
export async function findViewer(db: Db, token: string): Promise<Viewer | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select(['appUser.id', 'appUser.role', 'appUser.name', 'session.id as sessionId'])
    .where('session.tokenHash', '=', tokenHash(token))
    .where('session.expiresAt', '>', new Date())
    .executeTakeFirst()
  return found ?? null
}
