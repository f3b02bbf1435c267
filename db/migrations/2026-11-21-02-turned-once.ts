import { type Kysely, sql } from 'kysely'

/** One photo per upload and turn; and a listing that was approved again has not been confirmed yet. */
export async function up(db: Kysely<unknown>) {
  // Of photos that were made twice, all but the newest become uploads of their own.
  await sql`
    update photo set turned_from = null, quarter_turns = 0
    where turned_from is not null and exists (
      select from photo newer
      where newer.owner_id = photo.owner_id and newer.turned_from = photo.turned_from
        and newer.quarter_turns = photo.quarter_turns
        and (newer.created_at, newer.key) > (photo.created_at, photo.key)
    )
  `.execute(db)
  await sql`
    create unique index photo_turned_once on photo (owner_id, turned_from, quarter_turns)
    where turned_from is not null
  `.execute(db)

  // Without the trigger: nobody has changed these listings today.
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`update listing set confirmed_at = null where confirmed_at < active_at`.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index photo_turned_once`.execute(db)
}
