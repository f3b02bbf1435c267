import type { Db } from '#db/connect.ts'

/** All accounts with the staff role, ordered by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['phone', 'name'])
    .where('role', '=', 'staff')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
