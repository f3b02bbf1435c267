import { type Kysely, sql } from 'kysely'

/**
 * Counts of active listings by what the usual filters ask for, kept for each kind and day, and what
 * has changed since they were stored. A job stores them, at the first start too, so that nothing of
 * a large table is read here.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table kind_count (
      city       text not null,
      category   text not null,
      deal       text not null,
      day        date not null,   -- on which listings are available within so many days
      definition text not null,   -- of what the codes in the cells mean
      version    bigint not null generated always as identity,
      cells      bytea not null,  -- pairs of code and count, 32 bits each
      primary key (city, category, deal, day)
    )
  `.execute(db)
  // Reading it again and again costs more than its place on disk.
  await sql`alter table kind_count alter column cells set storage external`.execute(db)
  await sql`
    create table kind_count_change (
      id                 bigint primary key generated always as identity,
      sign               smallint not null check (abs(sign) = 1),
      ${sql.raw(counted.map((column) => `${column} ${typeOf(column)}`).join(', '))}
    )
  `.execute(db)
  await sql`
    create index kind_count_change_of_kind on kind_count_change (city, category, deal)
  `.execute(db)
  await createTriggers(db)
}

export async function down(db: Kysely<unknown>) {
  for (const trigger of ['added', 'changed', 'removed']) {
    await sql`drop trigger ${sql.id(`listing_${trigger}`)} on listing`.execute(db)
  }
  await sql`drop function record_count_change`.execute(db)
  await sql`drop table kind_count_change`.execute(db)
  await sql`drop table kind_count`.execute(db)
}

const counted = [
  ...['city', 'category', 'deal', 'price', 'bhk', 'bedrooms', 'property_type', 'furnishing'],
  ...['parking', 'commercial_parking', 'property_age', 'available_from'],
]

function typeOf(column: string) {
  const types: Record<string, string> = {
    price: 'bigint',
    bedrooms: 'smallint',
    available_from: 'date',
  }
  return types[column] ?? 'text'
}

/** Rows are only added, so that nobody who changes a listing waits for somebody else. */
async function createTriggers(db: Kysely<unknown>) {
  const columns = counted.join(', ')
  const of = (row: string) => counted.map((column) => `${row}.${column}`).join(', ')
  const add = (sign: number, row: string) =>
    `insert into kind_count_change (sign, ${columns}) values (${sign}, ${of(row)});`
  await sql`
    create function record_count_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'active' then ${sql.raw(add(-1, 'old'))} end if;
      if tg_op <> 'DELETE' and new.status = 'active' then ${sql.raw(add(1, 'new'))} end if;
      return null;
    end $$
  `.execute(db)
  const triggers = {
    listing_added: `insert on listing for each row when (new.status = 'active')`,
    listing_changed: `update on listing for each row when (
      (old.status = 'active' or new.status = 'active')
      and (old.status, ${of('old')}) is distinct from (new.status, ${of('new')})
    )`,
    listing_removed: `delete on listing for each row when (old.status = 'active')`,
  }
  for (const [name, event] of Object.entries(triggers)) {
    await sql`
      create trigger ${sql.id(name)} after ${sql.raw(event)} execute function record_count_change()
    `.execute(db)
  }
}
