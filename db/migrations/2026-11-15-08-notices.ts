import { type Kysely, sql } from 'kysely'

/**
 * A notification holds facts instead of sentences: what it is about, which listing and who. The
 * sentence is made when it is read or sent, so that nobody's name is copied into other people's rows.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table notification
      add column kind       text not null default 'text',
      add column listing_id uuid references listing on delete cascade,
      add column person_id  uuid references app_user on delete set null,   -- who it is about
      add column data       jsonb not null default '{}'                    -- further facts, by kind
  `.execute(db)
  await sql`
    alter table alert_log add column notification_id uuid references notification on delete set null
  `.execute(db)
  await sql`create index alert_log_of_notification on alert_log (notification_id)`.execute(db)

  await linkAlerts(db)
  await readLeads(db)
  await readVisitChanges(db)
  await sql`
    update notification set data = jsonb_build_object('subject', subject, 'body', body)
    where kind = 'text'
  `.execute(db)
  await sql`
    alter table notification alter column kind drop default, drop column subject, drop column body
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    alter table notification
      add column subject text not null default 'Message',
      add column body    text not null default ''
  `.execute(db)
  await sql`
    update notification set subject = data->>'subject', body = data->>'body' where kind = 'text'
  `.execute(db)
  await sql`
    alter table notification alter column subject drop default, alter column body drop default,
      drop column kind, drop column listing_id, drop column person_id, drop column data
  `.execute(db)
  await sql`alter table alert_log drop column notification_id`.execute(db)
}

// Rows of one transaction have the same created_at, down to the microsecond.
async function linkAlerts(db: Kysely<unknown>) {
  await sql`
    update alert_log set notification_id = n.id from notification n
    where n.user_id = alert_log.user_id and n.created_at = alert_log.created_at
  `.execute(db)
}

async function readLeads(db: Kysely<unknown>) {
  await sql`
    update notification n set
      kind = case lead.kind when 'visit' then 'visit-requested' else 'contact-revealed' end,
      listing_id = lead.listing_id,
      person_id = lead.seeker_id
    from lead where lead.owner_id = n.user_id and lead.created_at = n.created_at
  `.execute(db)
  await sql`
    update notification n
    set data = jsonb_strip_nulls(jsonb_build_object(
      'day', visit.preferred_day, 'time', nullif(visit.preferred_time, '')
    ))
    from visit
    where n.kind = 'visit-requested' and visit.listing_id = n.listing_id
      and visit.seeker_id = n.person_id and visit.created_at = n.created_at
  `.execute(db)
}

/** No other row has the time of a changed visit, so the seeker is found by the start of the sentence. */
async function readVisitChanges(db: Kysely<unknown>) {
  await sql`
    update notification n set kind = 'visit-changed', listing_id = found.listing_id, person_id = found.seeker_id
    from notification told left join lateral (
      select lead.listing_id, lead.seeker_id
      from lead join app_user seeker on seeker.id = lead.seeker_id
      where lead.owner_id = told.user_id and lead.kind = 'visit' and lead.created_at < told.created_at
        and starts_with(told.body, trim(seeker.name) || ' would like to visit ')
      order by lead.created_at desc limit 1
    ) found on true
    where n.id = told.id and told.subject = 'A visit is wished for at another time'
  `.execute(db)
}
