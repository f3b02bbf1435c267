import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { compareListing } from '#domain/home-groups/compare-listing.ts'
import { listMembers } from '#domain/home-groups/list-members.ts'

/** A listing of the same home, as staff see it. */
export type HomeMember = Pick<Listing, 'spn' | 'status' | 'price'> & {
  isSameOwner: boolean
  /** Only alike so far: it joins when the other one is shown. */
  isExpected: boolean
}

type Member = Pick<Listing, 'spn' | 'status' | 'price' | 'ownerId'>

/** For staff: the other listings of a home, or those that a listing which waits would join. */
export async function findHome(db: Db, listing: Listing): Promise<HomeMember[]> {
  const members = (await listMembers(db, listing.id)).filter(({ id }) => id !== listing.id)
  const expected = listing.status === 'under_review' ? await listExpected(db, listing) : []
  const known = new Set(members.map(({ id }) => id))
  const toMember =
    (isExpected: boolean) =>
    ({ spn, status, price, ownerId }: Member) => ({
      spn,
      status,
      price,
      isSameOwner: ownerId === listing.ownerId,
      isExpected,
    })
  return [
    ...members.map(toMember(false)),
    ...expected.filter(({ id }) => !known.has(id)).map(toMember(true)),
  ]
}

async function listExpected(db: Db, listing: Listing) {
  const { same } = await compareListing(db, listing)
  // A revision is of the same home as its listing.
  const others = same.filter((id) => id !== listing.revises)
  if (others.length === 0) return []
  return db
    .selectFrom('listing')
    .select(['id', 'spn', 'status', 'ownerId', 'price'])
    .where('id', 'in', others)
    .execute()
}
