import { type Db, inTransaction } from '#db/connect.ts'
import { claimRecipients } from '#domain/broadcasts/claim-recipients.ts'
import type { Rules } from '#domain/broadcasts/left-out-reason.ts'
import { type Result, recordResults } from '#domain/broadcasts/record-results.ts'
import { notificationToColumns } from '#domain/notifications/notification.ts'

type Options = { count: number; subject: string }

/**
 * Puts a message into the inboxes of the next recipients. Inbox and result are written in one
 * transaction, so here nothing can be in doubt. Answers whether more may be left.
 */
export function deliverNotifications(
  db: Db,
  broadcastId: string,
  rules: Rules,
  { count, subject }: Options,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { claimed, isLeft } = await claimRecipients(trx, broadcastId, count, rules)
    const notifications = claimed.flatMap(({ userId, body }) =>
      userId ? [{ userId, ...notificationToColumns({ kind: 'text', subject, body }) }] : [],
    )
    if (notifications.length > 0)
      await trx.insertInto('notification').values(notifications).execute()
    const results = claimed.map(({ id }): Result => ({ id, status: 'sent', reason: '' }))
    if (results.length > 0) await recordResults(trx, results)
    return isLeft
  })
}
