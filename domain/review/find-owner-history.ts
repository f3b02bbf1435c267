import { sql } from 'kysely'
import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'
import { countOwnListings } from '#domain/listings/count-own-listings.ts'

/**
 * What staff should know of the owner of a listing under review; undefined when there is no such
 * account.
 */
export async function findOwnerHistory(db: Db, ownerId: string) {
  const [person, statuses, record] = await Promise.all([
    findPerson(db, ownerId),
    countOwnListings(db, { id: ownerId }),
    countComplaints(db, ownerId),
  ])
  if (!person) return undefined
  return { ...person, name: displayName(person.name), statuses, ...record }
}

export type OwnerHistory = NonNullable<Awaited<ReturnType<typeof findOwnerHistory>>>

function findPerson(db: Db, id: string) {
  return db
    .selectFrom('appUser')
    .leftJoin('userSeen', 'userSeen.userId', 'appUser.id')
    .select(['id', 'name', 'phone', 'email', 'photo', 'role', 'createdAt as since'])
    .select(['blockedAt', 'blockedReason', 'erasedAt', 'userSeen.seenAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function countComplaints(db: Db, ownerId: string) {
  const { rows } = await sql<{ rejections: number; complaints: number; openComplaints: number }>`
    select
      (select count(*) from listing_review join listing on listing.id = listing_id
       where owner_id = ${ownerId} and to_status = 'review_failed') as rejections,
      count(*) as complaints,
      count(*) filter (where complaint.status = 'new') as open_complaints
    from complaint join listing on listing.id = listing_id
    where owner_id = ${ownerId}
  `.execute(db)
  return rows[0] ?? { rejections: 0, complaints: 0, openComplaints: 0 }
}
