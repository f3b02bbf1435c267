import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'

type Client = { device: string; address: string; oldToken?: string | undefined }

/**
 * Starts a session with a new token and ends the one this browser had before, which prevents
 * session fixation.
 */
export function startSession(db: Db, settings: SessionSettings, userId: string, client: Client) {
  const token = randomBytes(32).toString('base64url')

  return inTransaction(db, async (trx) => {
    if (client.oldToken) {
      await trx.deleteFrom('session').where('tokenHash', '=', tokenHash(client.oldToken)).execute()
    }
    const { id } = await trx
      .insertInto('session')
      .values({
        tokenHash: tokenHash(token),
        userId,
        device: client.device,
        address: client.address,
        expiresAt: sql<Date>`now() + make_interval(days => ${settings.days})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('userSeen')
      .values({ userId })
      .onConflict((seen) => seen.column('userId').doUpdateSet({ seenAt: sql<Date>`now()` }))
      .execute()
    return { id, token }
  })
}
