import { type Kysely, sql } from 'kysely'

/** Which places hold a place. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table place add column within text[] not null default '{}' -- ids, the smallest first
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table place drop column within`.execute(db)
}
