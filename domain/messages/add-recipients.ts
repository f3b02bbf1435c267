import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Receiver, renderMessage } from '#domain/messages/render-message.ts'

/**
 * Adds people to a batch, each with their own text; nobody is added twice. Their ids ascend
 * in the given order, in which they are sent to and listed.
 */
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
    with ids as (
      select id, row_number() over (order by id) as place
      from (select uuid_v7() as id from generate_series(1, ${phones.length}::int)) as made
    )
    insert into message_recipient (id, batch_id, phone, user_id, body)
    select ids.id, ${batchId}, phone, user_id, body
    from unnest(${phones}::text[], ${users}::uuid[], ${texts}::text[]) with ordinality
      as r (phone, user_id, body, place)
    join ids using (place)
    on conflict (batch_id, phone) do nothing
  `.execute(trx)
}
