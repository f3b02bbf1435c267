import type { PaperKind, PaperType } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { addCheck } from '#domain/owner-checks/add-check.ts'
import { type PaperKeys, sealPaper } from '#domain/owner-checks/seal-paper.ts'
import type { Viewer } from '#domain/viewer.ts'

type Paper = { kind: PaperKind; type: PaperType; bytes: Buffer }

/** Shows our staff a paper about one of the viewer's homes; it is encrypted before it is stored. */
export function showPaper(
  db: Db,
  viewer: Viewer,
  ref: string,
  { kind, type, bytes }: Paper,
  keys: PaperKeys,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListing(trx, { kind: 'owner', id: viewer.id }, ref)
    const isOffered = listing.status === 'active' || listing.status === 'under_review'
    if (!isOffered || listing.revises) {
      throw new DomainError('conflict', { message: texts.ownerChecks.onlyShown })
    }
    const id = await addCheck(trx, viewer, { kind, listingId: listing.id })
    await trx
      .insertInto('ownerPaper')
      .values({ checkId: id, type, ...sealPaper(keys, id, bytes) })
      .execute()
    return id
  })
}
