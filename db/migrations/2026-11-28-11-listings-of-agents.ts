import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/** The job that looks anew at who is an agent finds them without reading every listing. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index concurrently if not exists listing_by_agent on listing (owner_id) where by_agent
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index concurrently if exists listing_by_agent`.execute(db)
}
