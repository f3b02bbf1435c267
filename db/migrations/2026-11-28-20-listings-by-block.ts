import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/**
 * Listings by blocks of a two-hundredth of a degree (about five hundred metres): a search sorted by travel
 * time knows which blocks are the nearest and reads them in that order. It holds the position, which tells
 * the minutes, and what most filters ask for.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index concurrently if not exists listing_by_block on listing (
      city, category, deal,
      (floor(floor(lat * 1000) / 5)::integer * 100000 + floor(floor(lng * 1000) / 5)::integer)
    ) include (
      lat, lng, active_at, id, price, bhk, bedrooms, property_type, furnishing
    ) where status = 'active'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index listing_by_block`.execute(db)
}
