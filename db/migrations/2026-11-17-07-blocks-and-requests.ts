import { type Kysely, sql } from 'kysely'

/** Who answers a request, and accounts that staff have blocked. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['call_request', 'mail_request']) {
    await sql`
      alter table ${sql.id(table)}
        add column taken_by uuid references app_user on delete set null,
        add column note     text not null default '' check (char_length(note) <= 1000),
        add column version  integer not null default 1,
        drop constraint ${sql.id(`${table}_status_check`)},
        add constraint ${sql.id(`${table}_status_check`)} check (status in ('new', 'taken', 'done'))
    `.execute(db)
  }

  await sql`
    alter table app_user
      add column blocked_at     timestamptz,
      add column blocked_reason text not null default ''
  `.execute(db)
  // What a block took from public view, and the status to give back.
  await sql`
    alter table listing add column blocked_status text
      check (blocked_status in ('active', 'sold_out'))
  `.execute(db)
  await refuseBlockedAccounts(db)
}

/** A blocked account writes as little as an erased one, even in a request that began before. */
async function refuseBlockedAccounts(db: Kysely<unknown>) {
  await sql`
    create or replace function require_live_account(account uuid) returns void language plpgsql as $$
    begin
      perform from app_user
      where id = account and erased_at is null and blocked_at is null for key share;
      if not found then
        raise exception 'the account % is erased or blocked', account using errcode = 'ZE001';
      end if;
    end
    $$
  `.execute(db)
  await sql`
    create function refuse_blocked_account() returns trigger language plpgsql as $$
    begin
      raise exception 'the account % is blocked', old.id using errcode = 'ZE001';
    end
    $$
  `.execute(db)
  await sql`
    create trigger app_user_stays_blocked before update on app_user for each row
    when (
      old.blocked_at is not null and new.blocked_at is not null and new.erased_at is null
      and row (old.name, old.email, old.photo, old.located_at, old.muted_alerts)
        is distinct from row (new.name, new.email, new.photo, new.located_at, new.muted_alerts)
    )
    execute function refuse_blocked_account()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop function refuse_blocked_account cascade`.execute(db)
  await sql`
    create or replace function require_live_account(account uuid) returns void language plpgsql as $$
    begin
      perform from app_user where id = account and erased_at is null for key share;
      if not found then
        raise exception 'the account % is erased', account using errcode = 'ZE001';
      end if;
    end
    $$
  `.execute(db)
  await sql`alter table listing drop column blocked_status`.execute(db)
  await sql`alter table app_user drop column blocked_at, drop column blocked_reason`.execute(db)
  for (const table of ['call_request', 'mail_request']) {
    await sql`update ${sql.id(table)} set status = 'new' where status = 'taken'`.execute(db)
    await sql`
      alter table ${sql.id(table)}
        drop column taken_by, drop column note, drop column version,
        drop constraint ${sql.id(`${table}_status_check`)},
        add constraint ${sql.id(`${table}_status_check`)} check (status in ('new', 'done'))
    `.execute(db)
  }
}
