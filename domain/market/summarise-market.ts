import { sql } from 'kysely'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { bedroomsAsRooms, inScopes } from '#domain/market/scopes.ts'
import { kindsOf, type ListingKind } from '#domain/search/listing-kinds.ts'

/** The sitemap protocol allows 50,000; the last file of a kind grows until the next run. */
const PER_FILE = 40_000

/**
 * Counts the homes on offer in every city and place, with the median of what is asked, and marks where
 * the files of the sitemap begin. Kind by kind, so that no statement takes long.
 */
export async function summariseMarket(db: Db, { perFile = PER_FILE } = {}) {
  for (const kind of allKinds()) {
    await summariseKind(db, kind)
    await markSitemapFiles(db, kind, perFile)
  }
}

/** Whether there are figures already. */
export async function isMarketSummarised(db: Db) {
  const some = await db.selectFrom('marketFigure').select('scope').limit(1).execute()
  return some.length > 0
}

function allKinds() {
  return cities.values.flatMap((city) => kindsOf({ city, category: undefined, deal: undefined }))
}

/** Rows that have not changed are not written again. */
function summariseKind(db: Db, { city, category, deal }: ListingKind) {
  return sql`
    with member as materialized (
      select place_id, ${bedroomsAsRooms} as rooms, property_type, price, updated_at from listing
      where status = 'active' and represented_by is null
        and city = ${city} and category = ${category} and deal = ${deal}
    ), scoped as (${inScopes(city)}), fresh as materialized (
      select scope, coalesce(rooms, '') as rooms, coalesce(property_type, '') as property_type,
        count(*)::int as count, max(updated_at) as changed_at,
        round(percentile_cont(0.5) within group (order by price))::bigint as median_price
      from scoped
      group by grouping sets (
        (scope), (scope, rooms), (scope, property_type), (scope, rooms, property_type)
      )
      having grouping(rooms) = 1 or rooms is not null
    ), gone as (
      delete from market_figure as old
      where city = ${city} and category = ${category} and deal = ${deal} and not exists (
        select from fresh where fresh.scope = old.scope and fresh.rooms = old.rooms
          and fresh.property_type = old.property_type
      )
    )
    insert into market_figure as old
      (scope, city, category, deal, rooms, property_type, count, median_price, changed_at)
    select scope, ${city}, ${category}, ${deal}, rooms, property_type, count, median_price, changed_at
    from fresh
    on conflict (scope, category, deal, rooms, property_type) do update
    set count = excluded.count, median_price = excluded.median_price,
      changed_at = excluded.changed_at
    where (old.count, old.median_price, old.changed_at)
      is distinct from (excluded.count, excluded.median_price, excluded.changed_at)
  `.execute(db)
}

/**
 * Listings in the order in which they became active: a new one is the last, so that earlier files
 * keep their beginnings unless listings leave.
 */
function markSitemapFiles(db: Db, { city, category, deal }: ListingKind, perFile: number) {
  return sql`
    with numbered as (
      select id, active_at, updated_at,
        (row_number() over (order by active_at, id) - 1) / ${perFile}::int as number
      from listing
      where status = 'active' and city = ${city} and category = ${category} and deal = ${deal}
    ), fresh as materialized (
      select number, min(active_at) as first_active_at, max(updated_at) as changed_at,
        (array_agg(id order by active_at, id))[1] as first_id
      from numbered group by number
    ), gone as (
      delete from sitemap_chunk where city = ${city} and category = ${category} and deal = ${deal}
        and number not in (select number from fresh)
    )
    insert into sitemap_chunk
      (city, category, deal, number, first_active_at, first_id, changed_at)
    select ${city}, ${category}, ${deal}, number, first_active_at, first_id, changed_at from fresh
    on conflict (city, category, deal, number) do update set
      first_active_at = excluded.first_active_at, first_id = excluded.first_id,
      changed_at = excluded.changed_at
  `.execute(db)
}
