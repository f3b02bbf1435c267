import { type Kysely, sql } from 'kysely'

const reasons = [
  ...['', 'not_user', 'no_email', 'blocked', 'opted_out', 'not_agreed', 'suppressed'],
  ...['quiet_hours', 'daily_cap', 'template', 'erased', 'stopped', 'refused', 'unreachable'],
  ...['unanswered', 'interrupted'],
]

/** Subjects, a time for later, templates and audiences of messages to many. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table broadcast
      add column subject      text not null default '',
      add column scheduled_at timestamptz,
      drop constraint broadcast_status_check,
      add constraint broadcast_status_check check (
        status in ('open', 'scheduled', 'sending', 'done', 'stopped', 'cancelled')
      ),
      add constraint broadcast_scheduled_when
        check (status <> 'scheduled' or scheduled_at is not null)
  `.execute(db)
  await sql`
    create index broadcast_scheduled on broadcast (scheduled_at) where status = 'scheduled'
  `.execute(db)
  await allowReasons(db, reasons)
  // By state and id, so that the recipients of a large broadcast are read page by page.
  await sql`drop index broadcast_recipient_by_status`.execute(db)
  await sql`
    create index broadcast_recipient_by_status on broadcast_recipient (broadcast_id, status, id)
  `.execute(db)
  await sql`
    create table staff_template (
      id         uuid primary key default uuid_v7(),
      name       text not null check (name <> ''),
      subject    text not null default '',
      body       text not null check (body <> ''),
      created_by uuid references app_user on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create unique index staff_template_name on staff_template (lower(name))`.execute(db)
  await addAudiences(db)
}

/** What people are chosen by: what they listed, what they searched, and when they were here. */
async function addAudiences(db: Kysely<unknown>) {
  await sql`
    create index listing_audience on listing (city, category, deal, owner_id)
    where revises is null and status in ('under_review', 'review_failed', 'active', 'sold_out')
  `.execute(db)
  await sql`
    create index search_audience on search_record (city, category, deal, user_id)
  `.execute(db)
  await sql`
    create table user_seen (
      user_id uuid primary key references app_user on delete cascade,
      seen_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index user_seen_when on user_seen (seen_at, user_id)`.execute(db)
  await sql`
    insert into user_seen (user_id, seen_at)
    select user_id, max(last_used_at) from session group by user_id
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table user_seen, staff_template`.execute(db)
  await sql`drop index search_audience, listing_audience, broadcast_recipient_by_status`.execute(db)
  await sql`
    create index broadcast_recipient_by_status on broadcast_recipient (broadcast_id, status)
  `.execute(db)
  await sql`update broadcast_recipient set reason = 'opted_out' where reason = 'blocked'`.execute(
    db,
  )
  await allowReasons(
    db,
    reasons.filter((reason) => reason !== 'blocked'),
  )
  await sql`
    update broadcast set status = 'stopped' where status in ('scheduled', 'cancelled')
  `.execute(db)
  await sql`
    alter table broadcast
      drop constraint broadcast_scheduled_when,
      drop constraint broadcast_status_check,
      add constraint broadcast_status_check
        check (status in ('open', 'sending', 'done', 'stopped')),
      drop column scheduled_at,
      drop column subject
  `.execute(db)
}

async function allowReasons(db: Kysely<unknown>, allowed: string[]) {
  await sql`
    alter table broadcast_recipient
      drop constraint broadcast_recipient_reason_check,
      add constraint broadcast_recipient_reason_check check (
        reason in (${sql.join(allowed.map((reason) => sql.lit(reason)))})
      )
  `.execute(db)
}
