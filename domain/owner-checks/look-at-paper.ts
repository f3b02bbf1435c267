import { sql } from 'kysely'
import { isId } from '#contract/ids.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { lockWaitingCheck } from '#domain/owner-checks/lock-waiting-check.ts'
import { openPaper, type PaperKeys } from '#domain/owner-checks/seal-paper.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The paper of a check that waits, for staff. The look is in the audit log before it is opened. */
export async function lookAtPaper(db: Db, viewer: Viewer, id: string, keys: PaperKeys) {
  if (!isId(id)) throw new DomainError('not_found')
  const paper = await inTransaction(db, async (trx) => {
    const { listingId, kind } = await lockWaitingCheck(trx, viewer, id)
    const found = await trx
      .selectFrom('ownerPaper')
      .select(['type', 'keyId', 'sealed'])
      .where('checkId', '=', id)
      .executeTakeFirst()
    if (!found || !listingId) throw new DomainError('not_found')
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'owner_check.look',
      subjectKind: 'listing',
      subjectId: listingId,
      facts: { ownerCheck: id, shown: kind },
    })
    await trx
      .updateTable('ownerCheck')
      .set({ looks: sql<number>`looks + 1`, lookedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    return found
  })
  const bytes = openPaper(keys, id, paper)
  if (!bytes) throw new DomainError('conflict', { message: texts.ownerChecks.cannotOpen })
  return { type: paper.type, bytes }
}
