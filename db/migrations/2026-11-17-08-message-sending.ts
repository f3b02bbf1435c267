import { type Kysely, sql } from 'kysely'

/**
 * Sending to many: whom a batch is for, the rate of each channel, agreement to promotions, contacts
 * that must never get any, and the SMS texts that are registered with the operators (DLT).
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table app_user add column promotions_agreed_at timestamptz`.execute(db)
  await sql`
    create table sms_template (
      id         uuid primary key default uuid_v7(),
      dlt_id     text not null unique check (dlt_id ~ '^[0-9]{6,30}$'),
      body       text not null check (char_length(body) between 1 and 4000),
      created_by uuid references app_user on delete set null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await extendBatches(db)
  await extendRecipients(db)

  await sql`
    create table message_rate (
      channel text primary key check (channel in ('sms', 'whatsapp', 'email', 'noti')),
      next_at timestamptz not null              -- when the next message may go out
    )
  `.execute(db)
  await sql`
    create table suppressed_contact (
      contact    text primary key,              -- a number of ten digits or an e-mail address in lower case
      reason     text not null default '',
      created_by uuid references app_user on delete set null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create table promotion_count (
      phone text not null,
      day   date not null,                      -- in India
      count integer not null,
      primary key (phone, day)
    )
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['promotion_count', 'suppressed_contact', 'message_rate']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
  await sql`alter table message_recipient drop column attempts`.execute(db)
  await sql`drop index message_recipient_queued, message_recipient_sending, message_recipient_of_user`.execute(
    db,
  )
  await sql`
    alter table message_batch drop column purpose, drop column sms_template_id, drop column everyone,
      drop column filled_to, drop column is_filled, drop column done_at
  `.execute(db)
  await sql`drop table sms_template`.execute(db)
  await sql`alter table app_user drop column promotions_agreed_at`.execute(db)
}

async function extendBatches(db: Kysely<unknown>) {
  await sql`
    alter table message_batch
      add column purpose         text not null default 'service' check (purpose in ('service', 'promotion')),
      add column sms_template_id uuid references sms_template on delete set null,
      add column everyone        jsonb,         -- a search that stands for all users it finds
      add column filled_to       uuid,          -- the last user of that search who became a recipient
      add column is_filled       boolean not null default true,
      add column done_at         timestamptz
  `.execute(db)
  await sql`create index message_batch_sending on message_batch (sent_at) where status = 'sending'`.execute(
    db,
  )
}

async function extendRecipients(db: Kysely<unknown>) {
  await sql`alter table message_recipient add column attempts smallint not null default 0`.execute(
    db,
  )
  await sql`
    create index message_recipient_queued on message_recipient (batch_id, id) where status = 'queued'
  `.execute(db)
  await sql`
    create index message_recipient_sending on message_recipient (updated_at) where status = 'sending'
  `.execute(db)
  await sql`create index message_recipient_of_user on message_recipient (user_id)`.execute(db)
}
