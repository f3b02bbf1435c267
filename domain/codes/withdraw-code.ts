import { type Db, inTransaction } from '#db/connect.ts'
import { codeHash } from '#domain/codes/code-hash.ts'
import { type CodeRequest, sendLimits } from '#domain/codes/code-request.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import { releaseUses } from '#domain/rate-limits/consume-rate-limit.ts'

/**
 * Takes back a code that was issued but never sent: it uses up none of the number's limits. It
 * still counts against the limit of the address, so that asking is never free.
 */
export async function withdrawCode(
  db: Db,
  settings: CodeSettings,
  request: CodeRequest,
  code: string,
) {
  const hash = codeHash(settings.secret, { ...request, code })
  await inTransaction(db, async (trx) => {
    await releaseUses(trx, sendLimits(settings, request))
    await trx
      .deleteFrom('loginCode')
      .where('phone', '=', request.phone)
      .where('codeHash', '=', hash)
      .execute()
  })
}
