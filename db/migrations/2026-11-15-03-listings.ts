import { type Kysely, sql } from 'kysely'

/**
 * A listing starts as a draft and fills up step by step, so answers may be null;
 * the last checks make sure that nothing incomplete is ever shown.
 */
export async function up(db: Kysely<unknown>) {
  await createListing(db)
  await createListingIndexes(db)

  await sql`
    create table photo (
      key         text primary key,            -- also the name of its files
      owner_id    uuid references app_user on delete cascade,
      purpose     text not null check (purpose in ('listing', 'profile')),
      width       integer not null,
      height      integer not null,
      placeholder text not null default '',    -- a colour shown until the picture is there
      created_at  timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index photo_of_owner on photo (owner_id, created_at desc)`.execute(db)

  await sql`
    create table listing_report (
      id          uuid primary key default uuid_v7(),
      listing_id  uuid not null references listing on delete cascade,
      reporter_id uuid references app_user on delete set null,
      reason      text not null
                  check (reason in ('fake', 'sold', 'wrong_price', 'wrong_photos', 'agent', 'offensive', 'other')),
      note        text not null default '' check (char_length(note) <= 1000),
      status      text not null default 'new' check (status in ('new', 'done')),
      created_at  timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index listing_report_newest on listing_report (created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create unique index listing_report_once on listing_report (listing_id, reporter_id)
    where status = 'new'
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['listing_report', 'photo', 'listing']) {
    await sql`drop table ${sql.id(table)}`.execute(db)
  }
}

async function createListing(db: Kysely<unknown>) {
  await sql`
    create table listing (
      id            uuid primary key default uuid_v7(),
      spn           text not null unique check (spn ~ '^SPN[0-9A-HJKMNP-TV-Z]{8}$'),
      owner_id      uuid not null references app_user on delete cascade,
      status        text not null default 'draft'
                    check (status in ('draft', 'under_review', 'review_failed', 'active', 'sold_out', 'delete')),
      status_reason text not null default '',

      category      text not null check (category in ('residential', 'commercial')),
      deal          text not null check (deal in ('rent', 'resale')),
      property_type text check (property_type in (
                      'apartment', 'individual_floor', 'individual_house', 'villa', 'plot', 'agricultural_land',
                      'office_space', 'co-working', 'shop', 'showroom', 'cafe', 'wharehouse', 'other')),
      ownership     text check (ownership in ('on_lease', 'self_owned')),
      bhk           text check (bhk in ('1rk', '1bhk', '2bhk', '3bhk', '3mbhk')),
      plot_area     integer check (plot_area > 0),
      built_up_area integer check (built_up_area > 0),
      area_unit     text not null default 'sq_ft' check (area_unit in ('sq_ft')),
      property_age  text check (property_age in (
                      'under_construction', 'less_than_a_year', '1_3_year', '3_5_year', '5_10_year',
                      'more_than_10_year')),
      facing        text check (facing in (
                      'east', 'west', 'north', 'south', 'north_east', 'south_east', 'north_west', 'south_west')),
      floor         text check (floor ~ '^(ground|lower_basement|upper_basement|full_building|[1-9][0-9]?)$'),
      total_floors  text check (total_floors ~ '^(ground_only|[1-9][0-9]?)$'),
      building_type text check (building_type in (
                      'independent_house', 'bussiness_park', 'mall', 'standlone_building', 'independent_shop')),
      other_features text[] not null default '{}'
                    check (other_features <@ array['on_main_road', 'corner_property']),

      city          text check (city in (
                      'hisar', 'bhiwani', 'gurugram', 'delhi', 'faridabad', 'noida', 'ghaziabad')),
      address       text check (char_length(address) <= 300),
      locality      text,
      place_id      text,                       -- the gazetteer's id of the locality
      pin_code      text check (pin_code ~ '^[1-9][0-9]{5}$'),
      lat           double precision check (lat between -90 and 90),
      lng           double precision check (lng between -180 and 180),

      price         bigint check (price between 1 and 99999999999999),
      price_negotiable boolean not null default false,
      deposit       bigint check (deposit between 0 and 99999999999999),
      deposit_negotiable boolean not null default false,
      ideal_for     text check (char_length(ideal_for) <= 200),
      maintenance   text check (maintenance in ('maintance_included', 'maintance_extra')),
      available_from date,
      tenure        text check (tenure in ('only_rent', 'only_lease')),
      lease_years   smallint check (lease_years between 1 and 49),
      lock_in_years smallint check (lock_in_years between 1 and 49),
      under_loan    boolean,
      tenants       text[] not null default '{}'
                    check (tenants <@ array['any_one', 'family', 'bachelor_male', 'bachelor_female', 'company']),
      furnishing    text check (furnishing in ('full_furnished', 'semi_furnished', 'un_furnished')),
      parking       text check (parking in ('car', 'bike', 'car_and_bike', 'none')),
      commercial_parking text check (commercial_parking in ('none', 'public_reserved', 'public', 'reserve')),
      description   text check (char_length(description) <= 4000),

      bathrooms     smallint check (bathrooms between 1 and 10),
      balconies     smallint check (balconies between 0 and 10),
      amenities     text[] not null default '{}' check (amenities <@ array[
                      'amenities_security_guard', 'amenities_gym', 'amenities_air_conditioner',
                      'amenities_wifi', 'amenities_lift', 'amenities_swimming_pool',
                      'amenities_children_play_area', 'amenities_fire_safety', 'amenities_shopping_center',
                      'amenities_park', 'amenities_gas_pipeline', 'amenities_rain_water_harvesting',
                      'amenities_power_backup', 'amenities_visitor_parking', 'amenities_non_veg']),
      washroom      text check (washroom in ('shared', 'private', 'no')),
      lift          text check (lift in ('none', 'common', 'personal')),
      power_backup  text check (power_backup in ('full', 'partial', 'none', 'need_to_arrange', 'dg_backup')),
      water_supply  text check (water_supply in ('corporation', 'borewell', 'both')),
      water_storage boolean,
      tax_paid      boolean,
      occupancy_certificate boolean,
      sale_deed     boolean,

      photos        text[] not null default '{}' check (cardinality(photos) <= 10),
      search_text   text not null default '',   -- normalised words of place, address and type
      tsv           tsvector generated always as (to_tsvector('simple', search_text)) stored,
      active_at     timestamptz,
      submitted_at  timestamptz,
      created_at    timestamptz not null default now(),
      updated_at    timestamptz not null default now(),

      constraint listing_bhk_is_residential check (bhk is null or category = 'residential'),
      constraint listing_shown_is_complete check (
        status not in ('under_review', 'active', 'sold_out')
        or num_nulls(property_type, city, address, lat, lng, price, built_up_area) = 0
      ),
      constraint listing_shown_has_date check (
        status not in ('active', 'sold_out') or active_at is not null
      )
    )
  `.execute(db)
  await sql`
    create trigger listing_touch before update on listing
    for each row execute function touch_updated_at()
  `.execute(db)
}

/** Partial on active listings: search never reads others, and only a literal status matches them. */
async function createListingIndexes(db: Kysely<unknown>) {
  await sql`
    create index listing_search_bhk on listing (city, category, deal, bhk, active_at desc, id desc)
    include (price) where status = 'active'
  `.execute(db)
  await sql`
    create index listing_search on listing (city, category, deal, active_at desc, id desc)
    include (price, bhk) where status = 'active'
  `.execute(db)
  await sql`
    create index listing_words on listing using gin (city, deal, tsv) where status = 'active'
  `.execute(db)
  await sql`
    create index listing_in_place on listing (city, place_id, active_at desc, id desc)
    where status = 'active'
  `.execute(db)
  await sql`create index listing_on_map on listing (lat, lng) where status = 'active'`.execute(db)
  await sql`
    create index listing_facets on listing (city, category, deal)
    include (bhk, property_type, furnishing, price) where status = 'active'
  `.execute(db)
  await sql`create index listing_of_owner on listing (owner_id, updated_at desc)`.execute(db)
  await sql`create index listing_by_status on listing (status, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index listing_newest on listing (created_at desc, id desc)`.execute(db)
}
