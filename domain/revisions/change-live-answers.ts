import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { compareNeighboursSoon } from '#domain/listings/compare-prices.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { recordFirstPrice, recordShownPrice } from '#domain/listings/record-shown-price.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { assessListing } from '#domain/review/assess-listing.ts'
import { findRevision } from '#domain/revisions/find-revision.ts'
import { type LiveAnswers, pickLive } from '#domain/revisions/live-answers.ts'
import type { Viewer } from '#domain/viewer.ts'

type Options = {
  /** Optimistic concurrency: what the owner looked at. */
  version?: number | undefined
}

/**
 * The same for the live answers in a step of a revision, as long as its listing is shown. Returns
 * the listing where it now has to wait for staff and has taken the revision up.
 */
export async function changeLiveAnswersOf(
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  listingId: string,
  answers: LiveAnswers,
): Promise<Listing | undefined> {
  const { status } = await trx
    .selectFrom('listing')
    .select('status')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const isLive = status === 'active' && Object.keys(pickLive(answers)).length > 0
  if (!isLive) return undefined
  const changed = await changeLiveAnswers(trx, viewer, listingId, answers)
  return changed.status === 'active' ? undefined : changed
}

/**
 * Changes the price, the deposit or the date of the viewer's own shown listing at once. Its open
 * revision gets the same values, so that its approval brings no old price back.
 */
export function changeLiveAnswers(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  ref: string,
  answers: LiveAnswers,
  { version }: Options = {},
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const before = await lockListing(trx, { kind: 'owner', id: viewer.id }, ref)
    if (before.status !== 'active') {
      throw new DomainError('conflict', { message: texts.revision.onlyShown })
    }
    const live = pickLive(answers)
    const after = await storeAnswers(trx, before, live, { version })
    if (after.version === before.version) return after

    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'change_live',
      subjectKind: 'listing',
      subjectId: after.id,
      facts: { liveBefore: pickLive(before), liveAfter: pickLive(after) },
    })
    const revision = await findRevision(trx, after.id)
    if (revision) await storeAnswers(trx, revision, live)
    return after.price === before.price ? after : showPrice(trx, before, after)
  })
}

/** Shows another price, unless it makes the listing wait for staff. */
async function showPrice(trx: Db, before: Listing, after: Listing): Promise<Listing> {
  await recordFirstPrice(trx, before)
  const assessed = await assessListing(trx, after)
  if (assessed.status !== 'active') return assessed
  await recordShownPrice(trx, after)
  await compareNeighboursSoon(trx, after)
  return after
}
