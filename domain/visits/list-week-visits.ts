import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { nextByTime, selectVisits } from '#domain/visits/list-visits.ts'

/** More than anybody shows homes in a week. */
const most = 200

/** The visits at the viewer's homes on some days, in the order of time, without what came to nothing. */
export function listWeekVisits(db: Db, viewer: Viewer, { from, to }: { from: string; to: string }) {
  return selectVisits(db, 'owner')
    .where('listing.ownerId', '=', viewer.id)
    .where('visit.day', '>=', from)
    .where('visit.day', '<=', to)
    .where('visit.status', 'not in', ['declined', 'cancelled'])
    .orderBy(nextByTime)
    .limit(most)
    .execute()
}
