import type { Db } from '#db/connect.ts'
import { selectEntries, withSubjects } from '#domain/audit/list-audit.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The newest entries about a user and, for administrators, of what the user did; other staff see what
 * they did themselves, as in the log.
 */
export async function listUserAudit(db: Db, viewer: Viewer, userId: string, limit: number) {
  const isAdministrator = viewer.role === 'administrator'
  const about = await selectEntries(db)
    .where('entry.subjectKind', '=', 'user')
    .where('entry.subjectId', '=', userId)
    .$if(!isAdministrator, (entries) => entries.where('entry.actorId', '=', viewer.id))
    .orderBy('entry.createdAt', 'desc')
    .limit(limit)
    .execute()
  const done = isAdministrator
    ? await selectEntries(db)
        .where('entry.actorId', '=', userId)
        .orderBy('entry.createdAt', 'desc')
        .limit(limit)
        .execute()
    : []
  const seen = new Set(about.map(({ id }) => id))
  const all = [...about, ...done.filter(({ id }) => !seen.has(id))]
  all.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return withSubjects(db, all.slice(0, limit))
}
