import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { findAccount } from '#domain/users/find-account.ts'

/** Grants the staff role by phone number. Returns the name and whether anything changed. */
export function grantStaff(db: Db, phone: string) {
  return inTransaction(db, async (trx) => {
    const { id, name, role } = await findAccount(trx, phone)
    const isChanged = role === 'member'
    if (isChanged) {
      await trx.updateTable('appUser').set({ role: 'staff' }).where('id', '=', id).execute()
      await recordAudit(trx, {
        actorId: null,
        action: 'staff.grant',
        subjectKind: 'user',
        subjectId: id,
        before: role,
        after: 'staff',
        reason: 'command',
      })
    }
    return { name, isChanged }
  })
}
