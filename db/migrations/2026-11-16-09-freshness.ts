import { type Kysely, sql } from 'kysely'

/** When the owner last said that a listing is still available, and since when he is being asked. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing add column confirmed_at timestamptz, add column asked_at timestamptz
  `.execute(db)
  await sql`
    create index listing_freshness on listing ((coalesce(confirmed_at, active_at)))
    where status = 'active'
  `.execute(db)
  // The newest unread notices come without sorting all of them.
  await sql`drop index notification_unread`.execute(db)
  await sql`
    create index notification_unread on notification (user_id, created_at desc, id desc)
    where read_at is null
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index notification_unread`.execute(db)
  await sql`create index notification_unread on notification (user_id) where read_at is null`.execute(
    db,
  )
  await sql`alter table listing drop column confirmed_at, drop column asked_at`.execute(db)
}
