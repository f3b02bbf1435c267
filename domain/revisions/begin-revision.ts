import { indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { findRevision } from '#domain/revisions/find-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Makes a draft of changes to the viewer's own shown listing, which stays public as it is. An open
 * revision is continued; one that waits for the review is taken back first.
 */
export function beginRevision(
  db: Db,
  viewer: Viewer,
  ref: string,
  now = new Date(),
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListing(trx, actorFor(viewer), ref)
    if (listing.ownerId !== viewer.id) throw new DomainError('forbidden')
    if (listing.status !== 'active' || listing.revises) {
      throw new DomainError('conflict', { message: texts.revision.onlyShown })
    }
    const open = await findRevision(trx, listing.id)
    if (!open) return createRevision(trx, listing, indiaDay(now))
    // Staff may still undo its approval.
    if (open.status === 'delete') {
      throw new DomainError('conflict', { message: texts.revision.justApproved })
    }
    if (open.status !== 'under_review') return open
    const owner = { kind: 'owner', id: viewer.id } as const
    return changeListingStatus(trx, owner, open.id, { to: 'draft', act: 'take_back' })
  })
}

const copied = ['category', 'deal', 'placeId', 'searchText', 'ownerId', ...answerColumns] as const

async function createRevision(trx: Db, listing: Listing, today: string): Promise<Listing> {
  const answers = Object.fromEntries(copied.map((column) => [column, listing[column]])) as Pick<
    Listing,
    (typeof copied)[number]
  >
  // A date that has passed becomes today, since the wizard takes no earlier day.
  if (answers.availableFrom && answers.availableFrom < today) answers.availableFrom = today
  for (;;) {
    const created = await trx
      .insertInto('listing')
      .values({ ...answers, revises: listing.id, spn: newSpn() })
      .onConflict((conflict) => conflict.column('spn').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created) return created
    // The random number was taken already: retry with another one.
  }
}
