import { type Kysely, sql } from 'kysely'

/**
 * Decisions that can be undone before the owner hears of them, listings that staff skipped, and
 * the staff's report of visits in the order of their days.
 */
export async function up(db: Kysely<unknown>) {
  // When the owner was told and the reports were closed; until then the decision can be undone.
  await sql`
    alter table listing_review add column settled_at timestamptz, add column from_status text
  `.execute(db)
  await sql`update listing_review set settled_at = created_at`.execute(db)
  await sql`
    create table review_skip (
      session_id uuid not null references session on delete cascade,
      listing_id uuid not null references listing on delete cascade,
      skipped_at timestamptz not null default now(),
      primary key (session_id, listing_id)
    )
  `.execute(db)
  await sql`create index review_skip_listing on review_skip (listing_id)`.execute(db)
  await sql`
    create index visit_by_day on visit ((coalesce(day - date '2000-01-01', 99999)), id)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index visit_by_day`.execute(db)
  await sql`drop table review_skip`.execute(db)
  await sql`alter table listing_review drop column settled_at, drop column from_status`.execute(db)
}
