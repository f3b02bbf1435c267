import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { refuseBlocked } from '#domain/blocks/refuse-blocked.ts'
import { DomainError } from '#domain/errors.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/** An active listing whose owner's account is locked until the transaction ends. */
export async function requireOpenListing(trx: Db, viewer: Viewer, ref: string) {
  const listing = await requireListing(trx, viewer, ref)
  if (listing.status !== 'active') {
    throw new DomainError('forbidden', { message: texts.listing.notActive })
  }
  if (!(await lockAccount(trx, listing.ownerId))) throw new DomainError('not_found')
  await refuseBlocked(trx, viewer, listing.ownerId)
  return listing
}
