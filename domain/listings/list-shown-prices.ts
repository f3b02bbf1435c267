import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

export type ShownPrice = { price: number; shownSince: Date }

const MOST = 12

/** The prices a listing was shown with for its deal, the latest first; none while it has its first. */
export async function listShownPrices(
  db: Db,
  { id, deal, priceChangedAt }: Pick<Listing, 'id' | 'deal' | 'priceChangedAt'>,
): Promise<ShownPrice[]> {
  if (priceChangedAt === null) return []
  return db
    .selectFrom('listingPrice')
    .select(['price', 'shownSince'])
    .where('listingId', '=', id)
    .where('deal', '=', deal)
    .orderBy('shownSince', 'desc')
    .limit(MOST)
    .execute()
}
