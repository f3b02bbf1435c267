import { indiaDay } from '#contract/format/dates.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import type { Viewer } from '#domain/viewer.ts'

type Copy = {
  /** Idempotency key: sent again, the same draft is found. */
  draftKey: string
}

const notCopied: readonly string[] = ['photos', 'houseNo']

/**
 * Begins a draft with the answers of an earlier listing of the viewer's. Pictures are not copied:
 * they show that one property, and each of them belongs to one listing. Nor is the house number,
 * which would lead visitors to another door.
 */
export function copyListing(
  db: Db,
  viewer: Viewer,
  ref: string,
  { draftKey }: Copy,
  now = new Date(),
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const original = await findListing(trx, viewer, ref)
    if (!original || original.ownerId !== viewer.id) throw new DomainError('not_found')
    const { category, deal } = original
    const answers: ListingAnswers = Object.fromEntries(
      answerColumns
        .filter((column) => !notCopied.includes(column) && original[column] !== null)
        .map((column) => [column, original[column]]),
    )
    const today = indiaDay(now)
    if (answers.availableFrom && answers.availableFrom < today) answers.availableFrom = today
    return saveListingAnswers(trx, viewer, undefined, { category, deal, answers, draftKey })
  })
}
