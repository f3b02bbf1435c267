import { type Kysely, sql } from 'kysely'

export const inTransaction = false

export async function up(db: Kysely<unknown>) {
  await sql`alter table alert_log validate constraint alert_log_statuses`.execute(db)
}

/** The migration before replaces the constraint. */
export async function down() {}
