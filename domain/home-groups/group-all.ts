import type { Db } from '#db/connect.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { markAgent } from '#domain/owner-checks/mark-agent.ts'

const AT_ONCE = 500

/**
 * Groups every listing on show in batches: those from before there were groups, and those that a
 * lost job has missed. Then works out which of their owners are agents. The rest is queued, so that
 * no job takes long.
 */
export async function groupAll(db: Db, after?: string) {
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'ownerId'])
    .where('status', '=', 'active')
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of listings) await groupListing(db, id)
  for (const owner of new Set(listings.map(({ ownerId }) => ownerId))) await markAgent(db, owner)
  const last = listings.at(-1)
  if (last && listings.length === AT_ONCE) await enqueue(db, 'group-all-homes', { after: last.id })
}
