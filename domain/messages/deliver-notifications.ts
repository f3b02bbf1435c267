import { type Db, inTransaction } from '#db/connect.ts'
import { type Claimed, claimRecipients } from '#domain/messages/claim-recipients.ts'
import type { Rules } from '#domain/messages/left-out-reason.ts'
import { type Result, recordResults } from '#domain/messages/record-results.ts'
import { noticeToColumns } from '#domain/notifications/notice.ts'

type Options = {
  count: number
  subject: string
  leftOut: (one: Claimed) => Result
}

/**
 * Puts a message into the inboxes of the next recipients. Inbox and result are written in one
 * transaction, so here nothing can be in doubt. Answers how many recipients it dealt with.
 */
export function deliverNotifications(
  db: Db,
  batchId: string,
  rules: Rules,
  { count, subject, leftOut }: Options,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const claimed = await claimRecipients(trx, batchId, count, rules)
    const notices = claimed.flatMap(({ userId, reason, body }) =>
      userId && !reason ? [{ userId, ...noticeToColumns({ kind: 'text', subject, body }) }] : [],
    )
    if (notices.length > 0) await trx.insertInto('notification').values(notices).execute()
    const results = claimed.map(
      (one): Result => (one.reason ? leftOut(one) : { id: one.id, status: 'sent', reason: '' }),
    )
    await recordResults(trx, results)
    return claimed.length
  })
}
