import { type Kysely, sql } from 'kysely'

/** By which channels a person is not to be told of which topics, such as `leads:whatsapp`. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table app_user add column muted_alerts text[] not null default '{}'`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table app_user drop column muted_alerts`.execute(db)
}
