import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * What waits for the staff, with the moment since when: listings under review, and shown ones that
 * somebody reported. Those of blocked owners wait for the block to end.
 */
const waiting = sql`
  select listing.id, spn, min(since) as since
  from (
    select id, submitted_at as since from listing where status = 'under_review'
    union all
    select listing_id, created_at from listing_report where status = 'new'
  ) as entry
  join listing using (id)
  join app_user on app_user.id = owner_id and blocked_at is null
  where listing.status in ('under_review', 'active', 'sold_out')
  group by listing.id, spn`

/**
 * The listing that has waited longest and that nobody else looks at, claimed for the viewer. With
 * `after`, the one that follows it; after the last one the queue begins again.
 */
export function takeNext(db: Db, viewer: Viewer, { after }: { after?: string | undefined } = {}) {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; spn: string }>`
      with waiting as (${waiting}),
      passed as (select since, id from waiting where spn = ${after ?? null})
      select listing.id, listing.spn
      from waiting join listing using (id)
      where listing.spn is distinct from ${after ?? null}
        and not exists (
          select from review_claim
          where listing_id = listing.id and staff_id <> ${viewer.id} and expires_at > now()
        )
      order by ((waiting.since, waiting.id) <= (select since, id from passed)) is true,
        waiting.since, waiting.id
      limit 1
      for no key update of listing skip locked
    `.execute(trx)
    const [next] = rows
    if (next) await claimListing(trx, viewer, next.id)
    return next
  })
}

/** How many wait, those that somebody looks at included. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${waiting}) as waiting
  `.execute(db)
  return rows[0]?.count ?? 0
}
