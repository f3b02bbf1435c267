import { type Kysely, sql } from 'kysely'

/** Parts of a city, such as South Delhi, are places too. */
export async function up(db: Kysely<unknown>) {
  await setKinds(db, `'locality', 'sector', 'landmark', 'metro', 'pincode', 'part'`)
}

export async function down(db: Kysely<unknown>) {
  await sql`delete from place where kind = 'part'`.execute(db)
  await setKinds(db, `'locality', 'sector', 'landmark', 'metro', 'pincode'`)
}

async function setKinds(db: Kysely<unknown>, kinds: string) {
  await sql`alter table place drop constraint place_kind_check`.execute(db)
  await sql`
    alter table place add constraint place_kind_check check (kind in (${sql.raw(kinds)}))
  `.execute(db)
}
