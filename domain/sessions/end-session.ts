import { isId } from '#contract/ids.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Ends the session of this browser. */
export async function endSessionOfToken(db: Db, token: string) {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash(token)).execute()
}

/** Ends one of the viewer's own sessions. */
export async function endSession(db: Db, viewer: Viewer, id: string) {
  if (!isId(id)) throw new DomainError('not_found')
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', viewer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not_found')
}

/** Ends all of the viewer's sessions but the current one. */
export async function endOtherSessions(db: Db, viewer: Viewer) {
  await db
    .deleteFrom('session')
    .where('userId', '=', viewer.id)
    .where('id', '<>', viewer.sessionId)
    .execute()
}
