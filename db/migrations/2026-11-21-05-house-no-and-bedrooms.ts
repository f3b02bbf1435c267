import { type Kysely, sql } from 'kysely'

/** House numbers apart from addresses, and how many bedrooms there are beyond three. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table listing
      add column house_no text check (char_length(house_no) <= 40),
      add column bedrooms smallint check (bedrooms between 4 and 9),
      add constraint listing_bedrooms_are_many check (bedrooms is null or bhk = '3mbhk')
  `.execute(db)
  await moveHouseNumbers(db)
  await createSearchIndexes(db, `${filtered}, bedrooms`)
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    update listing set address = left(house_no || ', ' || address, 300) where house_no is not null
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
  await sql`alter table listing drop column house_no, drop column bedrooms`.execute(db)
  await createSearchIndexes(db, filtered)
}

/** What a search filters by, so that only the listings of one page are read from the table itself. */
const filtered = `price, bhk, property_type, furnishing, parking, commercial_parking, property_age,
  available_from, built_up_area, place_id`

async function createSearchIndexes(db: Kysely<unknown>, columns: string) {
  const indexes = {
    listing_search: `(city, category, deal, active_at desc, id desc)
      include (${columns}, lat, lng, search_text)`,
    listing_on_map: `(city, category, deal, lat) include (lng, id, active_at, ${columns})`,
  }
  for (const [name, definition] of Object.entries(indexes)) {
    await sql`drop index if exists ${sql.id(name)}`.execute(db)
    await sql`
      create index ${sql.id(name)} on listing ${sql.raw(definition)} where status = 'active'
    `.execute(db)
  }
}

/** A part of an address that names itself as a number, or a first part that is nothing else. */
const named =
  '(?:flat|house|h[ .]*no|apartment|apt|unit|villa|plot|shop|door|kothi|makan|godown|khasra)[ .]*(?:no|num|number)?[ .:#-]*[a-z]{0,2}[ /-]?[a-z]?[0-9]{1,5}[a-z]?(?:[ /-]+[0-9]{1,5}[a-z]?)*'
const bare = '#?[ ]*[a-z]?[ /-]?[0-9]{1,5}[a-z]?(?:[ ]?[/-][ ]?[0-9]{1,5}[a-z]?)*'

/**
 * Takes from addresses what is plainly a house number. Nothing is lost: those who may see it read it
 * before the address. Other addresses stay as they were written. Not an edit by the owner, so
 * updated_at stays.
 */
async function moveHouseNumbers(db: Kysely<unknown>) {
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    with part as (
      select listing.id, at, trim(text) as text,
        trim(text) ~* ${`^${named}$`} or (at = 1 and trim(text) ~* ${`^${bare}$`}) as is_number
      from listing, unnest(string_to_array(address, ',')) with ordinality as part (text, at)
    ),
    moved as (
      select distinct on (id) id, at, text from part
      where is_number and char_length(text) <= 40 order by id, at
    ),
    kept as (
      select part.id, moved.text as house_no, string_agg(part.text, ', ' order by part.at) as address
      from part join moved on moved.id = part.id and moved.at <> part.at
      group by part.id, moved.text
    ),
    words as (
      select listing.id, string_agg(word, ' ' order by at) as search_text
      from kept join listing using (id),
        unnest(string_to_array(listing.search_text, ' ')) with ordinality as each (word, at)
      where not (
        word = any(regexp_split_to_array(lower(kept.house_no), '[^[:alnum:]]+'))
        and word <> all(regexp_split_to_array(
          lower(concat_ws(' ', kept.address, locality, pin_code, property_type)), '[^[:alnum:]]+'))
      )
      group by listing.id
    )
    update listing
    set house_no = kept.house_no, address = kept.address, search_text = words.search_text
    from kept join words using (id)
    where listing.id = kept.id
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
}
