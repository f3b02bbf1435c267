import { type Kysely, sql } from 'kysely'

/** People, how they prove who they are, and the limits on trying. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table app_user (
      id          uuid primary key default uuid_v7(),
      phone       text unique check (phone ~ '^[6-9][0-9]{9}$'),
      name        text not null default '' check (char_length(name) <= 80),
      email       text not null default '' check (char_length(email) <= 120),
      photo       text,                       -- key of the profile photo
      role        text not null default 'member' check (role in ('member', 'staff')),
      lat         numeric(5, 2),              -- last reported place, rounded to about a kilometre
      lng         numeric(5, 2),
      located_at  timestamptz,
      opted_out_at timestamptz,               -- asked for no more bulk messages
      erased_at   timestamptz,                -- personal data removed at the person's wish
      created_at  timestamptz not null default now(),
      updated_at  timestamptz not null default now(),

      constraint app_user_has_phone check ((phone is null) = (erased_at is not null)),
      constraint app_user_position check (num_nulls(lat, lng, located_at) in (0, 3))
    )
  `.execute(db)
  await sql`create index app_user_newest on app_user (created_at desc, id desc)`.execute(db)
  await sql`create index app_user_staff on app_user (id) where role = 'staff'`.execute(db)
  await sql`
    create trigger app_user_touch before update on app_user
    for each row execute function touch_updated_at()
  `.execute(db)

  await sql`
    create table session (
      id           uuid primary key default uuid_v7(),
      token_hash   bytea not null unique,
      user_id      uuid not null references app_user on delete cascade,
      device       text not null default '',
      address      text not null default '',
      created_at   timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at   timestamptz not null
    )
  `.execute(db)
  await sql`create index session_of_user on session (user_id, last_used_at desc)`.execute(db)
  await sql`create index session_expiry on session (expires_at)`.execute(db)

  // One row per code sent. The code itself is never stored, only a keyed hash of it.
  await sql`
    create table login_code (
      id             uuid primary key default uuid_v7(),
      phone          text not null,
      intent         text not null check (intent in ('login', 'signup', 'erase')),
      challenge_hash bytea not null,
      code_hash      bytea not null,
      wrong_tries    integer not null default 0,
      created_at     timestamptz not null default clock_timestamp(),
      expires_at     timestamptz not null,
      used_at        timestamptz
    )
  `.execute(db)
  await sql`create index login_code_of_phone on login_code (phone, created_at desc)`.execute(db)
  await sql`create index login_code_expiry on login_code (expires_at)`.execute(db)

  // What limits count: one row per use, so that a window slides and holds across processes and restarts.
  await sql`
    create table usage_event (
      scope      text not null,               -- what is counted, e.g. 'code-per-hour'
      subject    text not null,               -- whose: a phone, an address, a user, or '' for the site
      used_at    timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index usage_event_of_subject on usage_event (scope, subject, used_at desc)`.execute(
    db,
  )
  await sql`create index usage_event_expiry on usage_event (expires_at)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['usage_event', 'login_code', 'session', 'app_user']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
}
