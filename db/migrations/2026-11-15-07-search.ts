import { type Kysely, sql } from 'kysely'

/** What a search filters by, so that only the listings of one page are read from the table itself. */
const filtered = `price, bhk, property_type, furnishing, parking, commercial_parking, property_age,
  available_from, built_up_area, place_id`

/** Indexes of active listings by kind: everybody searches in one city, category and deal. */
export async function up(db: Kysely<unknown>) {
  for (const name of Object.keys(formerIndexes)) await sql`drop index ${sql.id(name)}`.execute(db)

  // The index of words has them from the text itself.
  await sql`alter table listing drop column tsv`.execute(db)
  // An entry of an index has room for some 2000 bytes.
  await sql`
    alter table listing add constraint listing_search_text_is_short
      check (char_length(search_text) <= 500)
  `.execute(db)
  // One word of one kind is one entry, found at once however common the word is in other cities.
  // Not plain SQL, whose cost would be guessed: only with this one is the index always preferred.
  await sql`
    create function listing_words(city text, category text, deal text, words text)
    returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
    begin
      return array_to_tsvector(string_to_array(trim(replace(
        ' ' || words, ' ', ' ' || city || '/' || category || '/' || deal || '/'
      )), ' '));
    end $$
  `.execute(db)
  for (const [name, columns] of Object.entries(newIndexes)) {
    await sql`
      create index ${sql.id(name)} on listing ${sql.raw(columns)} where status = 'active'
    `.execute(db)
  }
}

export async function down(db: Kysely<unknown>) {
  for (const name of Object.keys(newIndexes)) await sql`drop index ${sql.id(name)}`.execute(db)
  await sql`drop function listing_words`.execute(db)
  await sql`alter table listing drop constraint listing_search_text_is_short`.execute(db)
  await sql`
    alter table listing add column tsv tsvector
      generated always as (to_tsvector('simple', search_text)) stored
  `.execute(db)
  for (const [name, columns] of Object.entries(formerIndexes)) {
    await sql`
      create index ${sql.id(name)} on listing ${sql.raw(columns)} where status = 'active'
    `.execute(db)
  }
}

const newIndexes = {
  listing_search: `(city, category, deal, active_at desc, id desc)
    include (${filtered}, lat, lng, search_text)`,
  listing_by_price: '(city, category, deal, price, id)',
  listing_words: 'using gin (listing_words(city, category, deal, search_text))',
  listing_in_place: '(city, category, deal, place_id, active_at desc, id desc)',
  listing_on_map: `(city, category, deal, lat) include (lng, id, active_at, ${filtered})`,
  listing_by_type: '(city, category, deal, property_type)',
  listing_by_locality: '(city, category, deal, locality) include (lat, lng)',
}

const formerIndexes = {
  listing_search: '(city, category, deal, active_at desc, id desc) include (price, bhk)',
  listing_words: 'using gin (city, deal, tsv)',
  listing_in_place: '(city, place_id, active_at desc, id desc)',
  listing_on_map: '(lat, lng)',
  listing_facets: '(city, category, deal) include (bhk, property_type, furnishing, price)',
}
