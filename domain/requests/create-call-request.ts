import { type Db, inTransaction } from '#db/connect.ts'
import { consumeRequestLimit } from '#domain/requests/consume-request-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewCallRequest = { name: string; phone: string; address: string }

/** Stores a request to our team for a call back. */
export async function createCallRequest(
  db: Db,
  viewer: Viewer | null,
  { name, phone, address }: NewCallRequest,
) {
  await inTransaction(db, async (trx) => {
    await consumeRequestLimit(trx, { address, answerTo: phone })
    await trx
      .insertInto('callRequest')
      .values({ userId: viewer?.id ?? null, name, phone })
      .execute()
  })
}
