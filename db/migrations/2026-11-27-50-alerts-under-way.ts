import { type Kysely, sql } from 'kysely'

/**
 * An alert is marked before its gateway is called, so that one that was perhaps sent is not sent
 * again. The version before knows neither word and writes neither.
 */
export async function up(db: Kysely<unknown>) {
  await allow(db, ['none', 'queued', 'sending', 'sent', 'failed', 'unknown'])
}

export async function down(db: Kysely<unknown>) {
  await sql`
    update alert_log set
      whatsapp_status = case when whatsapp_status in ('sending', 'unknown') then 'failed' else whatsapp_status end,
      email_status = case when email_status in ('sending', 'unknown') then 'failed' else email_status end
    where array[whatsapp_status, email_status] && array['sending', 'unknown']
  `.execute(db)
  await allow(db, ['none', 'queued', 'sent', 'failed'])
}

async function allow(db: Kysely<unknown>, statuses: string[]) {
  await sql`
    alter table alert_log
      drop constraint alert_log_statuses,
      add constraint alert_log_statuses check (
        array[in_app_status, whatsapp_status, email_status]
          <@ array[${sql.join(statuses.map((status) => sql.lit(status)))}]
      ) not valid
  `.execute(db)
}
