import type { Db } from '#db/connect.ts'

/** Who did something, and to whom or what. */
export function entries(db: Db, action: string) {
  return db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectKind', 'subjectId'])
    .where('action', '=', action)
    .execute()
}
