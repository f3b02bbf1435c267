import * as texts from '#contract/texts/staff.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { findAccount } from '#domain/users/find-account.ts'
import type { Role, Viewer } from '#domain/viewer.ts'

const ranks: Record<Role, number> = { member: 0, staff: 1, administrator: 2 }

/**
 * Gives the account of a phone number a role, for an administrator or, without one, for the command
 * line. Whoever loses rights is logged out everywhere. Returns the name and whether anything changed.
 */
export function setRole(db: Db, phone: string, role: Role, administrator?: Viewer) {
  return inTransaction(db, async (trx) => {
    if (administrator) await checkRoleChange(trx, administrator, phone)
    const { id, name, role: before } = await findAccount(trx, phone)
    if (before === role) return { name, isChanged: false }

    const isLess = ranks[role] < ranks[before]
    await trx.updateTable('appUser').set({ role }).where('id', '=', id).execute()
    if (isLess) await trx.deleteFrom('session').where('userId', '=', id).execute()
    await recordAudit(trx, {
      actorId: administrator?.id ?? null,
      action: isLess ? 'staff.revoke' : 'staff.grant',
      subjectKind: 'user',
      subjectId: id,
      before,
      after: role,
    })
    return { name, isChanged: true }
  })
}

/**
 * Refuses what an administrator may not do. Nobody changes their own role, so there is always an
 * administrator left; all of them are locked, so that two cannot remove each other at once.
 */
export async function checkRoleChange(trx: Db, { id }: Viewer, phone: string) {
  const administrators = await trx
    .selectFrom('appUser')
    .select(['id', 'phone'])
    .where('role', '=', 'administrator')
    .orderBy('id')
    .forUpdate()
    .execute()
  const own = administrators.find((administrator) => administrator.id === id)
  if (!own) throw new DomainError('forbidden')
  if (own.phone === phone) {
    throw new DomainError('forbidden', {
      message: texts.ownRole,
      fields: { phone: texts.ownRole },
    })
  }
  const account = await trx
    .selectFrom('appUser')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (!account) {
    throw new DomainError('not_found', {
      message: texts.noAccount,
      fields: { phone: texts.noAccount },
    })
  }
}
