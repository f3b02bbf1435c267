import { type Kysely, sql } from 'kysely'

/** Messages to people, what became of them, and who on the staff did what. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table message_template (
      id         uuid primary key default uuid_v7(),
      channel    text not null check (channel in ('sms', 'whatsapp', 'email', 'noti')),
      body       text not null check (char_length(body) between 1 and 4000),
      created_by uuid references app_user on delete set null,
      created_at timestamptz not null default now(),
      unique (channel, body)
    )
  `.execute(db)

  await sql`
    create table message_batch (
      id           uuid primary key default uuid_v7(),
      reference_no text not null unique,
      channel      text not null check (channel in ('sms', 'whatsapp', 'email', 'noti')),
      staff_id     uuid references app_user on delete set null,
      body         text not null default '',
      request_hash bytea,                       -- tells a repeated send from a different one
      status       text not null default 'open' check (status in ('open', 'sending', 'done')),
      created_at   timestamptz not null default now(),
      sent_at      timestamptz
    )
  `.execute(db)
  await sql`create index message_batch_newest on message_batch (created_at desc, id desc)`.execute(
    db,
  )

  await sql`
    create table message_recipient (
      id         uuid primary key default uuid_v7(),
      batch_id   uuid not null references message_batch on delete cascade,
      phone      text not null,
      user_id    uuid references app_user on delete set null,
      body       text not null,
      status     text not null default 'queued'
                 check (status in ('queued', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
      reason     text not null default '',
      updated_at timestamptz not null default now(),
      unique (batch_id, phone)
    )
  `.execute(db)

  // Messages of channels without a provider. The text is sealed: it may hold a login code.
  await sql`
    create table outbox_message (
      id         uuid primary key default uuid_v7(),
      channel    text not null check (channel in ('sms', 'whatsapp', 'email')),
      sealed     bytea not null,
      created_at timestamptz not null default clock_timestamp()
    )
  `.execute(db)
  await sql`create index outbox_message_newest on outbox_message (created_at desc, id desc)`.execute(
    db,
  )

  await sql`
    create table alert_log (
      id              uuid primary key default uuid_v7(),
      user_id         uuid references app_user on delete set null,
      kind            text not null,            -- what it was about, e.g. 'lead'
      in_app_status   text not null default 'none',
      whatsapp_status text not null default 'none',
      email_status    text not null default 'none',
      created_at      timestamptz not null default now(),

      constraint alert_log_statuses check (
        array[in_app_status, whatsapp_status, email_status] <@ array['none', 'queued', 'sent', 'failed']
      )
    )
  `.execute(db)
  await sql`create index alert_log_newest on alert_log (created_at desc, id desc)`.execute(db)

  await sql`
    create table audit_entry (
      id           uuid primary key default uuid_v7(),
      actor_id     uuid,                        -- no reference: the entry outlives the account
      action       text not null,
      subject_kind text not null,
      subject_id   text not null,
      before_state text not null default '',
      after_state  text not null default '',
      reason       text not null default '',
      created_at   timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index audit_entry_of_subject on audit_entry (subject_kind, subject_id, created_at desc)`.execute(
    db,
  )
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end
    $$
  `.execute(db)
  await sql`
    create trigger audit_entry_append_only before update or delete or truncate on audit_entry
    for each statement execute function refuse_change()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  const tables = ['audit_entry', 'alert_log', 'outbox_message', 'message_recipient']
  for (const table of [...tables, 'message_batch', 'message_template']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
  await sql`drop function refuse_change`.execute(db)
}
