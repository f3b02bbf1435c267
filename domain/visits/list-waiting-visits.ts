import { leadLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { nextByTime, selectVisits, selectWaiting } from '#domain/visits/list-visits.ts'
import type { VisitSide } from '#domain/visits/visit-moves.ts'

type Wanted = { side: VisitSide; limit: number; now?: Date }

/** The visits that wait for the viewer's answer on one side, the next one first. */
export function listWaitingVisits(
  db: Db,
  viewer: Viewer,
  { side, limit, now = new Date() }: Wanted,
) {
  // As many as are counted: an owner with more waiting visits sees some of them, and not all are
  // sorted.
  const waiting = selectWaiting(db, viewer, side, now)
    .select(['visit.day', 'visit.time', 'visit.clock'])
    .limit(leadLimits.newShown + 1)
  const next = db
    .selectFrom(waiting.as('visit'))
    .select('visit.id')
    .orderBy(nextByTime)
    .limit(limit)
  return selectVisits(db, side).where('visit.id', 'in', next).orderBy(nextByTime).execute()
}
