import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Receiver, renderMessage } from '#domain/messages/render-message.ts'

/** Adds people to a batch, each with his own text; nobody becomes a recipient twice. */
export async function addRecipients(
  trx: Db,
  batchId: string,
  raw: string,
  receivers: (Receiver & { id?: string })[],
) {
  const phones = receivers.map(({ phone }) => phone)
  const users = receivers.map(({ id }) => id ?? null)
  const texts = receivers.map((receiver) => renderMessage(raw, receiver))
  await sql`
    insert into message_recipient (batch_id, phone, user_id, body)
    select ${batchId}, phone, user_id, body
    from unnest(${phones}::text[], ${users}::uuid[], ${texts}::text[]) as r (phone, user_id, body)
    on conflict (batch_id, phone) do nothing
  `.execute(trx)
}
