import { sql } from 'kysely'
import { isId } from '#contract/ids.ts'
import { shownStatuses } from '#contract/listing/shown-listings.ts'
import type { AuditAction } from '#contract/texts/audit.ts'
import * as texts from '#contract/texts.ts'
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
      throw new DomainError('forbidden', { message: texts.review.staffNotBlocked })
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

/** Waits for writes of the account that are under way; the database refuses all later ones. */
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

async function hideListings(trx: Db, { id: staffId }: Viewer, ownerId: string, reason: string) {
  const shown = await trx
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('status', 'in', shownStatuses)
    .orderBy('id')
    .execute()
  const staff = { kind: 'staff', id: staffId } as const
  for (const { id } of shown) {
    await changeListingStatus(trx, staff, id, { to: 'delete', act: 'block', reason })
  }
}

async function restoreListings(trx: Db, { id: staffId }: Viewer, ownerId: string) {
  const hidden = await trx
    .selectFrom('listing')
    .select(['id', 'hiddenFrom'])
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'delete')
    .where('hiddenBecause', '=', 'blocked')
    .orderBy('id')
    .execute()
  const staff = { kind: 'staff', id: staffId } as const
  for (const { id, hiddenFrom } of hidden) {
    await changeListingStatus(trx, staff, id, { to: hiddenFrom!, act: 'unblock' })
  }
}

type Change = { action: AuditAction; before?: string; after?: string; reason: string }

function record(trx: Db, viewer: Viewer, userId: string, change: Change) {
  return recordAudit(trx, { actorId: viewer.id, subjectKind: 'user', subjectId: userId, ...change })
}
