import { type Kysely, sql } from 'kysely'

/** Changes to a shown listing that wait for a review, as a listing of their own that is never shown. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column revises uuid references listing on delete cascade,
      add constraint listing_revision_is_not_shown
        check (revises is null or status not in ('active', 'sold_out')),
      drop constraint listing_hidden_because_check,
      add constraint listing_hidden_because_check check (
        hidden_because in ('disabled', 'unanswered', 'blocked', 'removed', 'erased', 'applied')
      )
  `.execute(db)
  await sql`
    create unique index listing_revision on listing (revises) where revises is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`delete from listing where revises is not null`.execute(db)
  await sql`
    alter table listing
      drop constraint listing_hidden_because_check,
      add constraint listing_hidden_because_check check (
        hidden_because in ('disabled', 'unanswered', 'blocked', 'removed', 'erased')
      ),
      drop constraint listing_revision_is_not_shown,
      drop column revises
  `.execute(db)
}
