import { sql } from 'kysely'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { WeighedSignal } from '#contract/options/signals.ts'
import { checkZeros } from '#contract/texts/revision.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findPriceHint } from '#domain/listings/find-price-hint.ts'
import { findSignals } from '#domain/review/find-signals.ts'
import { mustWait, scoreSignals } from '#domain/review/score-signals.ts'

/**
 * Computes and stores the score of a listing whose row the caller has locked, and takes the listing
 * out of view when the score reaches the limit by a signal that staff have not let pass before.
 * Returns the listing as it is then.
 */
export async function assessListing(trx: Db, listing: Listing): Promise<Listing> {
  const { reasons } = await keepScore(trx, listing)
  if (listing.status !== 'active') return listing
  if (!mustWait(reasons, await findAccepted(trx, listing.id))) return listing
  await trx
    .updateTable('listingScore')
    .set({ heldAt: sql<Date>`now()` })
    .where('listingId', '=', listing.id)
    .execute()
  return changeListingStatus(trx, { kind: 'site' }, listing.id, {
    to: 'under_review',
    act: 'hold',
    reasons: whatToCheck(reasons),
  })
}

/** Finds the signals of a listing and keeps their score. */
export async function keepScore(trx: Db, listing: Listing) {
  const [signals, hint] = [await findSignals(trx, listing), await findPriceHint(trx, listing)]
  const { score, reasons } = scoreSignals(signals)
  const kept = {
    score,
    signals: JSON.stringify(reasons),
    comparedPrices: listing.price === null ? null : (hint?.count ?? null),
    assessedAt: sql<Date>`now()`,
  }
  const { heldAt } = await trx
    .insertInto('listingScore')
    .values({ listingId: listing.id, ...kept })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(kept))
    .returning('heldAt')
    .executeTakeFirstOrThrow()
  return { signals, score, reasons, heldAt }
}

/** What staff saw when they last let the listing be shown. */
async function findAccepted(trx: Db, listingId: string): Promise<WeighedSignal[]> {
  const last = await trx
    .selectFrom('listingReview')
    .select('signals')
    .where('listingId', '=', listingId)
    .where('toStatus', '=', 'active')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.signals ?? []
}

/** The owner is told only of what may be a slip: more would teach fraudsters. */
function whatToCheck(reasons: readonly WeighedSignal[]): ReviewReason[] {
  const isAboutPrice = reasons.some(({ kind }) => kind === 'low-price')
  // The text is for the version before, which knows no causes; a release later it is empty.
  return isAboutPrice ? [{ field: 'price', text: checkZeros, cause: 'low-price' }] : []
}
