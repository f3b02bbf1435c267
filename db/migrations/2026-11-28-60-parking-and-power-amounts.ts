import { type Kysely, sql } from 'kysely'

/** What parking and power backup cost each month on top of a rent, where the owner says so. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column parking_amount integer,
      add column power_backup_amount integer,
      add constraint listing_extra_amounts check (
        parking_amount between 0 and 10000000 and power_backup_amount between 0 and 10000000
      ) not valid
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing drop column parking_amount, drop column power_backup_amount`.execute(
    db,
  )
}
