import { indiaDay } from '#contract/dates.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's request to visit a listing, unless the day he wished for is over. */
export async function findOpenVisit(
  db: Db,
  viewer: Viewer | null,
  listingId: string,
  now = new Date(),
) {
  if (!viewer) return null
  const visit = await db
    .selectFrom('visit')
    .select(['preferredDay as day', 'preferredTime as time', 'createdAt as askedAt'])
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', '=', 'requested')
    .where(({ or, eb }) =>
      or([eb('preferredDay', 'is', null), eb('preferredDay', '>=', indiaDay(now))]),
    )
    .executeTakeFirst()
  return visit ?? null
}
