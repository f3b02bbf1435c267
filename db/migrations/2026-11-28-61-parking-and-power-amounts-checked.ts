import { type Kysely, sql } from 'kysely'

export const inTransaction = false

export async function up(db: Kysely<unknown>) {
  await sql`alter table listing validate constraint listing_extra_amounts`.execute(db)
}

/** The migration before drops the columns. */
export async function down() {}
