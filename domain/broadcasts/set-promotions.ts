import { sql } from 'kysely'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'

type Through = NonNullable<AuditFacts['through']>

/** Records that a user agrees to promotions or no longer does; an agreement must be provable. */
export function setPromotions(db: Db, userId: string, isAgreed: boolean, through: Through) {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('appUser')
      .set({ promotionsAgreedAt: isAgreed ? sql<Date>`now()` : null })
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .where('promotionsAgreedAt', isAgreed ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    await recordAudit(trx, {
      actorId: userId,
      action: isAgreed ? 'promotions.agree' : 'promotions.withdraw',
      subjectKind: 'user',
      subjectId: userId,
      facts: { through },
    })
  })
}
