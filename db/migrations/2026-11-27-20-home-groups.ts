import { type Kysely, sql } from 'kysely'

/**
 * Listings of the same home are shown as one card: which home a listing is of (`home_listing`), what
 * staff said about two of them (`home_ruling`), which of them stands for the others in searches
 * (`represented_by`, null for itself), how many ways to get the home there are, and since when its owner
 * has offered it in earlier listings. Counts leave out what another listing stands for.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table home_listing (
      listing_id uuid primary key references listing on delete cascade,
      home_id    uuid not null,
      joined_at  timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index home_listing_home on home_listing (home_id)`.execute(db)
  await sql`
    create table home_ruling (
      listing_id uuid not null references listing on delete cascade,
      other_id   uuid not null references listing on delete cascade,
      is_same    boolean not null,
      staff_id   uuid references app_user,
      created_at timestamptz not null default now(),
      primary key (listing_id, other_id),
      check (listing_id < other_id)
    )
  `.execute(db)
  await sql`create index home_ruling_other on home_ruling (other_id)`.execute(db)
  await sql`
    alter table listing
      add column represented_by uuid,
      add column ways integer,
      add column first_shown_at timestamptz
  `.execute(db)
  await sql`
    alter table complaint
      drop constraint complaint_reason_check,
      add constraint complaint_reason_check check (reason in (
        'fake', 'sold', 'wrong_price', 'wrong_photos', 'agent', 'offensive', 'not_same_home', 'other'
      )) not valid
  `.execute(db)
  await touchUnless(db, [...compared, 'represented_by', 'ways', 'first_shown_at'])
  await recordChanges(db, isCounted, 'represented_by is null')
}

export async function down(db: Kysely<unknown>) {
  await recordChanges(db, (row) => `${row}.status = 'active'`)
  await touchUnless(db, compared)
  await sql`
    alter table complaint
      drop constraint complaint_reason_check,
      add constraint complaint_reason_check check (reason in (
        'fake', 'sold', 'wrong_price', 'wrong_photos', 'agent', 'offensive', 'other'
      )) not valid
  `.execute(db)
  await sql`
    alter table listing
      drop column represented_by, drop column ways, drop column first_shown_at
  `.execute(db)
  await sql`drop table home_ruling, home_listing`.execute(db)
}

const compared = ['compared_percent', 'compared_count', 'compared_place', 'compared_around']

/** What others offer and ask is no edit of this listing, so updated_at stays. */
async function touchUnless(db: Kysely<unknown>, columns: string[]) {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  await sql`drop trigger listing_touch on listing`.execute(db)
  await sql`
    create trigger listing_touch before update on listing for each row
    when (
      old.status <> new.status or old.version <> new.version
      or (${sql.raw(of('old'))}) is not distinct from (${sql.raw(of('new'))})
    )
    execute function touch_updated_at()
  `.execute(db)
}

const counted = [
  ...['city', 'category', 'deal', 'price', 'bhk', 'bedrooms', 'property_type', 'furnishing'],
  ...['parking', 'commercial_parking', 'property_age', 'available_from', 'place_id'],
]

function isCounted(row: string) {
  return `${row}.status = 'active' and ${row}.represented_by is null`
}

async function recordChanges(db: Kysely<unknown>, isIn: (row: string) => string, further?: string) {
  const of = (row: string) => counted.map((column) => `${row}.${column}`).join(', ')
  const all = (row: string) => `${row}.status, ${further ? `${row}.${further}, ` : ''}${of(row)}`
  const add = (sign: number, row: string) =>
    `insert into kind_count_change (sign, ${counted.join(', ')}) values (${sign}, ${of(row)});`
  await sql`
    create or replace function record_count_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and ${sql.raw(isIn('old'))} then ${sql.raw(add(-1, 'old'))} end if;
      if tg_op <> 'DELETE' and ${sql.raw(isIn('new'))} then ${sql.raw(add(1, 'new'))} end if;
      return null;
    end $$
  `.execute(db)
  await sql`drop trigger listing_changed on listing`.execute(db)
  await sql`
    create trigger listing_changed after update on listing for each row when (
      (old.status = 'active' or new.status = 'active')
      and (${sql.raw(all('old'))}) is distinct from (${sql.raw(all('new'))})
    ) execute function record_count_change()
  `.execute(db)
}
