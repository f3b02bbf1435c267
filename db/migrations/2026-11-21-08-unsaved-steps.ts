import { type Kysely, sql } from 'kysely'

/** What owners have typed into a step of the wizard and not saved, apart from the listing's answers. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table unsaved_step (
      id         uuid primary key default uuid_v7(),
      owner_id   uuid not null references app_user on delete cascade,
      listing_id uuid references listing on delete cascade,
      draft_key  uuid,
      step       text not null check (step in (
        'basic_details', 'prop_details', 'resale_details', 'location_details', 'amenities',
        'additional_info', 'gallery'
      )),
      category   text,
      deal       text,
      city       text,
      input      text not null check (
        octet_length(input) <= 65536 and jsonb_typeof(input::jsonb) = 'object'
      ),
      typed_over text not null default '' check (char_length(typed_over) <= 40),
      revision   uuid not null default gen_random_uuid(),
      updated_at timestamptz not null default now(),
      check (listing_id is null or draft_key is null),
      unique nulls not distinct (owner_id, listing_id, draft_key, step)
    )
  `.execute(db)
  await sql`create index unsaved_step_listing on unsaved_step (listing_id)`.execute(db)
  await sql`
    create trigger unsaved_step_of_live_account before insert or update on unsaved_step
    for each row execute function require_live_owner_id()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table unsaved_step`.execute(db)
}
