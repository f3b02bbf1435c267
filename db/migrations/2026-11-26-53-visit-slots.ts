import { type Kysely, sql } from 'kysely'

/**
 * Visits at an exact time (`clock`, HH:MM in India, within the time of day), and the times at which
 * an owner is free, from which seekers pick.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table visit_slot (
      id         uuid primary key default uuid_v7(),
      owner_id   uuid not null references app_user,
      listing_id uuid references listing on delete cascade,
      day        date not null,
      clock      text not null check (clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      created_at timestamptz not null default now(),
      unique (owner_id, day, clock)
    )
  `.execute(db)
  await sql`create index visit_slot_listing on visit_slot (listing_id)`.execute(db)
  await sql`
    create trigger visit_slot_of_live_account before insert or update on visit_slot
    for each row execute function require_live_owner_id()
  `.execute(db)
  await sql`
    alter table visit
      add column preferred_clock text not null default ''
                 check (preferred_clock ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
      add column proposed_clock  text not null default ''
                 check (proposed_clock ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
      add column clock           text not null generated always as
                 (case when status = 'proposed' then proposed_clock else preferred_clock end) stored,
      add column slot_id         uuid references visit_slot on delete set null
  `.execute(db)
  // The last word when two people pick the same time at once.
  await sql`
    create unique index visit_slot_taken on visit (slot_id)
    where status in ('requested', 'proposed', 'accepted')
  `.execute(db)
  await sql`create index visit_slot_of on visit (slot_id)`.execute(db)
  await sql`create index visit_of_day on visit (listing_id, day)`.execute(db)
  await sql`
    create index lead_of_person on lead (owner_id, seeker_id, created_at desc, id desc)
    include (status, listing_id)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index lead_of_person, visit_of_day`.execute(db)
  await sql`
    alter table visit
      drop column slot_id, drop column clock, drop column preferred_clock,
      drop column proposed_clock
  `.execute(db)
  await sql`drop table visit_slot`.execute(db)
}
