import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { factColumns } from '#domain/home-groups/home-facts.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'

const telling = [...factColumns, 'photos', 'status'] as const

/**
 * Queues `groupListing`, in the transaction that shows or hides a listing or changes what tells
 * homes apart.
 */
export async function groupSoon(trx: Db, before: Listing, after: Listing) {
  const isErased = after.hiddenBecause === 'erased' && before.status !== after.status
  if (before.status !== 'active' && after.status !== 'active' && !isErased) return
  const isChanged = telling.some((name) => `${before[name]}` !== `${after[name]}`)
  if (isChanged) await enqueue(trx, 'group-homes', { listingId: after.id })
}
