import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { nextByTime, selectVisits } from '#domain/visits/list-visits.ts'

/** More than anybody shows homes in a week. */
const most = 200

/** The visits at the viewer's homes on some days, in the order of time, without what came to nothing. */
export function listWeekVisits(db: Db, viewer: Viewer, { from, to }: { from: string; to: string }) {
  // Ids first: names and listings are then joined to the few visits that are shown.
  const own = db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select('visit.id')
    .where('listing.ownerId', '=', viewer.id)
    .where('visit.day', '>=', from)
    .where('visit.day', '<=', to)
    .where('visit.status', 'not in', ['declined', 'cancelled'])
    .orderBy(nextByTime)
    .limit(most)
  return selectVisits(db, 'owner').where('visit.id', 'in', own).orderBy(nextByTime).execute()
}
