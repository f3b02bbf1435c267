import { type Kysely, sql } from 'kysely'

const indexes = [
  ...['listing_search', 'listing_on_map', 'listing_in_place', 'listing_by_price'],
  ...['listing_by_type', 'listing_by_tile', 'listing_by_block'],
]

/**
 * The version before asks the same indexes for less than they hold now, so that the old ones need not
 * stay beside them for a release.
 */
export async function up(db: Kysely<unknown>) {
  for (const name of indexes) {
    await sql`drop index ${sql.id(name)}`.execute(db)
    await sql`alter index ${sql.id(`${name}_next`)} rename to ${sql.id(name)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const name of indexes) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(`${name}_next`)}`.execute(db)
  }
}
