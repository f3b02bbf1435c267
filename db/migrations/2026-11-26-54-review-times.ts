import { type Kysely, sql } from 'kysely'

/** When what staff decided about was sent in, and indexes for what waits and what was done by day. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table listing_review add column submitted_at timestamptz`.execute(db)
  // The listing knows only when it was last sent in; the log knows every time.
  await sql`
    update listing_review as review
    set submitted_at = coalesce(
      (
        select max(entry.created_at) from audit_entry as entry
        where entry.subject_kind = 'listing' and entry.subject_id = review.listing_id::text
          and entry.after_state = 'under_review' and entry.created_at <= review.created_at
      ),
      (
        select listing.submitted_at from listing
        where listing.id = review.listing_id and listing.submitted_at <= review.created_at
      )
    )
    where from_status = 'under_review' or from_status is null
  `.execute(db)
  await sql`create index listing_review_by_day on listing_review (created_at, staff_id)`.execute(db)
  await sql`create index complaint_of_listing on complaint (listing_id, created_at)`.execute(db)
  await sql`create index call_request_open on call_request (created_at) where status = 'new'`.execute(
    db,
  )
  await sql`create index mail_request_open on mail_request (created_at) where status = 'new'`.execute(
    db,
  )
  await sql`
    create index listing_by_submission on listing (submitted_at)
    where submitted_at is not null and revises is null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    drop index
      listing_by_submission, complaint_of_listing, listing_review_by_day,
      call_request_open, mail_request_open
  `.execute(db)
  await sql`alter table listing_review drop column submitted_at`.execute(db)
}
