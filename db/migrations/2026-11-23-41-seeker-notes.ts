import { type Kysely, sql } from 'kysely'

/** What a seeker notes for themselves about a home they saved, or an owner they contacted. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table seeker_note (
      user_id    uuid not null references app_user on delete cascade,
      listing_id uuid not null references listing on delete cascade,
      about      text not null check (about in ('home', 'owner')),
      body       text not null check (char_length(body) between 1 and 500),
      updated_at timestamptz not null default now(),
      primary key (user_id, listing_id, about)
    )
  `.execute(db)
  await sql`create index seeker_note_listing on seeker_note (listing_id)`.execute(db)
  await sql`
    create trigger seeker_note_of_live_account before insert or update on seeker_note
    for each row execute function require_live_user_id()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table seeker_note`.execute(db)
}
