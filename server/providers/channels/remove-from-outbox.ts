import type { Db } from '#db/connect.ts'
import { unseal } from '#server/providers/channels/seal.ts'

const atATime = 500

/** Removes every kept message to one of these addresses. */
export async function removeFromOutbox(db: Db, secret: Buffer, addresses: string[]) {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('outboxMessage')
      .select(['id', 'sealed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atATime)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const ids = rows.filter(({ sealed }) => isTo(secret, sealed, addresses)).map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('outboxMessage').where('id', 'in', ids).execute()
  }
}

function isTo(secret: Buffer, sealed: Buffer, addresses: string[]) {
  const text = unseal(secret, sealed)
  return text !== undefined && addresses.includes((JSON.parse(text) as { to: string }).to)
}
