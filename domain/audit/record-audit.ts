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
  /** Text written by whoever did it; what the site itself knows is kept as facts. */
  reason?: string
  facts?: AuditFacts
}

/** Adds an entry to the audit log, in the same transaction as the change it records. */
export function recordAudit(trx: Db, entry: Entry) {
  return recordAudits(trx, [entry])
}

/** Adds several entries at once. */
export async function recordAudits(trx: Db, entries: readonly Entry[]) {
  if (entries.length === 0) return
  await trx
    .insertInto('auditEntry')
    .values(
      entries.map(({ before = '', after = '', facts = {}, ...entry }) => ({
        ...entry,
        beforeState: before,
        afterState: after,
        facts: JSON.stringify(facts),
      })),
    )
    .execute()
}
