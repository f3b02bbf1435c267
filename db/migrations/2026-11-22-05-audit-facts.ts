import { type Kysely, sql } from 'kysely'

/** What an entry knows besides states; earlier entries stay as they were written. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table audit_entry add column facts jsonb not null default '{}'`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table audit_entry drop column facts`.execute(db)
}
