import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/**
 * PostgreSQL weighs every index that may answer a statement when it plans it. With a predicate that
 * only statements imply which ask where a listing lies, the other searches do not pay for these two.
 * Made beside the old ones, which the next migration replaces at once.
 */
export async function up(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes)) {
    // One that was left half made is not valid, and would never be used.
    await sql`drop index concurrently if exists ${sql.id(`${name}_next`)}`.execute(db)
    await sql`
      create index concurrently ${sql.id(`${name}_next`)}
      on listing ${sql.raw(definition)} where status = 'active' and lat is not null
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes)) {
    await sql`
      create index ${sql.id(name)} on listing ${sql.raw(definition)} where status = 'active'
    `.execute(db)
    await sql`drop index ${sql.id(`${name}_next`)}`.execute(db)
  }
}

const indexes = {
  listing_by_tile: `(city, category, deal, ${squareSql(20, 10_000)}, active_at desc, id desc)
    include (lat, lng, price, bhk, bedrooms, property_type, furnishing, parking, commercial_parking,
      property_age, available_from, built_up_area, represented_by)`,
  listing_by_block: `(city, category, deal, ${squareSql(5, 100_000)})
    include (lat, lng, active_at, id, price, bhk, bedrooms, property_type, furnishing,
      represented_by)`,
}

/** The square of the map that a listing lies in, so many thousandths of a degree wide. */
function squareSql(thousandths: number, perRow: number) {
  const step = (column: string) => `floor(floor(${column} * 1000) / ${thousandths})::integer`
  return `(${step('lat')} * ${perRow} + ${step('lng')})`
}
