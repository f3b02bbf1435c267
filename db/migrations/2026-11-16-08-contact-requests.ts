import { type Kysely, sql } from 'kysely'

/** Owners who are asked before their number is shown, and persons whom an owner has blocked. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing add column contact_mode text not null default 'show'
      check (contact_mode in ('show', 'ask'))
  `.execute(db)
  await sql`
    create table contact_request (
      id          uuid primary key default uuid_v7(),
      listing_id  uuid not null references listing on delete cascade,
      owner_id    uuid not null references app_user on delete cascade,
      seeker_id   uuid not null references app_user on delete cascade,
      status      text not null default 'requested'
                  check (status in ('requested', 'accepted', 'declined')),
      created_at  timestamptz not null default now(),
      unique (listing_id, seeker_id)
    )
  `.execute(db)
  await sql`
    create index contact_request_open on contact_request (owner_id, created_at desc)
    where status = 'requested'
  `.execute(db)
  await sql`create index contact_request_of_seeker on contact_request (seeker_id)`.execute(db)
  await sql`
    create table person_block (
      owner_id   uuid not null references app_user on delete cascade,
      person_id  uuid not null references app_user on delete cascade,
      created_at timestamptz not null default now(),
      primary key (owner_id, person_id)
    )
  `.execute(db)
  await sql`create index person_block_of_person on person_block (person_id)`.execute(db)
  await sql`create index lead_of_seeker on lead (seeker_id, created_at desc)`.execute(db)
  for (const [table, column] of [
    ['contact_request', 'seeker_id'],
    ['person_block', 'owner_id'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`${table}_of_live_account`)} before insert on ${sql.id(table)}
      for each row execute function ${sql.id(`require_live_${column}`)}()
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table person_block, contact_request`.execute(db)
  await sql`drop index lead_of_seeker`.execute(db)
  await sql`alter table listing drop column contact_mode`.execute(db)
}
