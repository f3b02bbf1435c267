import { indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { isLive } from '#domain/family-lists/find-family-list.ts'

export type FamilyOpinion = Awaited<ReturnType<typeof listOpinions>>[number]

/**
 * What relatives say about the homes that a user saved; whoever said something first comes first.
 */
export async function listOpinions(db: Db, userId: string, now = new Date()) {
  const rows = await db
    .selectFrom('familyList')
    .innerJoin('relative', 'relative.listId', 'familyList.id')
    .innerJoin('relativeOpinion as opinion', 'opinion.relativeId', 'relative.id')
    .innerJoin('listing', 'listing.id', 'opinion.listingId')
    .select(['listing.spn', 'relative.id as relativeId', 'relative.name'])
    .select(['opinion.isLiked', 'opinion.note', 'opinion.wishedDay'])
    .where('familyList.userId', '=', userId)
    .where(isLive)
    .orderBy('relative.createdAt')
    .orderBy('relative.id')
    .execute()
  const today = indiaDay(now)
  // A wished day that has passed is no wish any more.
  return rows.map(({ wishedDay, ...row }) => ({
    ...row,
    wishedDay: wishedDay && wishedDay >= today ? wishedDay : null,
  }))
}
