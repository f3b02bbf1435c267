import { sql } from 'kysely'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { City } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/** How far back views make a listing popular. */
const DAYS = 14

export type Popular = {
  listings: ListingCard[]
  /** Whether people have looked at any of them lately; else they are only the newest. */
  isPopular: boolean
}

/** The listings of a city by how many people looked at them lately, of every kind, then the newest. */
export async function listPopular(
  db: Db,
  city: City,
  limit: number,
  now = new Date(),
): Promise<Popular> {
  const rule = { key: `viewed ${city} ${limit}`, seconds: 300, staleSeconds: 600, minCostMs: 10 }
  const [viewed, newest] = await Promise.all([
    ttlCache(db, rule, () => mostViewed(db, city, limit, now)),
    searchListings(db, { city, text: '', filters: noFilters }, {}, { limit, now }),
  ])
  const known = new Set(viewed.map(({ spn }) => spn))
  const others = newest.listings.filter(({ spn }) => !known.has(spn))
  return { listings: [...viewed, ...others].slice(0, limit), isPopular: viewed.length > 0 }
}

async function mostViewed(db: Db, city: City, limit: number, now: Date) {
  const { rows } = await sql<CardRow>`
    select id, price, built_up_area, ${sql.raw(cardColumns)}
    from listing join (
      select listing_id, sum(views) as viewers from listing_views
      where day > ${addDays(indiaDay(now), -DAYS)} group by listing_id
    ) lately on lately.listing_id = listing.id
    where city = ${city} and status = 'active' and represented_by is null
    order by viewers desc, active_at desc, id desc
    limit ${limit}
  `.execute(db)
  return rows.map((row) => toCard(row, now))
}
