import { sql } from 'kysely'
import { retentionDays } from '#contract/limits/retention.ts'
import type { Db } from '#db/connect.ts'

/** Whether somebody has opened the list lately; one that nobody opens any more is closed. */
export const isLive = sql<boolean>`
  family_list.used_at > now() - make_interval(days => ${sql.lit(retentionDays.familyLists)})`

/** used_at is updated at most this often, so that reading does not always write. */
const isDue = sql<boolean>`
  family_list.used_at < now() - interval '1 day' and not pg_is_in_recovery()`

export type FamilyList = NonNullable<Awaited<ReturnType<typeof findFamilyList>>>

/** The list of a link, and the first name of who shares it; undefined when it was ended or ran out. */
export async function findFamilyList(db: Db, id: string) {
  const found = await db
    .selectFrom('familyList')
    .innerJoin('appUser', 'appUser.id', 'familyList.userId')
    .select(['familyList.id', 'familyList.userId', 'appUser.name'])
    .select(isDue.as('isDue'))
    .where('familyList.id', '=', id)
    .where('appUser.blockedAt', 'is', null)
    .where(isLive)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.isDue) await noteUse(db, id)
  return { id, userId: found.userId, firstName: found.name.trim().split(/\s+/)[0] ?? '' }
}

async function noteUse(db: Db, id: string) {
  await db
    .updateTable('familyList')
    .set({ usedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Removes lists that nobody has opened for so long that their links are dead. */
export async function removeOldFamilyLists(db: Db) {
  await db
    .deleteFrom('familyList')
    .where((eb) => eb.not(isLive))
    .execute()
}
