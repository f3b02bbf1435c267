import { type Kysely, sql } from 'kysely'

/**
 * What homes cost and how long they stay, by place. A job writes these tables, so that pages of
 * places and the sitemap read a few rows however many listings there are. A scope is a city
 * (`gurugram`) or a place of the gazetteer with all that it holds (`gurugram/sector-57`).
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table market_figure (
      scope         text not null,
      city          text not null,
      category      text not null,
      deal          text not null,
      rooms         text not null,        -- '' for all
      property_type text not null,        -- '' for all
      count         integer not null,
      median_price  bigint not null,
      changed_at    timestamptz not null, -- of the listing that was changed last
      primary key (scope, category, deal, rooms, property_type)
    )
  `.execute(db)
  await sql`
    create index market_figure_of_city
    on market_figure (city, category, deal, rooms, property_type, count desc)
  `.execute(db)
  await sql`
    create table market_month (
      scope        text not null,
      city         text not null,
      deal         text not null,
      rooms        text not null,
      month        date not null,
      count        integer not null,
      median_price bigint not null,
      primary key (scope, deal, rooms, month)
    )
  `.execute(db)
  await sql`
    create table market_stay (
      scope       text not null,
      city        text not null,
      category    text not null,
      deal        text not null,
      count       integer not null,
      median_days integer not null,
      primary key (scope, category, deal)
    )
  `.execute(db)
  await sql`
    create table sitemap_chunk (
      city            text not null,
      category        text not null,
      deal            text not null,
      number          integer not null,
      first_active_at timestamptz not null,
      first_id        uuid not null,
      changed_at      timestamptz not null,
      primary key (city, category, deal, number)
    )
  `.execute(db)
  await addLeftAt(db)
}

/** When a listing ceased to be active: `updated_at` moves with whatever is changed later. */
async function addLeftAt(db: Kysely<unknown>) {
  await sql`alter table listing add column left_at timestamptz`.execute(db)
  await sql`
    create function note_listing_left() returns trigger language plpgsql as $$
    begin
      if old.status = 'active' then new.left_at := now();
      elsif new.status = 'active' then new.left_at := null;
      end if;
      return new;
    end $$
  `.execute(db)
  // Not an edit by the owner, so updated_at stays.
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    update listing set left_at = ended.at
    from (
      select subject_id, max(created_at) as at from audit_entry
      where subject_kind = 'listing' and before_state = 'active' and after_state <> 'active'
      group by subject_id
    ) as ended
    where listing.id::text = ended.subject_id and status <> 'active'
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
  await sql`
    create trigger listing_left before update of status on listing for each row
    when (old.status <> new.status) execute function note_listing_left()
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger listing_left on listing`.execute(db)
  await sql`drop function note_listing_left`.execute(db)
  await sql`alter table listing drop column left_at`.execute(db)
  for (const table of ['sitemap_chunk', 'market_stay', 'market_month', 'market_figure']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
}
