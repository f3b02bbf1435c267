import { type Kysely, sql } from 'kysely'

/**
 * The few listings of an owner that wait for somebody, whatever else the owner has on show; and all
 * of them in the order of My Listings to the last column, so that a page reads no more than it shows.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index listing_waiting on listing (owner_id)
    where status in ('draft', 'under_review', 'review_failed') or asked_at is not null
      or hidden_because = 'unanswered'
  `.execute(db)
  await sql`drop index listing_of_owner`.execute(db)
  await sql`
    create index listing_of_owner on listing (owner_id, updated_at desc, id desc)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index listing_waiting`.execute(db)
  await sql`drop index listing_of_owner`.execute(db)
  await sql`create index listing_of_owner on listing (owner_id, updated_at desc)`.execute(db)
}
