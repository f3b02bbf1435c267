import { type Kysely, sql } from 'kysely'

/** For counting prices between the steps of the slider from the index alone. */
export async function up(db: Kysely<unknown>) {
  await replaceIndex(
    db,
    `(city, category, deal, price, id) include (bhk, bedrooms, property_type, furnishing, parking,
      commercial_parking, property_age, available_from)`,
  )
}

export async function down(db: Kysely<unknown>) {
  await replaceIndex(db, '(city, category, deal, price, id)')
}

/** The new one is made beside the old, so that searches go on until the last moment. */
async function replaceIndex(db: Kysely<unknown>, definition: string) {
  await sql`
    create index listing_by_price_next on listing ${sql.raw(definition)} where status = 'active'
  `.execute(db)
  await sql`drop index listing_by_price`.execute(db)
  await sql`alter index listing_by_price_next rename to listing_by_price`.execute(db)
}
