import type { Category, City, Deal, PropertyType } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** How many active listings of one type there are in a city, for one deal. */
export type ActiveCount = {
  city: City
  category: Category
  deal: Deal
  propertyType: PropertyType
  count: number
}

/** The active listings of every city by kind; where counting takes long, it is kept for a minute. */
export function countActiveListings(db: Db): Promise<ActiveCount[]> {
  const rule = { key: 'active listings', seconds: 60, minCostMs: 20, staleSeconds: 600 }
  return ttlCache(db, rule, () =>
    runSql<ActiveCount>(
      db,
      `select city, category, deal, property_type as "propertyType", count(*) as count
       from listing where status = 'active' group by city, category, deal, property_type`,
      new SqlParams(),
    ),
  )
}
