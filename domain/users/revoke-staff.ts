import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { findAccount } from '#domain/users/find-account.ts'

/**
 * Revokes the staff role by phone number and ends all sessions of the account. Returns the name and
 * whether anything changed.
 */
export function revokeStaff(db: Db, phone: string) {
  return inTransaction(db, async (trx) => {
    const { id, name, role } = await findAccount(trx, phone)
    const isChanged = role !== 'member'
    if (isChanged) {
      await trx.updateTable('appUser').set({ role: 'member' }).where('id', '=', id).execute()
      await trx.deleteFrom('session').where('userId', '=', id).execute()
      await recordAudit(trx, {
        actorId: null,
        action: 'staff.revoke',
        subjectKind: 'user',
        subjectId: id,
        before: role,
        after: 'member',
        reason: 'command',
      })
    }
    return { name, isChanged }
  })
}
