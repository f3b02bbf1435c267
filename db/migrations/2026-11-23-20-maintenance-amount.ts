import { type Kysely, sql } from 'kysely'

/** What maintenance costs each month, where the owner says so. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column maintenance_amount integer check (maintenance_amount between 0 and 10000000)
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing drop column maintenance_amount`.execute(db)
}
