import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/** Counts leave out the listings that another one of the same home stands for. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index concurrently if not exists listing_represented
    on listing (city, category, deal, id) where status = 'active' and represented_by is not null
  `.execute(db)
  await sql`alter table complaint validate constraint complaint_reason_check`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index concurrently if exists listing_represented`.execute(db)
}
