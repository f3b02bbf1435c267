import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/**
 * Listings by tiles of a fiftieth of a degree (about two kilometres), the newest of each first: a search
 * by travel time joins the tiles in reach with it. It holds the position, which tells the minutes, and
 * what the usual filters ask for.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index concurrently if not exists listing_by_tile on listing (
      city, category, deal,
      (floor(floor(lat * 1000) / 20)::integer * 10000 + floor(floor(lng * 1000) / 20)::integer),
      active_at desc, id desc
    ) include (
      lat, lng, price, bhk, bedrooms, property_type, furnishing, parking, commercial_parking,
      property_age, available_from, built_up_area
    ) where status = 'active'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index listing_by_tile`.execute(db)
}
