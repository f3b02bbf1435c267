import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'

type Client = { device: string; address: string; oldToken?: string | undefined }

/**
 * Signs a person in: a new secret at every login, and the session this browser had before ends,
 * so that a secret planted in advance is worth nothing.
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
    return { id, token }
  })
}
