import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many listings the viewer has in each status. */
export async function countOwnListings(db: Db, viewer: Pick<Viewer, 'id'>) {
  const rows = await db
    .selectFrom('listing')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .groupBy('status')
    .execute()
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    listingStatuses.values.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ListingStatus, number>
}
