import type { Db } from '#db/connect.ts'

/** Everybody who is staff, by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['phone', 'name'])
    .where('role', '=', 'staff')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
