import { sql } from 'kysely'
import { type AlertChannel, alertChannels } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'

type Begun = 'begun' | 'interrupted' | 'over'

/**
 * Marks an alert as being sent, committed before its gateway is called: whatever happens to this
 * process, nobody sends it again. One that a process left marked may have been sent or not, so it
 * is noted as unknown and must not be sent.
 */
export async function beginDelivery(
  db: Db,
  alertId: string,
  channel: AlertChannel,
): Promise<Begun> {
  const column = sql.ref(statusColumn(channel))
  const { rows } = await sql<{ status: string }>`
    update alert_log set ${column} = case ${column} when 'queued' then 'sending' else 'unknown' end
    where id = ${alertId} and ${column} in ('queued', 'sending')
    returning ${column} as status
  `.execute(db)
  if (!rows[0]) return 'over'
  return rows[0].status === 'sending' ? 'begun' : 'interrupted'
}

/**
 * Records what became of an alert on its channel: `none` when there was nobody to send it to,
 * `queued` when it certainly did not leave and is tried again.
 */
export async function recordDelivery(
  db: Db,
  alertId: string,
  channel: AlertChannel,
  status: 'sent' | 'failed' | 'none' | 'queued' | 'unknown',
) {
  const column = sql.ref(statusColumn(channel))
  await sql`
    update alert_log set ${column} = ${status}
    where id = ${alertId} and (${column} <> 'unknown' or ${status} <> 'queued')
  `.execute(db)
}

/**
 * Marks alerts as unknown whose process died in their last try: no job comes back to them, so they
 * would be "being sent" for ever. The queue keeps the jobs that it gave up for a day.
 */
export async function noteInterruptedDeliveries(db: Db) {
  for (const channel of alertChannels.values) {
    const column = sql.ref(statusColumn(channel))
    await sql`
      update alert_log set ${column} = 'unknown'
      where ${column} = 'sending' and id in (
        select (data ->> 'alertId')::uuid from pgboss.job
        where name = 'send-message' and state = 'failed' and data ->> 'channel' = ${channel}
      )
    `.execute(db)
  }
}

function statusColumn(channel: AlertChannel) {
  return channel === 'email' ? 'emailStatus' : 'whatsappStatus'
}
