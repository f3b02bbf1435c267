import { type Kysely, sql } from 'kysely'

/** What tells whether two uploads show the same picture: the bits in which their hashes differ. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table photo add column perceptual_hash bit(64)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table photo drop column perceptual_hash`.execute(db)
}
