import type { Db } from '#db/connect.ts'

export type SendingBroadcast = NonNullable<Awaited<ReturnType<typeof findSendingBroadcast>>>

/** What a worker must know of a broadcast; undefined when it is not to be sent or already done. */
export function findSendingBroadcast(db: Db, broadcastId: string) {
  return db
    .selectFrom('broadcast')
    .leftJoin('smsTemplate', 'smsTemplate.id', 'broadcast.smsTemplateId')
    .select(['broadcast.id', 'channel', 'purpose', 'subject', 'isFilled'])
    .select(['smsTemplate.dltId', 'smsTemplate.body as templateBody'])
    .where('broadcast.id', '=', broadcastId)
    .where('status', '=', 'sending')
    .executeTakeFirst()
}

/** The broadcasts that are under way, oldest first. */
export async function listSendingBroadcasts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('broadcast')
    .select('id')
    .where('status', '=', 'sending')
    .orderBy('sentAt')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many recipients of a broadcast wait; counting stops at `most`. */
export async function countQueued(db: Db, broadcastId: string, most: number): Promise<number> {
  const waiting = await db
    .selectFrom('broadcastRecipient')
    .select('id')
    .where('broadcastId', '=', broadcastId)
    .where('status', '=', 'queued')
    .limit(most)
    .execute()
  return waiting.length
}
