import { type Kysely, sql } from 'kysely'

/** What every table stands on: extensions, time-ordered ids, and `updated_at` kept by the database. */
export async function up(db: Kysely<unknown>) {
  for (const extension of ['pg_trgm', 'btree_gin', 'fuzzystrmatch']) {
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db)
  }

  // UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits. Built in only from PostgreSQL 18 on.
  await sql`
    create function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6
            ),
            52, 1
          ),
          53, 1
        ),
        'hex'
      )::uuid
    $$
  `.execute(db)

  await sql`
    create function touch_updated_at() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end
    $$
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop function touch_updated_at`.execute(db)
  await sql`drop function uuid_v7`.execute(db)
}
