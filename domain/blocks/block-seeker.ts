import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

/**
 * Blocks the user behind one of the viewer's leads, contact requests or conversations, or unblocks
 * them. A blocked user gets no number and no visit and cannot write, and their open requests are
 * declined.
 */
export function blockSeeker(db: Db, viewer: Viewer, askedId: string, isBlocked: boolean) {
  return inTransaction(db, async (trx) => {
    const userId = await findAsker(trx, viewer, askedId)
    await waitForContacts(trx, viewer, userId)
    // Looked up again under the lock: somebody who has erased their account meanwhile is nobody's
    // lead any more.
    await findAsker(trx, viewer, askedId)
    const pair = { ownerId: viewer.id, userId }
    if (!isBlocked) {
      await trx
        .deleteFrom('userBlock')
        .where('ownerId', '=', viewer.id)
        .where('userId', '=', userId)
        .execute()
      return
    }
    await trx
      .insertInto('userBlock')
      .values(pair)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .updateTable('contactRequest')
      .set({ status: 'declined' })
      .where('ownerId', '=', viewer.id)
      .where('seekerId', '=', userId)
      .where('status', '=', 'requested')
      .execute()
    await trx
      .updateTable('visit')
      .set({ status: 'declined' })
      .where('seekerId', '=', userId)
      .where('status', 'in', openStatuses)
      .where('listingId', 'in', ({ selectFrom }) =>
        selectFrom('listing').select('listing.id').where('listing.ownerId', '=', viewer.id),
      )
      .execute()
  })
}

/**
 * Waits for seekers who are just asking for the number or a visit: they hold the lock on the
 * owner's account (requireOpenListing). The seeker's account is locked before the owner's, in the
 * order in which erasing an account locks them.
 */
async function waitForContacts(trx: Db, viewer: Viewer, userId: string) {
  await lockAccount(trx, userId)
  const owner = trx.selectFrom('appUser').select('id').where('id', '=', viewer.id)
  await owner.forUpdate().executeTakeFirst()
}

async function findAsker(trx: Db, viewer: Viewer, askedId: string) {
  for (const table of ['lead', 'contactRequest', 'conversation'] as const) {
    const found = await trx
      .selectFrom(table)
      .select('seekerId')
      .where('id', '=', askedId)
      .where('ownerId', '=', viewer.id)
      .executeTakeFirst()
    if (found) return found.seekerId
  }
  throw new DomainError('not_found')
}
