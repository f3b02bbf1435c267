import { type Kysely, sql } from 'kysely'

/** Ids made within one millisecond sort by their microseconds (RFC 9562, 6.2, method 3). */
export async function up(db: Kysely<unknown>) {
  await sql`
    create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(trunc(ms)::bigint) from 3) || int2send((28672 + trunc(ms % 1 * 4096))::int2)
          from 1 for 8
        ),
        'hex'
      )::uuid
      from (select extract(epoch from clock_timestamp()) * 1000 as ms) now
    $$
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
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
}
