import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'

/** Records whether an alert reached its channel; `none` when there was nobody to send it to. */
export async function recordDelivery(
  db: Db,
  alertId: string,
  channel: AlertChannel,
  status: 'sent' | 'failed' | 'none',
) {
  await db
    .updateTable('alertLog')
    .set(channel === 'email' ? { emailStatus: status } : { whatsappStatus: status })
    .where('id', '=', alertId)
    .execute()
}
