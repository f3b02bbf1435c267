import type { Db } from '#db/connect.ts'
import type { ChannelName, Send } from '#server/providers/channels/channel.ts'
import { seal, unseal } from '#server/providers/channels/seal.ts'

const kept = 200

/** Keeps the messages of a channel without a provider, for a developer to read. */
export function outboxSender(db: Db, secret: Buffer, channel: ChannelName): Send {
  return async ({ to, subject = '', body }) => {
    const sealed = seal(secret, JSON.stringify({ to, subject, body }))
    await db.insertInto('outboxMessage').values({ channel, sealed }).execute()
  }
}

/** The kept messages, newest first. */
export async function listOutbox(db: Db, secret: Buffer) {
  const rows = await db
    .selectFrom('outboxMessage')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
    .execute()
  return rows.flatMap(({ channel, sealed, createdAt }) => {
    const text = unseal(secret, sealed)
    if (!text) return []
    const { to, subject, body } = JSON.parse(text) as { to: string; subject: string; body: string }
    return [{ channel, to, subject, body, at: createdAt.toISOString() }]
  })
}
