import { type Kysely, sql } from 'kysely'

/** Which rows of an operator's files were imported, by the operator's own reference. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table listing_import (
      reference   text primary key check (char_length(reference) <= 100),
      listing_id  uuid references listing on delete set null,
      created_at  timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index listing_import_listing on listing_import (listing_id)`.execute(db)
}
