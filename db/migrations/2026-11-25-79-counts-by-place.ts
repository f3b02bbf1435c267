import { type Kysely, sql } from 'kysely'

/**
 * Counts are also kept for large places, so changes tell the place of their listing. Everything is
 * counted anew by the job that stores counts; until then searches count for themselves.
 */
export async function up(db: Kysely<unknown>) {
  await sql`delete from kind_count`.execute(db)
  await sql`delete from kind_count_change`.execute(db)
  await sql`
    alter table kind_count
      add place_id text not null,  -- empty for all listings of the kind
      drop constraint kind_count_pkey,
      add primary key (city, category, deal, day, place_id)
  `.execute(db)
  await sql`alter table kind_count_change add place_id text`.execute(db)
  await recordChanges(db, [...counted, 'place_id'])
}

export async function down(db: Kysely<unknown>) {
  await sql`delete from kind_count`.execute(db)
  await sql`delete from kind_count_change`.execute(db)
  await recordChanges(db, counted)
  await sql`alter table kind_count_change drop place_id`.execute(db)
  await sql`
    alter table kind_count
      drop constraint kind_count_pkey,
      drop place_id,
      add primary key (city, category, deal, day)
  `.execute(db)
}

const counted = [
  ...['city', 'category', 'deal', 'price', 'bhk', 'bedrooms', 'property_type', 'furnishing'],
  ...['parking', 'commercial_parking', 'property_age', 'available_from'],
]

async function recordChanges(db: Kysely<unknown>, columns: string[]) {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  const add = (sign: number, row: string) =>
    `insert into kind_count_change (sign, ${columns.join(', ')}) values (${sign}, ${of(row)});`
  await sql`
    create or replace function record_count_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'active' then ${sql.raw(add(-1, 'old'))} end if;
      if tg_op <> 'DELETE' and new.status = 'active' then ${sql.raw(add(1, 'new'))} end if;
      return null;
    end $$
  `.execute(db)
  await sql`drop trigger listing_changed on listing`.execute(db)
  await sql`
    create trigger listing_changed after update on listing for each row when (
      (old.status = 'active' or new.status = 'active')
      and (old.status, ${sql.raw(of('old'))}) is distinct from (new.status, ${sql.raw(of('new'))})
    ) execute function record_count_change()
  `.execute(db)
}
