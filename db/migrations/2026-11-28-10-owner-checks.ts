import { type Kysely, sql } from 'kysely'

/**
 * What owners show to be believed: a paper about a home, or a broker's RERA number. The file of a
 * paper is encrypted, in a table of its own, and goes with the decision. A listing keeps which paper
 * was checked and when, so that cards and pages need not ask.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table owner_check (
      id               uuid primary key default uuid_v7(),
      owner_id         uuid not null references app_user on delete cascade,
      listing_id       uuid references listing on delete cascade,
      kind             text not null
                       check (kind in ('property_tax', 'electricity_bill', 'sale_deed', 'rera')),
      rera_number      text check (rera_number ~ '^[A-Z0-9][A-Z0-9/-]{5,39}$'),
      state            text not null default 'waiting'
                       check (state in ('waiting', 'accepted', 'refused', 'withdrawn', 'ended')),
      reason           text not null default '' check (reason in (
                         '', 'unreadable', 'incomplete', 'other_address', 'other_name', 'other_kind',
                         'too_old', 'not_registered', 'registration_over', 'unanswered', 'listing_gone',
                         'replaced', 'year_over'
                       )),
      looks            int not null default 0 check (looks >= 0),
      looked_at        timestamptz,
      decided_by       uuid references app_user on delete set null,
      decided_at       timestamptz,
      place_hash       bytea,
      ends_at          timestamptz,
      reminded_at      timestamptz,
      paper_deleted_at timestamptz,
      created_at       timestamptz not null default now(),
      check ((kind = 'rera') = (listing_id is null)),
      check ((kind = 'rera') = (rera_number is not null)),
      check ((state = 'waiting') = (decided_at is null))
    )
  `.execute(db)
  await sql`create index owner_check_of_owner on owner_check (owner_id, id desc)`.execute(db)
  await sql`create index owner_check_of_listing on owner_check (listing_id, id desc)`.execute(db)
  await sql`
    create index owner_check_queue on owner_check (created_at) where state = 'waiting'
  `.execute(db)
  await sql`
    create index owner_check_ending on owner_check (ends_at) where state = 'accepted'
  `.execute(db)
  for (const state of ['waiting', 'accepted']) {
    await sql`
      create unique index ${sql.id(`owner_check_${state}`)} on owner_check (owner_id, listing_id)
      nulls not distinct where state = ${sql.lit(state)}
    `.execute(db)
  }
  await sql`
    create trigger owner_check_of_live_account before insert on owner_check
    for each row execute function require_live_owner_id()
  `.execute(db)
  await sql`
    create table owner_paper (
      check_id uuid primary key references owner_check on delete cascade,
      type     text not null
               check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      key_id   text not null check (key_id ~ '^[0-9a-f]{16}$'),
      sealed   bytea not null
    )
  `.execute(db)
  // What is encrypted cannot be compressed.
  await sql`alter table owner_paper alter column sealed set storage external`.execute(db)
  await sql`
    alter table listing
      add column checked_paper text,
      add column checked_at timestamptz,
      add column by_agent boolean not null default false
  `.execute(db)
  await touchUnless(db, [...told, 'checked_paper', 'checked_at', 'by_agent'])
}

export async function down(db: Kysely<unknown>) {
  await touchUnless(db, told)
  await sql`
    alter table listing
      drop column checked_paper, drop column checked_at, drop column by_agent
  `.execute(db)
  await sql`drop table owner_paper, owner_check`.execute(db)
}

const told = [
  ...['compared_percent', 'compared_count', 'compared_place', 'compared_around'],
  ...['represented_by', 'ways', 'first_shown_at'],
]

/** What the site says of a listing is no edit of it, so updated_at stays. */
async function touchUnless(db: Kysely<unknown>, columns: string[]) {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  await sql`drop trigger listing_touch on listing`.execute(db)
  await sql`
    create trigger listing_touch before update on listing for each row
    when (
      old.status <> new.status or old.version <> new.version
      or (${sql.raw(of('old'))}) is not distinct from (${sql.raw(of('new'))})
    )
    execute function touch_updated_at()
  `.execute(db)
}
