import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

type Told = Pick<Listing, 'representedBy' | 'ways' | 'firstShownAt'>
type Member = Told &
  Pick<Listing, 'id' | 'ownerId' | 'status' | 'price' | 'photos' | 'activeAt'> & {
    /** The first day on which the home was listed, in earlier listings too. */
    shownSince: Date | null
  }

const nothing: Told = { representedBy: null, ways: null, firstShownAt: null }

/**
 * Lets one listing of a home stand for all of its listings on show: the cheapest, so that a search
 * up to a price finds the home whenever it can be had for that; then the one with more pictures,
 * then the older one. A home that is down to one listing is dissolved.
 */
export async function showHome(trx: Db, homeId: string) {
  const members = await lockMembers(trx, homeId)
  const shown = members.filter(({ status }) => status === 'active').toSorted(byOffer)
  const first = shown.length > 1 ? shown[0] : undefined
  for (const member of members) {
    const isShown = member.status === 'active'
    const isWay = first !== undefined && isShown
    await tell(trx, member, {
      representedBy: isWay && member !== first ? first.id : null,
      ways: isWay ? shown.length : null,
      firstShownAt: isShown ? firstShownBefore(member, members) : null,
    })
  }
  if (members.length === 1) {
    await trx.deleteFrom('homeListing').where('homeId', '=', homeId).execute()
  }
}

/** Shows a listing whose home has no other listing. */
export function showAlone(trx: Db, listing: Listing) {
  return tell(trx, listing, nothing)
}

function lockMembers(trx: Db, homeId: string): Promise<Member[]> {
  return (
    trx
      .selectFrom('homeListing')
      .innerJoin('listing', 'listing.id', 'homeListing.listingId')
      .select(['id', 'ownerId', 'status', 'price', 'photos', 'activeAt'])
      .select(['representedBy', 'ways', 'firstShownAt'])
      .select(
        sql<Date | null>`least(active_at, (
          select min(shown_since) from listing_price where listing_price.listing_id = listing.id
        ))`.as('shownSince'),
      )
      .where('homeId', '=', homeId)
      // Locked in one order, so that two processes that lock several listings never deadlock.
      .orderBy('id')
      .forNoKeyUpdate('listing')
      .execute()
  )
}

/** When the owner's earlier listings of the home began, if there are any. */
function firstShownBefore(member: Member, members: Member[]) {
  const days = members.flatMap(({ id, ownerId, shownSince }) =>
    ownerId === member.ownerId && id !== member.id && shownSince ? [shownSince] : [],
  )
  const first = days.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return first && member.shownSince && first < member.shownSince ? first : null
}

async function tell(trx: Db, before: Told & { id: string }, told: Told) {
  const isTold =
    before.representedBy === told.representedBy &&
    before.ways === told.ways &&
    before.firstShownAt?.getTime() === told.firstShownAt?.getTime()
  if (isTold) return
  await trx.updateTable('listing').set(told).where('id', '=', before.id).execute()
}

function byOffer(a: Member, b: Member) {
  return (
    (a.price ?? 0) - (b.price ?? 0) ||
    b.photos.length - a.photos.length ||
    (a.activeAt?.getTime() ?? 0) - (b.activeAt?.getTime() ?? 0) ||
    (a.id < b.id ? -1 : 1)
  )
}
