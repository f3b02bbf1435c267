import type { Db } from '#db/connect.ts'

type Entry = {
  /** Who did it; null for the command line and for the site itself. */
  actorId: string | null
  /** What was done, e.g. 'staff.grant'. */
  action: string
  subjectKind: string
  subjectId: string
  before?: string
  after?: string
  reason?: string
}

/** Adds an entry to the audit log, in the same transaction as the change it records. */
export async function recordAudit(trx: Db, { before = '', after = '', ...entry }: Entry) {
  await trx
    .insertInto('auditEntry')
    .values({ ...entry, beforeState: before, afterState: after })
    .execute()
}
