import { sql } from 'kysely'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchSummary } from '#contract/search/search-words.ts'
import type { Db } from '#db/connect.ts'
import { travelWords } from '#domain/travel/travel-words.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The same search again within this time is one search: somebody went back or reloaded. */
const SAME_MINUTES = 15

/**
 * Keeps what a signed-in viewer searched for. A search without words and filters is not kept. That
 * an account was erased meanwhile must not keep the results from being shown.
 */
export async function recordSearch(db: Db, viewer: Viewer | null, search: ListingSearch) {
  const text = [searchSummary(search), travelWords(search)].filter(Boolean).join(', ')
  if (!viewer || !text) return

  const { city, region, drawn, to, within, category = null, deal = null } = search
  const where = { text: search.text.trim(), region, drawn, to, within }
  const filters = JSON.stringify({ ...search.filters, ...where })
  await sql`
    insert into search_record (user_id, text, city, category, deal, filters)
    select id, ${text}, ${city}, ${category}, ${deal}, ${filters}::jsonb
    from app_user
    where id = ${viewer.id} and erased_at is null and not exists (
      select from search_record
      where user_id = ${viewer.id} and created_at > now() - make_interval(mins => ${SAME_MINUTES})
        and text = ${text} and city = ${city}
        and category is not distinct from ${category}::text
        and deal is not distinct from ${deal}::text
    )
    for key share of app_user
  `.execute(db)
}
