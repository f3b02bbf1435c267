import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { settleCheck } from '#domain/owner-checks/settle-check.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Takes back what the viewer shows and deletes the paper, as long as it is not decided about. */
export function withdrawCheck(db: Db, viewer: Viewer, id: string) {
  return inTransaction(db, async (trx) => {
    const own = await trx
      .selectFrom('ownerCheck')
      .select('id')
      .where('id', '=', id)
      .where('ownerId', '=', viewer.id)
      .executeTakeFirst()
    if (!own) throw new DomainError('not_found')
    if (!(await settleCheck(trx, id, { state: 'withdrawn' }))) {
      throw new DomainError('conflict', { message: texts.ownerChecks.decidedAlready })
    }
  })
}
