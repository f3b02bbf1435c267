import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Everyone } from '#db/tables/messages.ts'
import { addRecipients } from '#domain/broadcasts/add-recipients.ts'
import { isMeant } from '#domain/broadcasts/audience.ts'
import { stopQueued } from '#domain/broadcasts/stop-broadcast.ts'

const chunk = 2_000

/**
 * Makes recipients of the next users that a broadcast's search finds, and remembers how far it came, so
 * that another process can go on. Answers whether more may be left.
 */
export function fillBroadcast(db: Db, broadcastId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const broadcast = await trx
      .selectFrom('broadcast')
      .select(['body', 'everyone', 'filledTo'])
      .where('id', '=', broadcastId)
      .where('isFilled', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!broadcast?.everyone) return false
    const people = await findNext(trx, broadcastId, broadcast.everyone, broadcast.filledTo)
    await addRecipients(trx, broadcastId, broadcast.body, people)
    // The recipients of a stopped broadcast are counted too.
    await stopQueued(trx, broadcastId)
    const isFilled = people.length < chunk
    await trx
      .updateTable('broadcast')
      .set({ isFilled, filledTo: people.at(-1)?.id ?? broadcast.filledTo })
      .where('id', '=', broadcastId)
      .execute()
    return !isFilled
  })
}

/**
 * Keyset pagination; people who signed up after the message was sent are left out. The row lock
 * makes the erasure of an account wait, or finds the account erased.
 */
async function findNext(trx: Db, broadcastId: string, everyone: Everyone, after: string | null) {
  type Row = { id: string; phone: string; name: string; email: string }
  const { rows } = await sql<Row>`
    select id, phone, name, email from app_user person
    where ${isMeant(everyone)}
      and created_at <= (select sent_at from broadcast where id = ${broadcastId})
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${chunk}
    for key share
  `.execute(trx)
  return rows
}
