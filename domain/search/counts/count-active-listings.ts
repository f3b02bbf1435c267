import { sql } from 'kysely'
import type { Category, City, Deal, PropertyType } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** How many active listings of one type there are in a city, for one deal. */
export type ActiveCount = {
  city: City
  category: Category
  deal: Deal
  propertyType: PropertyType
  count: number
}

/** The active listings of every city by kind, one of each home; where counting takes long, it is kept for a minute. */
export function countActiveListings(db: Db): Promise<ActiveCount[]> {
  const rule = { key: 'active listings', seconds: 60, minCostMs: 20, staleSeconds: 600 }
  return ttlCache(db, rule, async () => {
    // Those that another one of the same home stands for are taken away, so that all the others are
    // counted from an index that knows nothing of homes.
    const { rows } = await sql<ActiveCount>`
      select city, category, deal, property_type, sum(count)::integer as count
      from (
        select city, category, deal, property_type, count(*) as count
        from listing where status = 'active' group by 1, 2, 3, 4
        union all
        select city, category, deal, property_type, -count(*)
        from listing where status = 'active' and represented_by is not null group by 1, 2, 3, 4
      ) as counted
      group by 1, 2, 3, 4 having sum(count) > 0
    `.execute(db)
    return rows
  })
}
