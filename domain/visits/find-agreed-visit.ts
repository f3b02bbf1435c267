import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { selectVisits } from '#domain/visits/list-visits.ts'
import type { VisitSide } from '#domain/visits/visit-moves.ts'

/** An agreed visit with the other side's name; undefined for everybody but its two sides. */
export async function findAgreedVisit(db: Db, viewer: Viewer, id: string) {
  return (await findOf(db, viewer, id, 'owner')) ?? (await findOf(db, viewer, id, 'seeker'))
}

async function findOf(db: Db, viewer: Viewer, id: string, side: VisitSide) {
  const visit = await selectVisits(db, side)
    .where(side === 'owner' ? 'listing.ownerId' : 'visit.seekerId', '=', viewer.id)
    .where('visit.id', '=', id)
    .where('visit.status', '=', 'accepted')
    .executeTakeFirst()
  // An agreed visit has both, by a constraint of the table.
  return visit?.day && visit.time ? { ...visit, day: visit.day, time: visit.time } : undefined
}
