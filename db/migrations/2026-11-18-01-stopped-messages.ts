import { type Kysely, sql } from 'kysely'

/** A batch of messages that staff stop, and the recipients who therefore get none. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table message_batch add column stopped_at timestamptz`.execute(db)
  await setStatuses(db, 'message_batch', ['open', 'sending', 'done', 'stopped'])
  await setStatuses(db, 'message_recipient', [...recipientStatuses, 'stopped'])
}

export async function down(db: Kysely<unknown>) {
  await sql`update message_batch set status = 'done' where status = 'stopped'`.execute(db)
  await sql`update message_recipient set status = 'skipped' where status = 'stopped'`.execute(db)
  await setStatuses(db, 'message_batch', ['open', 'sending', 'done'])
  await setStatuses(db, 'message_recipient', recipientStatuses)
  await sql`alter table message_batch drop column stopped_at`.execute(db)
}

const recipientStatuses = ['queued', 'sending', 'sent', 'failed', 'unknown', 'skipped']

async function setStatuses(db: Kysely<unknown>, table: string, statuses: string[]) {
  const name = sql.id(`${table}_status_check`)
  const list = sql.join(statuses.map((status) => sql.lit(status)))
  await sql`
    alter table ${sql.id(table)} drop constraint ${name},
      add constraint ${name} check (status in (${list}))
  `.execute(db)
}
