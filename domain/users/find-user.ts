import type { Db } from '#db/connect.ts'

export function findUserByPhone(db: Db, phone: string) {
  return db
    .selectFrom('appUser')
    .select(['id', 'name', 'blockedAt'])
    .where('phone', '=', phone)
    .executeTakeFirst()
}
