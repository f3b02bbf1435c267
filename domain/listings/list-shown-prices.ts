import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

export type ShownPrice = { price: number; shownSince: Date }

type Shown = Pick<
  Listing,
  'id' | 'ownerId' | 'deal' | 'price' | 'activeAt' | 'priceChangedAt' | 'firstShownAt'
>

const MOST = 12

/**
 * The prices a home was shown with for a deal by the owner of a listing, the latest first: in the
 * listing, and in earlier ones that offered the same home; none while it has its first.
 */
export async function listShownPrices(db: Db, listing: Shown): Promise<ShownPrice[]> {
  if (listing.firstShownAt !== null) return listOfHome(db, listing)
  if (listing.priceChangedAt === null) return []
  return selectPrices(db, listing).where('listingId', '=', listing.id).limit(MOST).execute()
}

function selectPrices(db: Db, { deal }: Shown) {
  return db
    .selectFrom('listingPrice')
    .select(['price', 'shownSince'])
    .where('deal', '=', deal)
    .orderBy('shownSince', 'desc')
}

async function listOfHome(db: Db, listing: Shown) {
  const { id, ownerId, price, activeAt } = listing
  const own = db
    .selectFrom('homeListing as mine')
    .innerJoin('homeListing as other', 'other.homeId', 'mine.homeId')
    .innerJoin('listing', 'listing.id', 'other.listingId')
    .select('listing.id')
    .where('mine.listingId', '=', id)
    .where('listing.ownerId', '=', ownerId)
  const kept = await selectPrices(db, listing).where('listingId', 'in', own).execute()
  // The first price of a listing is kept only when it changes or leaves.
  const isKept = kept.some(({ shownSince }) => activeAt && shownSince >= activeAt)
  const shown = price && activeAt && !isKept ? [{ price, shownSince: activeAt }, ...kept] : kept
  return shown
    .filter((each, at) => each.price !== shown[at + 1]?.price)
    .slice(0, MOST)
}
