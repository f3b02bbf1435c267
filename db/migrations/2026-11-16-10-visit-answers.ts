import { type Kysely, sql } from 'kysely'

/** An owner answers a requested visit; the time that is on the table is `day` and `time`. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table visit
      drop constraint visit_status_check,
      add constraint visit_status_check check (status in
        ('requested', 'proposed', 'accepted', 'declined', 'cancelled', 'done')),
      add column proposed_day  date,
      add column proposed_time text not null default ''
                 constraint visit_proposed_time_check
                 check (proposed_time in ('', 'morning', 'afternoon', 'evening')),
      add column reminded_at   timestamptz,
      add column day           date generated always as
                 (case when status = 'proposed' then proposed_day else preferred_day end) stored,
      add column time          text not null generated always as
                 (case when status = 'proposed' then proposed_time else preferred_time end) stored,
      add constraint visit_has_a_time check
        (status not in ('proposed', 'accepted') or (day is not null and time <> ''))
  `.execute(db)
  await sql`drop index visit_open_once`.execute(db)
  await sql`
    create unique index visit_open_once on visit (listing_id, seeker_id)
    where status in ('requested', 'proposed', 'accepted')
  `.execute(db)
  await sql`create index visit_of_seeker on visit (seeker_id, id desc)`.execute(db)
  await sql`create index visit_of_listing on visit (listing_id, id desc)`.execute(db)
  await sql`
    create index visit_to_remind on visit (day) where status = 'accepted' and reminded_at is null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index visit_open_once, visit_of_seeker, visit_of_listing`.execute(db)
  await sql`alter table visit drop constraint visit_status_check, drop constraint visit_has_a_time`.execute(
    db,
  )
  await sql`update visit set status = 'requested' where status in ('proposed', 'accepted')`.execute(
    db,
  )
  await sql`update visit set status = 'cancelled' where status = 'declined'`.execute(db)
  await sql`
    alter table visit
      drop column day, drop column time, drop column proposed_day, drop column proposed_time,
      drop column reminded_at,
      add constraint visit_status_check check (status in ('requested', 'done', 'cancelled'))
  `.execute(db)
  await sql`
    create unique index visit_open_once on visit (listing_id, seeker_id) where status = 'requested'
  `.execute(db)
}
