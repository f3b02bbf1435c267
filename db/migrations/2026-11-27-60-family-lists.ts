import { type Kysely, sql } from 'kysely'

/**
 * Saved homes that a seeker shares by a link: the list, the relatives who opened it and gave a name,
 * and what each of them says about a home.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table family_list (
      id         uuid primary key default uuid_v7(),
      user_id    uuid not null unique references app_user on delete cascade,
      created_at timestamptz not null default now(),
      used_at    timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create trigger family_list_of_live_account before insert or update on family_list
    for each row execute function require_live_user_id()
  `.execute(db)
  await sql`
    create table relative (
      id         uuid primary key default uuid_v7(),
      list_id    uuid not null references family_list on delete cascade,
      token_hash bytea not null,
      name       text not null check (char_length(name) between 1 and 80),
      created_at timestamptz not null default now(),
      unique (list_id, token_hash),
      -- Two of one name could not be told apart.
      unique (list_id, name)
    )
  `.execute(db)
  await sql`
    create table relative_opinion (
      relative_id uuid not null references relative on delete cascade,
      listing_id  uuid not null references listing on delete cascade,
      is_liked    boolean not null default false,
      note        text not null default '' check (char_length(note) <= 500),
      wished_day  date,
      updated_at  timestamptz not null default now(),
      primary key (relative_id, listing_id)
    )
  `.execute(db)
  await sql`create index relative_opinion_listing on relative_opinion (listing_id)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table relative_opinion, relative, family_list`.execute(db)
}
