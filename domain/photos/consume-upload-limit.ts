import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

export function consumeUploadLimit(db: Db, viewer: Viewer) {
  const allowed = {
    scope: 'upload',
    limit: photoLimits.uploadsPerDay,
    message: texts.wizard.photoQuota,
  }
  return inTransaction(db, (trx) => consumeDailyLimit(trx, viewer, allowed))
}
