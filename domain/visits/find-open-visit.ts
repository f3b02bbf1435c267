import { indiaDay } from '#contract/format/dates.ts'
import type { VisitTime } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type OpenVisit = {
  id: string
  status: (typeof openStatuses)[number]
  day: string | null
  time: VisitTime | ''
  askedAt: Date
}

/** The viewer's visit of a listing that is asked for or agreed, unless its day is over. */
export async function findOpenVisit(
  db: Db,
  viewer: Viewer | null,
  listingId: string,
  now = new Date(),
): Promise<OpenVisit | null> {
  if (!viewer) return null
  const visit = await db
    .selectFrom('visit')
    .select(['id', 'status', 'day', 'time', 'createdAt as askedAt'])
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', 'in', openStatuses)
    .where((eb) => eb.or([eb('day', 'is', null), eb('day', '>=', indiaDay(now))]))
    .$narrowType<{ status: OpenVisit['status'] }>()
    .executeTakeFirst()
  return visit ?? null
}
