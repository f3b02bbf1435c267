import { type Db, inTransaction } from '#db/connect.ts'
import { claimRecipients } from '#domain/messages/claim-recipients.ts'
import type { Rules } from '#domain/messages/left-out-reason.ts'
import { type Result, recordResults } from '#domain/messages/record-results.ts'
import { noticeToColumns } from '#domain/notifications/notice.ts'

type Options = { count: number; subject: string }

/**
 * Puts a message into the inboxes of the next recipients. Inbox and result are written in one
 * transaction, so here nothing can be in doubt. Answers whether more may be left.
 */
export function deliverNotifications(
  db: Db,
  batchId: string,
  rules: Rules,
  { count, subject }: Options,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { claimed, isLeft } = await claimRecipients(trx, batchId, count, rules)
    const notices = claimed.flatMap(({ userId, body }) =>
      userId ? [{ userId, ...noticeToColumns({ kind: 'text', subject, body }) }] : [],
    )
    if (notices.length > 0) await trx.insertInto('notification').values(notices).execute()
    const results = claimed.map(({ id }): Result => ({ id, status: 'sent', reason: '' }))
    if (results.length > 0) await recordResults(trx, results)
    return isLeft
  })
}
