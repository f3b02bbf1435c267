import type { Db } from '#db/connect.ts'

/** The RERA number of a broker that staff found in the register, and when; for a year. */
export async function findCheckedNumber(db: Db, ownerId: string, now = new Date()) {
  const found = await db
    .selectFrom('ownerCheck')
    .select(['reraNumber as number', 'decidedAt as at'])
    .where('ownerId', '=', ownerId)
    .where('listingId', 'is', null)
    .where('state', '=', 'accepted')
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return found?.number && found.at ? { number: found.number, at: found.at } : undefined
}
