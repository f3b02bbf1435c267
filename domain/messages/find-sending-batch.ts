import type { Db } from '#db/connect.ts'

export type SendingBatch = NonNullable<Awaited<ReturnType<typeof findSendingBatch>>>

/** What a worker must know of a batch; undefined when it is not to be sent or already done. */
export function findSendingBatch(db: Db, batchId: string) {
  return db
    .selectFrom('messageBatch')
    .leftJoin('smsTemplate', 'smsTemplate.id', 'messageBatch.smsTemplateId')
    .select(['messageBatch.id', 'channel', 'purpose', 'isFilled'])
    .select(['smsTemplate.dltId', 'smsTemplate.body as templateBody'])
    .where('messageBatch.id', '=', batchId)
    .where('status', '=', 'sending')
    .executeTakeFirst()
}

/** The batches that are under way, oldest first. */
export async function listSendingBatches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('messageBatch')
    .select('id')
    .where('status', '=', 'sending')
    .orderBy('sentAt')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many of a batch wait, counted no further than `most`. */
export async function countQueued(db: Db, batchId: string, most: number): Promise<number> {
  const waiting = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('batchId', '=', batchId)
    .where('status', '=', 'queued')
    .limit(most)
    .execute()
  return waiting.length
}
