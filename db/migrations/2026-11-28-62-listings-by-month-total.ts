import { type Kysely, sql } from 'kysely'

export const inTransaction = false

/**
 * The order by what a month costs in all, known totals first. The version before reads
 * `listing_by_monthly`, which nothing else does: a release later it can be dropped.
 */
export async function up(db: Kysely<unknown>) {
  // One that was left half made is not valid, and would never be used.
  await sql`drop index concurrently if exists listing_by_month_total`.execute(db)
  await sql`
    create index concurrently listing_by_month_total on listing (city, category, deal, (
      price + case when maintenance = 'maintance_included' then 0
        else coalesce(maintenance_amount, 1000000000000) end
      + coalesce(parking_amount, 0) + coalesce(power_backup_amount, 0)
    ), id) where status = 'active'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index listing_by_month_total`.execute(db)
}
