import { sql } from 'kysely'
import { reviewLimits } from '#contract/limits/review.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * What waits for the viewer and since when: listings under review, and shown ones that are in the
 * queue only because somebody complained about them. Listings of blocked owners wait for the end of
 * the block, the viewer's own for another member of staff.
 */
export function waitingFor({ id }: Pick<Viewer, 'id'>) {
  return sql`
    select listing.id, spn, min(since) as since, bool_and(is_complaint) as is_complaint,
      coalesce(max(score), 0) >= ${reviewLimits.waitingScore} as is_over_limit
    from (
      select id, submitted_at as since, false as is_complaint from listing
      where status = 'under_review' and (
        revises is null
        -- Changes to a listing that is no longer shown wait until it is.
        or exists (select from listing shown where shown.id = listing.revises and shown.status in ('active', 'sold_out'))
      )
      union all
      select listing_id, created_at, true from complaint where status = 'new'
    ) as entry
    join listing using (id)
    join app_user on app_user.id = owner_id and blocked_at is null
    left join listing_score on listing_score.listing_id = listing.id
    where listing.status in ('under_review', 'active', 'sold_out') and owner_id <> ${id}
    group by listing.id, spn`
}

/**
 * The listing that has waited longest and that nobody else looks at, claimed for the viewer; not
 * one that was skipped in this session. Listings whose score reaches the limit come first: they may
 * be out of view by mistake.
 */
export function takeNext(db: Db, viewer: Viewer) {
  return inTransaction(db, async (trx) => {
    for (;;) {
      const next = await findNext(trx, viewer)
      // A colleague may have claimed it after the statement took its snapshot.
      if (!next || (await claimListing(trx, viewer, next.id)).isMine) return next
    }
  })
}

async function findNext(trx: Db, viewer: Viewer) {
  const { rows } = await sql<{ id: string; spn: string }>`
    with waiting as (${waitingFor(viewer)})
    select listing.id, listing.spn
    from waiting join listing using (id)
    where not exists (
        select from review_claim
        where listing_id = listing.id and staff_id <> ${viewer.id} and expires_at > now()
      )
      and not exists (${skipped(viewer)})
    order by is_over_limit desc, waiting.since, waiting.id
    limit 1
    for no key update of listing skip locked
  `.execute(trx)
  return rows[0]
}

/** A listing that is sent in again after it was skipped is no longer skipped. */
function skipped({ sessionId }: Viewer) {
  return sql`
    select from review_skip
    where listing_id = waiting.id and session_id = ${sessionId} and skipped_at >= since`
}

/** Passes a listing over for the rest of the session, and leaves it to the others. */
export function skipListing(db: Db, viewer: Viewer, ref: string) {
  return inTransaction(db, async (trx) => {
    const listing = await findListing(trx, viewer, ref)
    if (!listing) return
    const { sessionId, id: staffId } = viewer
    const listingId = listing.id
    await trx
      .insertInto('reviewSkip')
      .values({ sessionId, listingId })
      .onConflict((conflict) =>
        conflict.columns(['sessionId', 'listingId']).doUpdateSet({ skippedAt: sql<Date>`now()` }),
      )
      .execute()
    await trx
      .deleteFrom('reviewClaim')
      .where('listingId', '=', listingId)
      .where('staffId', '=', staffId)
      .execute()
  })
}

/** Forgets what the viewer has skipped in this session. */
export async function forgetSkipped(db: Db, { sessionId }: Viewer) {
  await db.deleteFrom('reviewSkip').where('sessionId', '=', sessionId).execute()
}

/**
 * How many listings wait for the viewer, claimed ones included, and how many the viewer has
 * skipped.
 */
export async function countWaiting(db: Db, viewer: Viewer) {
  const { rows } = await sql<{ all: number; skipped: number }>`
    select count(*) as all, count(*) filter (where exists (${skipped(viewer)})) as skipped
    from (${waitingFor(viewer)}) as waiting
  `.execute(db)
  return rows[0] ?? { all: 0, skipped: 0 }
}
