import { type Kysely, sql } from 'kysely'

/** The colour of a photo was stored and never shown. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table photo drop column placeholder`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table photo add column placeholder text not null default ''`.execute(db)
}
