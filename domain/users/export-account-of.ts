import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { exportAccount } from '#domain/users/export-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * All data stored about somebody, for an administrator to pass on: whoever is blocked cannot log in
 * to download them, but keeps the right to a copy.
 */
export async function exportAccountOf(db: Db, { id: actorId, role }: Viewer, id: string) {
  if (role !== 'administrator') throw new DomainError('forbidden')
  const person = await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('appUser')
      .select(['id', 'name', 'role'])
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .executeTakeFirst()
    if (!found) throw new DomainError('not_found')
    const about = { subjectKind: 'user', subjectId: id }
    await recordAudit(trx, { actorId, action: 'user.export', ...about })
    return found
  })
  return exportAccount(db, { ...person, sessionId: '' })
}
