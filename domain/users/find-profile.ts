import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

export type Profile = Awaited<ReturnType<typeof findProfile>>

/** The viewer's own account, as the profile page shows it. */
export function findProfile(db: Db, viewer: Viewer) {
  return db
    .selectFrom('appUser')
    .select(['id', 'name', 'phone', 'email', 'photo', 'lat', 'lng', 'locatedAt', 'createdAt'])
    .select(['mutedAlerts', 'promotionsAgreedAt'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
}
