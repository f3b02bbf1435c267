import { sql } from 'kysely'
import type { ComplaintReason } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

/** Complaints that suggest fraud; a home that is let already is merely out of date. */
const grave: readonly ComplaintReason[] = [
  'fake',
  'wrong_price',
  'wrong_photos',
  'agent',
  'offensive',
]

/**
 * How many people must complain. Visitors may be one person at two addresses, so they never suffice
 * alone.
 */
const USERS = 3
const VISITORS_PER_USER = 2

/** Open complaints about a listing; strong when several people with accounts agree. */
export async function complaintsOfUsers(db: Db, { id }: Listing): Promise<Signal[]> {
  const { users, visitors } = await countComplaints(db, id)
  if (users + visitors === 0) return []
  const asOneUser = visitors >= VISITORS_PER_USER ? 1 : 0
  const text = texts.review.complained(users + visitors)
  return [{ kind: 'complaints', text, isStrong: users + asOneUser >= USERS }]
}

/**
 * How many people with and without an account have made a grave complaint that staff have not
 * decided about.
 */
export function countComplaints(db: Db, listingId: string) {
  return (
    db
      .selectFrom('complaint')
      .select(({ fn }) => fn.count<number>('complainantId').distinct().as('users'))
      .select(sql<number>`count(*) filter (where complainant_id is null)`.as('visitors'))
      .where('listingId', '=', listingId)
      .where('status', '=', 'new')
      .where('reason', 'in', grave)
      // An owner's complaint about a conversation is not about the owner's own listing.
      .where(
        sql<boolean>`(complainant_id is null
        or complainant_id <> (select owner_id from listing where id = ${listingId}))`,
      )
      .executeTakeFirstOrThrow()
  )
}
