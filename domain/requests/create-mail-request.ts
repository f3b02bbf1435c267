import { type Db, inTransaction } from '#db/connect.ts'
import { consumeRequestLimit } from '#domain/requests/consume-request-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewMailRequest = { email: string; message: string; address: string }

/** Stores a message to our team, to be answered by e-mail. */
export async function createMailRequest(
  db: Db,
  viewer: Viewer | null,
  { email, message, address }: NewMailRequest,
) {
  await inTransaction(db, async (trx) => {
    await consumeRequestLimit(trx, { address, answerTo: email })
    await trx
      .insertInto('mailRequest')
      .values({ userId: viewer?.id ?? null, email, message })
      .execute()
  })
}
