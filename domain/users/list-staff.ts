import type { Db } from '#db/connect.ts'

/** All staff and administrators, ordered by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['phone', 'name'])
    .where('role', '<>', 'member')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
