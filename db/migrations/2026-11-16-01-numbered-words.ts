import { type Kysely, sql } from 'kysely'

/**
 * Adds `sector57` to the search texts of listings in Sector 57, as listingSearchText does for new
 * ones. Not an edit by the owner, so updated_at stays.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table listing disable trigger listing_touch`.execute(db)
  await sql`
    update listing set search_text = left(search_text || ' ' || joined, 500)
    from (
      select id, string_agg(distinct case left(found[1], 2)
          when 'se' then 'sector' when 'ph' then 'phase' when 'po' then 'pocket'
          when 'pk' then 'pocket' else found[1]
        end || case found[2]
          when 'i' then '1' when 'ii' then '2' when 'iii' then '3' when 'iv' then '4' else found[2]
        end, ' ') as joined
      from listing, regexp_matches(
        lower(concat_ws(', ', locality, address)),
        '\\m(sector|sect|sec|phase|ph|block|pocket|pkt|part|ward|gali|tower)[ .-]*([0-9]{1,4}[a-d]?|i{1,3}|iv)\\M',
        'g'
      ) as found
      group by id
    ) as numbered
    where listing.id = numbered.id
  `.execute(db)
  await sql`alter table listing enable trigger listing_touch`.execute(db)
}

export async function down() {
  // The words that were added stay: without rules that look for them they find nothing.
}
