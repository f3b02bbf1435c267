import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { publicName } from '#domain/listings/find-listing-owner.ts'

/** One of several listings on show of the same home. */
export type Way = Pick<Listing, 'byAgent' | 'checkedPaper' | 'checkedAt'> & {
  spn: string
  price: number
  owner: string
  since: Date
}

/** The ways to get the home of a listing, its own included, the cheapest first. */
export async function listWays(db: Db, { id, ways }: Pick<Listing, 'id' | 'ways'>): Promise<Way[]> {
  if (ways === null) return []
  const found = await db
    .selectFrom('homeListing as mine')
    .innerJoin('homeListing as other', 'other.homeId', 'mine.homeId')
    .innerJoin('listing', 'listing.id', 'other.listingId')
    .innerJoin('appUser', 'appUser.id', 'listing.ownerId')
    .select(['spn', 'price', 'appUser.name as owner', 'byAgent', 'checkedPaper', 'checkedAt'])
    .select(({ fn }) => fn.coalesce('firstShownAt', 'activeAt').as('since'))
    .where('mine.listingId', '=', id)
    .where('listing.status', '=', 'active')
    .orderBy('price')
    .orderBy('listing.id')
    .$castTo<Way>()
    .execute()
  return found.map((way) => ({ ...way, owner: publicName(way.owner) }))
}
