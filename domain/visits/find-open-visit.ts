import { indiaDay } from '#contract/dates.ts'
import type { VisitTime } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { runPreparedSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type OpenVisit = {
  id: string
  status: (typeof openStatuses)[number]
  day: string | null
  time: VisitTime | ''
  askedAt: Date
}

/**
 * The viewer's visit of a listing that is asked for or agreed, unless its day is over. A prepared
 * statement, since every property page of a signed-in person asks (bench:pages).
 */
export async function findOpenVisit(
  db: Db,
  viewer: Viewer | null,
  listingId: string,
  now = new Date(),
): Promise<OpenVisit | null> {
  if (!viewer) return null
  const params = new SqlParams()
  const [visit] = await runPreparedSql<OpenVisit>(
    db,
    'find_open_visit',
    `select id, status, day, time, created_at as "askedAt" from visit
     where listing_id = ${params.bind(listingId)} and seeker_id = ${params.bind(viewer.id)}
       and status in (${openStatuses.map((status) => `'${status}'`).join(', ')})
       and (day is null or day >= ${params.bind(indiaDay(now))})`,
    params,
  )
  return visit ?? null
}
