import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

export type ShownPrice = { price: number; shownSince: Date }

type Shown = Pick<Listing, 'id' | 'ownerId' | 'deal' | 'priceChangedAt' | 'firstShownAt'>

const MOST = 12

/**
 * The prices that a home was shown with for a deal by the owner of a listing, the latest first: in
 * this listing and in earlier ones of the same home. Empty while there is only the first price.
 */
export async function listShownPrices(db: Db, listing: Shown): Promise<ShownPrice[]> {
  if (listing.firstShownAt !== null) return listOfHome(db, listing)
  if (listing.priceChangedAt === null) return []
  return db
    .selectFrom('listingPrice')
    .select(['price', 'shownSince'])
    .where('listingId', '=', listing.id)
    .where('deal', '=', listing.deal)
    .orderBy('shownSince', 'desc')
    .limit(MOST)
    .execute()
}

async function listOfHome(db: Db, { id, ownerId, deal }: Shown) {
  const own = sql`
    select listing.id from home_listing as mine
    join home_listing as other using (home_id) join listing on listing.id = other.listing_id
    where mine.listing_id = ${id} and listing.owner_id = ${ownerId}`
  // The first price of a listing has a row only once the price has changed or the listing has left.
  const { rows } = await sql<ShownPrice>`
    select price, shown_since from listing_price
    where listing_id in (${own}) and deal = ${deal}
    union all
    select price, active_at from listing
    where id in (${own}) and deal = ${deal} and price is not null and active_at is not null
      and not exists (select from listing_price where listing_id = listing.id)
    order by shown_since desc
  `.execute(db)
  return rows.filter(({ price }, at) => price !== rows[at + 1]?.price).slice(0, MOST)
}
