import { type Kysely, sql } from 'kysely'

/** What lets several tabs and repeated requests save one draft without harm. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column version   integer not null default 1,   -- grows with every save of answers
      add column draft_key uuid                          -- the browser's key of the draft it began
  `.execute(db)
  await sql`
    create unique index listing_draft_key on listing (owner_id, draft_key)
    where draft_key is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing drop column version, drop column draft_key`.execute(db)
}
