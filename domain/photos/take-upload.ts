import { photoLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { takeAllowances } from '#domain/limits/take-allowance.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Counts an upload of the viewer, and refuses it when he has used up the day's. */
export async function takeUpload(db: Db, viewer: Viewer) {
  const usedUp = await inTransaction(db, (trx) =>
    takeAllowances(trx, [
      { scope: 'upload', subject: viewer.id, limit: photoLimits.uploadsPerDay, seconds: 86_400 },
    ]),
  )
  if (!usedUp) return
  const { retryAfter } = usedUp
  throw new DomainError('too_many', { message: messages.wizard.photoQuota, retryAfter })
}
