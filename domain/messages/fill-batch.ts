import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Everyone } from '#db/tables/messages.ts'
import { addRecipients } from '#domain/messages/add-recipients.ts'
import { isMeant } from '#domain/messages/audience.ts'
import { stopQueued } from '#domain/messages/stop-batch.ts'

const chunk = 2_000

/**
 * Makes recipients of the next users that a batch's search finds, and remembers how far it came, so
 * that another process can go on. Answers whether more may be left.
 */
export function fillBatch(db: Db, batchId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const batch = await trx
      .selectFrom('messageBatch')
      .select(['body', 'everyone', 'filledTo'])
      .where('id', '=', batchId)
      .where('isFilled', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!batch?.everyone) return false
    const people = await findNext(trx, batchId, batch.everyone, batch.filledTo)
    await addRecipients(trx, batchId, batch.body, people)
    // Whom a stopped batch was meant for is counted too.
    await stopQueued(trx, batchId)
    const isFilled = people.length < chunk
    await trx
      .updateTable('messageBatch')
      .set({ isFilled, filledTo: people.at(-1)?.id ?? batch.filledTo })
      .where('id', '=', batchId)
      .execute()
    return !isFilled
  })
}

/** Keyset pagination; whoever signs up after the message was sent is not meant. */
async function findNext(trx: Db, batchId: string, everyone: Everyone, after: string | null) {
  type Row = { id: string; phone: string; name: string; email: string }
  const { rows } = await sql<Row>`
    select id, phone, name, email from app_user person
    where ${isMeant(everyone)}
      and created_at <= (select sent_at from message_batch where id = ${batchId})
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${chunk}
  `.execute(trx)
  return rows
}
