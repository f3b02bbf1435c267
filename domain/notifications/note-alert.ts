import type { Db } from '#db/connect.ts'

/** Writes down what became of an alert on its way to a person. */
export async function noteAlert(
  db: Db,
  alertId: string,
  channel: 'whatsapp' | 'email',
  status: 'sent' | 'failed',
) {
  await db
    .updateTable('alertLog')
    .set(channel === 'email' ? { emailStatus: status } : { whatsappStatus: status })
    .where('id', '=', alertId)
    .execute()
}
