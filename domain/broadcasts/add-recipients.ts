import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Receiver, renderMessage } from '#domain/broadcasts/render-message.ts'

/**
 * Adds people to a broadcast, each with their own text; nobody is added twice. Their ids ascend
 * in the given order, in which they are sent to and listed.
 */
export async function addRecipients(
  trx: Db,
  broadcastId: string,
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
    insert into broadcast_recipient (id, broadcast_id, phone, user_id, body)
    select ids.id, ${broadcastId}, phone, user_id, body
    from unnest(${phones}::text[], ${users}::uuid[], ${texts}::text[]) with ordinality
      as r (phone, user_id, body, place)
    join ids using (place)
    on conflict (broadcast_id, phone) do nothing
  `.execute(trx)
}
