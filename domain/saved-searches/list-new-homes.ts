import { sql } from 'kysely'
import { savedSearchLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'

/** A home that is new to a saved search, and what it cost before its price fell. */
export type NewHome = ListingCard & { priceWas: number | null }

type Row = CardRow & { savedSearchId: string; priceWas: number | null }

/** The newest homes that each of somebody's saved searches has found since they last looked. */
export async function listNewHomes(
  db: Db,
  userId: string,
  { perSearch = savedSearchLimits.named, now = new Date() } = {},
): Promise<Map<string, NewHome[]>> {
  const { rows } = await sql<Row>`
    select s.id as saved_search_id, fresh.* from saved_search s cross join lateral (
      select listing.id, price, built_up_area, ${sql.raw(cardColumns)}, price_was
      from saved_search_match m
      join listing on listing.id = m.listing_id and listing.status = 'active'
      where m.saved_search_id = s.id and m.created_at > s.seen_at
      order by m.created_at desc, m.listing_id desc
      limit ${perSearch}
    ) as fresh
    where s.user_id = ${userId} and s.removed_at is null
  `.execute(db)
  const bySearch = Map.groupBy(rows, ({ savedSearchId }) => savedSearchId)
  return new Map(
    [...bySearch].map(([id, found]) => [
      id,
      found.map(({ savedSearchId: _, priceWas, ...row }) => ({ ...toCard(row, now), priceWas })),
    ]),
  )
}
