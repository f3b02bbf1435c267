import type { AuditAction } from '#contract/texts/audit.ts'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import type { Db } from '#db/connect.ts'

type Entry = {
  /** Who did it; null for the command line and for the site itself. */
  actorId: string | null
  action: AuditAction
  subjectKind: string
  subjectId: string
  before?: string
  after?: string
  /** In the words of whoever did it; what the site knows by itself are facts. */
  reason?: string
  facts?: AuditFacts
}

/** Adds an entry to the audit log, in the same transaction as the change it records. */
export async function recordAudit(
  trx: Db,
  { before = '', after = '', facts = {}, ...entry }: Entry,
) {
  await trx
    .insertInto('auditEntry')
    .values({ ...entry, beforeState: before, afterState: after, facts: JSON.stringify(facts) })
    .execute()
}
