import { sql } from 'kysely'
import { daysBefore } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What a listing waits for: its owner, or for `review` our team. */
export type ListingNeed = 'correct' | 'confirm' | 'enable' | 'finish' | 'review'

export type WaitingListing = Listing & { need: ListingNeed }

/** The most that are read; an owner may have a hundred drafts. */
const MOST = 40

/** For how long a listing that was hidden for want of an answer is offered to be shown again. */
const ENABLE_DAYS = 60

/**
 * The viewer's listings that wait for something, the most urgent kind first and of each the last
 * changed: what staff sent back, "still available?", what was hidden without an answer, drafts; then
 * what our team looks at. Revisions are among them.
 */
export function listWaitingListings(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  now = new Date(),
): Promise<WaitingListing[]> {
  const oldest = daysBefore(now, ENABLE_DAYS)
  return (
    db
      .selectFrom('listing')
      .selectAll()
      .select(need.as('need'))
      .where('ownerId', '=', viewer.id)
      // Worded exactly like the partial index, so that the planner recognises it.
      .where(
        sql<boolean>`(
          status in ('draft', 'under_review', 'review_failed') or asked_at is not null
            or hidden_because = 'unanswered'
        )`,
      )
      .where(sql<boolean>`(
        status in ('draft', 'under_review', 'review_failed')
        or (status = 'active' and asked_at is not null)
        or (status = 'delete' and hidden_because = 'unanswered' and updated_at >= ${oldest})
      )`)
      // While a listing is hidden, its revision waits with it.
      .where(sql<boolean>`(
        revises is null
        or exists (select from listing shown where shown.id = listing.revises and shown.status = 'active')
      )`)
      .orderBy(sql`array_position(${sql.val(order)}::text[], ${need})`)
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .limit(MOST)
      .execute()
  )
}

const order: ListingNeed[] = ['correct', 'confirm', 'enable', 'finish', 'review']

const need = sql<ListingNeed>`case status
  when 'review_failed' then 'correct'
  when 'active' then 'confirm'
  when 'delete' then 'enable'
  when 'draft' then 'finish'
  else 'review'
end`

/** The viewer's drafts that the wizard can go on with, last changed first. */
export function listOpenDrafts(db: Db, viewer: Pick<Viewer, 'id'>, limit: number) {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .where('status', '=', sql.lit('draft'))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
