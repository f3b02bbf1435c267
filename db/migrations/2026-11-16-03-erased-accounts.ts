import { type Kysely, sql } from 'kysely'

/** The tables that an account writes to, by the column that names the account. */
const writtenBy = {
  owner_id: ['listing', 'photo'],
  user_id: ['session', 'saved_listing', 'search_record', 'call_request', 'mail_request'],
  seeker_id: ['contact_reveal', 'lead', 'visit'],
  reporter_id: ['listing_report'],
}

/**
 * An erased account writes nothing any more, even in a request that began before: its own row
 * cannot be changed, and no row can be added in its name. Erasing holds the account's row FOR UPDATE;
 * FOR KEY SHARE waits for that and then sees that the account is erased.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function require_live_account(account uuid) returns void language plpgsql as $$
    begin
      perform from app_user where id = account and erased_at is null for key share;
      if not found then
        raise exception 'the account % is erased', account using errcode = 'ZE001';
      end if;
    end
    $$
  `.execute(db)
  await sql`
    create function refuse_erased_account() returns trigger language plpgsql as $$
    begin
      raise exception 'the account % is erased', old.id using errcode = 'ZE001';
    end
    $$
  `.execute(db)
  await sql`
    create trigger app_user_stays_erased before update on app_user for each row
    when (old.erased_at is not null) execute function refuse_erased_account()
  `.execute(db)

  for (const [column, tables] of Object.entries(writtenBy)) {
    await sql`
      create function ${sql.id(`require_live_${column}`)}() returns trigger language plpgsql as $$
      begin
        perform require_live_account(new.${sql.id(column)});
        return new;
      end
      $$
    `.execute(db)
    for (const table of tables) {
      await sql`
        create trigger ${sql.id(`${table}_of_live_account`)} before insert on ${sql.id(table)}
        for each row when (new.${sql.id(column)} is not null)
        execute function ${sql.id(`require_live_${column}`)}()
      `.execute(db)
    }
  }
}

export async function down(db: Kysely<unknown>) {
  for (const column of Object.keys(writtenBy)) {
    await sql`drop function ${sql.id(`require_live_${column}`)} cascade`.execute(db)
  }
  await sql`drop function refuse_erased_account cascade`.execute(db)
  await sql`drop function require_live_account`.execute(db)
}
