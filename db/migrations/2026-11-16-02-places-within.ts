import { type Kysely, sql } from 'kysely'

/** Which places hold a place, and an index that finds places by their exact names. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table place add column within text[] not null default '{}' -- ids, the smallest first
  `.execute(db)
  await sql`create index place_within on place using gin (within)`.execute(db)
  await sql`
    create index place_names on place using gin (string_to_array(search_text, ' | '))
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index place_names`.execute(db)
  await sql`drop index place_within`.execute(db)
  await sql`alter table place drop column within`.execute(db)
}
