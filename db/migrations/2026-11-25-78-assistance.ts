import { type Kysely, sql } from 'kysely'

/** Owners who let a member of staff fill in a draft, and the step at which somebody asked for a call. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table assist_consent (
      id           uuid primary key default uuid_v7(),
      owner_id     uuid not null references app_user on delete cascade,
      listing_id   uuid not null references listing on delete cascade,
      staff_id     uuid not null references app_user on delete cascade,
      asked_at     timestamptz not null default now(),
      given_at     timestamptz,
      ends_at      timestamptz,
      withdrawn_at timestamptz,
      finished_at  timestamptz,
      typed_steps  text[] not null default '{}',
      saved_steps  text[] not null default '{}',
      check ((given_at is null) = (ends_at is null)),
      check (owner_id <> staff_id)
    )
  `.execute(db)
  await sql`
    create unique index assist_consent_asked on assist_consent (listing_id, staff_id)
    where given_at is null and withdrawn_at is null
  `.execute(db)
  await sql`
    create index assist_consent_listing on assist_consent (listing_id, staff_id)
  `.execute(db)
  await sql`create index assist_consent_owner on assist_consent (owner_id)`.execute(db)
  await sql`
    create index assist_consent_staff on assist_consent (staff_id, ends_at)
    where given_at is not null and withdrawn_at is null and finished_at is null
  `.execute(db)
  await sql`
    create trigger assist_consent_of_live_account before insert on assist_consent
    for each row execute function require_live_owner_id()
  `.execute(db)
  await sql`
    alter table call_request
      add column listing_id uuid references listing on delete set null,
      add column step text check (step in (
        'basic_details', 'prop_details', 'resale_details', 'location_details', 'amenities',
        'additional_info', 'gallery', 'finish'
      ))
  `.execute(db)
  await sql`
    create index call_request_listing on call_request (listing_id) where listing_id is not null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table call_request drop column step, drop column listing_id`.execute(db)
  await sql`drop table assist_consent`.execute(db)
}
