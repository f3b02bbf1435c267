import { ownerCheckLimits } from '#contract/limits.ts'
import type { PaperKind } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewCheck = { kind: PaperKind; listingId: string } | { kind: 'rera'; reraNumber: string }

/** Adds a check that waits for staff: one at a time per home, and one for the account. */
export async function addCheck(trx: Db, viewer: Viewer, check: NewCheck) {
  await consumeDailyLimit(trx, viewer, {
    scope: 'owner-check',
    limit: ownerCheckLimits.perDay,
    message: texts.ownerChecks.tooMany,
  })
  const added = await trx
    .insertInto('ownerCheck')
    .values({ ownerId: viewer.id, ...check })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new DomainError('conflict', { message: texts.ownerChecks.alreadyWaiting })
  return added.id
}
