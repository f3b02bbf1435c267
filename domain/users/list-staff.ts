import type { Db } from '#db/connect.ts'

/** All staff and administrators, ordered by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'phone', 'name', 'role'])
    .where('role', '<>', 'member')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
