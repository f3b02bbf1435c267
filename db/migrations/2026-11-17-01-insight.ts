import { type Kysely, sql } from 'kysely'

/** Views of listings by day, and for the present day the visitors who were counted already. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table listing_views (
      listing_id uuid not null references listing on delete cascade,
      day        date not null,
      views      integer not null check (views > 0),
      primary key (listing_id, day)
    )
  `.execute(db)
  await sql`create index listing_views_of_day on listing_views (day)`.execute(db)
  await sql`
    create table listing_visitor (
      day        date not null,
      listing_id uuid not null references listing on delete cascade,
      visitor    bytea not null,
      primary key (day, listing_id, visitor)
    )
  `.execute(db)
  await sql`create index listing_visitor_of_listing on listing_visitor (listing_id)`.execute(db)
  await sql`create index saved_listing_of_listing on saved_listing (listing_id)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index saved_listing_of_listing`.execute(db)
  await sql`drop table listing_visitor, listing_views`.execute(db)
}
