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
  return ttlCache(db, rule, () =>
    db
      .selectFrom('listing')
      .select(['city', 'category', 'deal', 'propertyType'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'active')
      .where('representedBy', 'is', null)
      .groupBy(['city', 'category', 'deal', 'propertyType'])
      .$castTo<ActiveCount>()
      .execute(),
  )
}
