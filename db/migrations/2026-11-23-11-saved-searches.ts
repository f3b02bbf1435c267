import { type Kysely, sql } from 'kysely'

/**
 * Searches that somebody is told about. `anchors` are the places, words or kinds of listings by
 * which an index finds the few searches that a listing may match; the columns beside it narrow them.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table saved_search (
      id          uuid primary key default uuid_v7(),
      user_id     uuid not null references app_user on delete cascade,
      address     text not null check (address ~ '^/search/' and char_length(address) <= 2000),
      place       jsonb,
      frequency   text not null default 'daily' check (frequency in ('at_once', 'daily', 'weekly')),
      channels    text[] not null default '{}' check (channels <@ array['whatsapp', 'email']),
      anchors     text[] not null,
      anchored_at timestamptz not null default now(),
      bhks        text[] not null default '{}',
      types       text[] not null default '{}',
      price_max   bigint,
      seen_at     timestamptz not null default now(),
      paused_at   timestamptz,
      due_at      timestamptz,
      told_at     timestamptz,
      removed_at  timestamptz,
      created_at  timestamptz not null default now(),
      unique (user_id, address)
    )
  `.execute(db)
  await sql`
    create index saved_search_anchors on saved_search using gin (anchors) with (fastupdate = off)
    where removed_at is null
  `.execute(db)
  await sql`create index saved_search_due on saved_search (due_at) where due_at is not null`.execute(
    db,
  )
  await sql`
    create index saved_search_removed on saved_search (removed_at) where removed_at is not null
  `.execute(db)
  await sql`create index saved_search_anchored on saved_search (anchored_at)`.execute(db)
  await sql`
    create trigger saved_search_of_live_account before insert on saved_search
    for each row execute function require_live_user_id()
  `.execute(db)
  await sql`
    create table saved_search_match (
      saved_search_id uuid not null references saved_search on delete cascade,
      listing_id      uuid not null references listing on delete cascade,
      price_was       bigint,
      is_due          boolean not null,
      created_at      timestamptz not null default now(),
      primary key (saved_search_id, listing_id)
    )
  `.execute(db)
  await sql`create index saved_search_match_listing on saved_search_match (listing_id)`.execute(db)
  await sql`create index saved_search_match_age on saved_search_match (created_at)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table saved_search_match`.execute(db)
  await sql`drop table saved_search`.execute(db)
}
