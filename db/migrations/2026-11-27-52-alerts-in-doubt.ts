import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/** The few alerts of which nobody knows whether they arrived, for the report of staff. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index concurrently if not exists alert_log_unknown on alert_log (created_at desc, id desc)
    where 'unknown' in (in_app_status, whatsapp_status, email_status)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index alert_log_unknown`.execute(db)
}
