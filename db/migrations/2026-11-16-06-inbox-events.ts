import { type Kysely, sql } from 'kysely'

/**
 * Every change of somebody's inbox is announced on the channel `inbox` with the id of the account,
 * so that any process can tell the browsers that wait for it. The price at which a listing was saved
 * shows later how much it has fallen.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function announce_inbox() returns trigger language plpgsql as $$
    begin
      perform pg_notify('inbox', new.user_id::text);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger notification_announced after insert or update of read_at on notification
    for each row execute function announce_inbox()
  `.execute(db)
  await sql`alter table saved_listing add column price bigint`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop function announce_inbox cascade`.execute(db)
  await sql`alter table saved_listing drop column price`.execute(db)
}
