import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/**
 * Searches and counts leave out what another listing of the same home stands for. With
 * `represented_by` in the indexes that they are answered from alone, that is read like every other
 * answer. Made beside the old ones, which the next migration replaces at once.
 */
export async function up(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes('represented_by'))) {
    // One that was left half made is not valid, and would never be used.
    await sql`drop index concurrently if exists ${sql.id(`${name}_next`)}`.execute(db)
    await sql`
      create index concurrently ${sql.id(`${name}_next`)}
      on listing ${sql.raw(definition)} where status = 'active'
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const [name, definition] of Object.entries(indexes())) {
    await sql`
      create index ${sql.id(name)} on listing ${sql.raw(definition)} where status = 'active'
    `.execute(db)
    await sql`drop index ${sql.id(`${name}_next`)}`.execute(db)
  }
}

/** What a search filters by, so that only the listings of one page are read from the table itself. */
const filtered = [
  ...['price', 'bhk', 'bedrooms', 'property_type', 'furnishing', 'parking', 'commercial_parking'],
  ...['property_age', 'available_from'],
]

function indexes(...more: string[]) {
  const kind = 'city, category, deal'
  const include = (...columns: string[]) => `include (${[...columns, ...more].join(', ')})`
  return {
    listing_search: `(${kind}, active_at desc, id desc)
      ${include(...filtered, 'built_up_area', 'place_id', 'lat', 'lng', 'search_text')}`,
    listing_on_map: `(${kind}, lat)
      ${include('lng', 'id', 'active_at', ...filtered, 'built_up_area', 'place_id')}`,
    listing_in_place: `(${kind}, place_id, active_at desc, id desc) ${include(...filtered)}`,
    listing_by_price: `(${kind}, price, id)
      ${include(...filtered.filter((column) => column !== 'price'))}`,
    // As a key and not included: entries that are the same are stored as lists.
    listing_by_type: `(${[kind, 'property_type', ...more].join(', ')})`,
    listing_by_tile: `(${kind}, ${squareSql(20, 10_000)}, active_at desc, id desc)
      ${include('lat', 'lng', ...filtered, 'built_up_area')}`,
    listing_by_block: `(${kind}, ${squareSql(5, 100_000)})
      ${include('lat', 'lng', 'active_at', 'id', 'price', 'bhk', 'bedrooms', 'property_type', 'furnishing')}`,
  }
}

/** The square of the map that a listing lies in, so many thousandths of a degree wide. */
function squareSql(thousandths: number, perRow: number) {
  const step = (column: string) => `floor(floor(${column} * 1000) / ${thousandths})::integer`
  return `(${step('lat')} * ${perRow} + ${step('lng')})`
}
