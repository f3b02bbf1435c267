import { type Kysely, sql } from 'kysely'

/** Of which upload a turned photo was made, and by how many quarter turns to the left. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table photo
      add column turned_from text references photo on delete set null,
      add column quarter_turns smallint not null default 0 check (quarter_turns between 0 and 3)
  `.execute(db)
  await sql`
    create index photo_turned_from on photo (turned_from) where turned_from is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table photo drop column turned_from, drop column quarter_turns`.execute(db)
}
