import { type Kysely, sql } from 'kysely'

/**
 * For counting what a named place has: the listings in it from an index alone, and those that only
 * mention its name by one look at the index of words, which now knows the place of each listing.
 */
export async function up(db: Kysely<unknown>) {
  // Not for parallel plans: to start workers takes longer than what they would do.
  await sql`
    create function listing_words(city text, category text, deal text, words text, place text)
    returns tsvector language plpgsql immutable parallel unsafe cost 1000 as $$
    begin
      return array_to_tsvector(string_to_array(trim(replace(
        ' ' || words || coalesce(' @' || place, ''),
        ' ', ' ' || city || '/' || category || '/' || deal || '/'
      )), ' '));
    end $$
  `.execute(db)
  await replaceIndexes(db, {
    listing_words: 'using gin (listing_words(city, category, deal, search_text, place_id))',
    listing_in_place: `(city, category, deal, place_id, active_at desc, id desc) include (price, bhk,
      bedrooms, property_type, furnishing, parking, commercial_parking, property_age, available_from)`,
  })
  await sql`drop function listing_words(text, text, text, text)`.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    create function listing_words(city text, category text, deal text, words text)
    returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
    begin
      return array_to_tsvector(string_to_array(trim(replace(
        ' ' || words, ' ', ' ' || city || '/' || category || '/' || deal || '/'
      )), ' '));
    end $$
  `.execute(db)
  await replaceIndexes(db, {
    listing_words: 'using gin (listing_words(city, category, deal, search_text))',
    listing_in_place: '(city, category, deal, place_id, active_at desc, id desc)',
  })
  await sql`drop function listing_words(text, text, text, text, text)`.execute(db)
}

/** New ones are made beside the old, so that searches go on until the last moment. */
async function replaceIndexes(db: Kysely<unknown>, indexes: Record<string, string>) {
  const next = (name: string) => sql.id(`${name}_next`)
  for (const [name, definition] of Object.entries(indexes)) {
    await sql`
      create index ${next(name)} on listing ${sql.raw(definition)} where status = 'active'
    `.execute(db)
  }
  for (const name of Object.keys(indexes)) {
    await sql`drop index ${sql.id(name)}`.execute(db)
    await sql`alter index ${next(name)} rename to ${sql.id(name)}`.execute(db)
  }
}
