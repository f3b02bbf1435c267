import type { LookPurpose } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

const newest = 50

/**
 * What a user searched for. Administrators only, who give a purpose that the law allows and a
 * reason; the log keeps both.
 */
export function listUserSearches(
  db: Db,
  viewer: Viewer,
  id: string,
  { purpose, reason }: { purpose: LookPurpose; reason: string },
) {
  if (viewer.role !== 'administrator') throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('appUser')
      .select('id')
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .executeTakeFirst()
    if (!user) throw new DomainError('not_found')
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'user.searches',
      subjectKind: 'user',
      subjectId: id,
      reason,
      facts: { lookPurpose: purpose },
    })
    return trx
      .selectFrom('searchRecord')
      .select(['id', 'text', 'city', 'createdAt as at'])
      .where('userId', '=', id)
      .orderBy('createdAt', 'desc')
      .limit(newest)
      .execute()
  })
}
