import { type Kysely, sql } from 'kysely'

const indexes = ['listing_by_tile', 'listing_by_block']

/** The version before asks for a place too, so it uses the new ones, and nothing uses `listing_represented`. */
export async function up(db: Kysely<unknown>) {
  for (const name of indexes) {
    await sql`drop index ${sql.id(name)}`.execute(db)
    await sql`alter index ${sql.id(`${name}_next`)} rename to ${sql.id(name)}`.execute(db)
  }
  await sql`drop index listing_represented`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    create index listing_represented on listing (city, category, deal, id)
    where status = 'active' and represented_by is not null
  `.execute(db)
  for (const name of indexes) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(`${name}_next`)}`.execute(db)
  }
}
