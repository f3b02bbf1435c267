import { reraRegisterOf, tidyReraNumber } from '#contract/listing/rera-number.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { addCheck } from '#domain/owner-checks/add-check.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Gives our staff the number of a broker's registration, which they look up in the register. */
export function giveReraNumber(db: Db, viewer: Viewer, typed: string): Promise<string> {
  const reraNumber = tidyReraNumber(typed)
  if (!reraRegisterOf(reraNumber)) {
    throw new DomainError('invalid', { fields: { reraNumber: texts.ownerChecks.wrongNumber } })
  }
  return inTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, viewer.id))) throw new DomainError('signed_out')
    return addCheck(trx, viewer, { kind: 'rera', reraNumber })
  })
}
