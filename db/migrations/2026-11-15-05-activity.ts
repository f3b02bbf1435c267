import { type Kysely, sql } from 'kysely'

/** What seekers and owners do with listings, and what they ask of us. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table saved_listing (
      user_id    uuid not null references app_user on delete cascade,
      listing_id uuid not null references listing on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, listing_id)
    )
  `.execute(db)
  await sql`create index saved_listing_newest on saved_listing (user_id, created_at desc)`.execute(
    db,
  )

  // One row per person, listing and day: the day's rows are what the daily limit counts.
  await sql`
    create table contact_reveal (
      seeker_id   uuid not null references app_user on delete cascade,
      listing_id  uuid not null references listing on delete cascade,
      revealed_on date not null,
      created_at  timestamptz not null default now(),
      primary key (seeker_id, revealed_on, listing_id)
    )
  `.execute(db)

  await sql`
    create table lead (
      id         uuid primary key default uuid_v7(),
      listing_id uuid not null references listing on delete cascade,
      owner_id   uuid not null references app_user on delete cascade,
      seeker_id  uuid not null references app_user on delete cascade,
      kind       text not null check (kind in ('contact', 'visit')),
      created_at timestamptz not null default now(),
      unique (listing_id, seeker_id, kind)
    )
  `.execute(db)
  await sql`create index lead_of_owner on lead (owner_id, created_at desc, id desc)`.execute(db)

  await sql`
    create table visit (
      id             uuid primary key default uuid_v7(),
      listing_id     uuid not null references listing on delete cascade,
      seeker_id      uuid not null references app_user on delete cascade,
      preferred_day  date,
      preferred_time text not null default ''
                     check (preferred_time in ('', 'morning', 'afternoon', 'evening')),
      status         text not null default 'requested'
                     check (status in ('requested', 'done', 'cancelled')),
      created_at     timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index visit_open_once on visit (listing_id, seeker_id) where status = 'requested'
  `.execute(db)
  await sql`create index visit_newest on visit (created_at desc, id desc)`.execute(db)

  await sql`
    create table notification (
      id         uuid primary key default uuid_v7(),
      user_id    uuid not null references app_user on delete cascade,
      sender     text not null default 'admin',
      subject    text not null,
      body       text not null,
      read_at    timestamptz,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index notification_newest on notification (user_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index notification_unread on notification (user_id) where read_at is null`.execute(
    db,
  )

  await sql`
    create table call_request (
      id         uuid primary key default uuid_v7(),
      user_id    uuid references app_user on delete set null,
      name       text not null check (char_length(name) <= 80),
      phone      text not null check (phone ~ '^[6-9][0-9]{9}$'),
      status     text not null default 'new' check (status in ('new', 'done')),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index call_request_newest on call_request (created_at desc, id desc)`.execute(db)

  await sql`
    create table mail_request (
      id         uuid primary key default uuid_v7(),
      user_id    uuid references app_user on delete set null,
      email      text not null check (char_length(email) <= 120),
      message    text not null check (char_length(message) <= 4000),
      status     text not null default 'new' check (status in ('new', 'done')),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index mail_request_newest on mail_request (created_at desc, id desc)`.execute(db)

  await sql`
    create table search_record (
      id         uuid primary key default uuid_v7(),
      user_id    uuid not null references app_user on delete cascade,
      text       text not null,
      city       text,
      category   text,
      deal       text,
      filters    jsonb not null default '{}',
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index search_record_newest on search_record (user_id, created_at desc, id desc)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>) {
  const tables = ['search_record', 'mail_request', 'call_request', 'notification', 'visit', 'lead']
  for (const table of [...tables, 'contact_reveal', 'saved_listing']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
}
