import { sql } from 'kysely'
import { isId } from '#contract/ids.ts'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { notify } from '#domain/notifications/notify.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Blocks an account: its sessions end, it cannot log in or write, and what it shows is hidden. The
 * person is told why. Blocking a blocked account does nothing.
 */
export function blockUser(db: Db, viewer: Viewer, userId: string, reason: string) {
  return inTransaction(db, async (trx) => {
    const person = await lockPerson(trx, userId)
    if (isStaff(person))
      throw new DomainError('forbidden', { message: messages.review.staffNotBlocked })
    if (person.blockedAt) return
    await hideListings(trx, viewer, userId, reason)
    await notify(trx, userId, { kind: 'account-blocked', reason })
    await trx
      .updateTable('appUser')
      .set({ blockedAt: sql<Date>`now()`, blockedReason: reason })
      .where('id', '=', userId)
      .execute()
    await trx.deleteFrom('session').where('userId', '=', userId).execute()
    await record(trx, viewer, userId, { action: 'user.block', after: 'blocked', reason })
  })
}

/** Ends a block and shows again what it hid, as far as it has not been changed since. */
export function unblockUser(db: Db, viewer: Viewer, userId: string, reason = '') {
  return inTransaction(db, async (trx) => {
    const person = await lockPerson(trx, userId)
    if (!person.blockedAt) return
    await trx
      .updateTable('appUser')
      .set({ blockedAt: null, blockedReason: '' })
      .where('id', '=', userId)
      .execute()
    await restoreListings(trx, viewer, userId)
    await notify(trx, userId, { kind: 'account-unblocked' })
    await record(trx, viewer, userId, { action: 'user.unblock', before: 'blocked', reason })
  })
}

/** Waits for writes of the account that are under way; the database refuses all that come later. */
async function lockPerson(trx: Db, userId: string) {
  const person = isId(userId)
    ? await trx
        .selectFrom('appUser')
        .select(['role', 'blockedAt'])
        .where('id', '=', userId)
        .where('erasedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!person) throw new DomainError('not_found')
  return person
}

async function hideListings(trx: Db, viewer: Viewer, ownerId: string, reason: string) {
  const shown = await trx
    .selectFrom('listing')
    .select(['id', 'status'])
    .where('ownerId', '=', ownerId)
    .where('status', 'in', ['active', 'sold_out'])
    .orderBy('id')
    .execute()
  for (const { id, status } of shown) {
    await changeListingStatus(trx, viewer, id, { to: 'delete', reason, as: 'block' })
    if (status === 'active' || status === 'sold_out') await setBlockedStatus(trx, id, status)
  }
}

async function restoreListings(trx: Db, viewer: Viewer, ownerId: string) {
  const hidden = await trx
    .selectFrom('listing')
    .select(['id', 'status', 'blockedStatus'])
    .where('ownerId', '=', ownerId)
    .where('blockedStatus', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, status, blockedStatus } of hidden) {
    if (status === 'delete' && blockedStatus) {
      await changeListingStatus(trx, viewer, id, { to: blockedStatus, as: 'block' })
    }
    await setBlockedStatus(trx, id, null)
  }
}

async function setBlockedStatus(trx: Db, id: string, status: 'active' | 'sold_out' | null) {
  await trx.updateTable('listing').set({ blockedStatus: status }).where('id', '=', id).execute()
}

type Change = { action: string; before?: string; after?: string; reason: string }

function record(trx: Db, viewer: Viewer, userId: string, change: Change) {
  return recordAudit(trx, { actorId: viewer.id, subjectKind: 'user', subjectId: userId, ...change })
}
