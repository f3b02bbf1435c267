import { indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

/** The viewer's visit of a listing that is asked for or agreed, unless its day is over. */
export function selectOpenVisit(db: Db, viewer: Viewer, listingId: string, now: Date) {
  return db
    .selectFrom('visit')
    .select([
      'id',
      'status',
      'day',
      'time',
      'clock',
      'slotId',
      'seekerLine as line',
      'createdAt as askedAt',
    ])
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', 'in', openStatuses)
    .where((eb) => eb.or([eb('day', 'is', null), eb('day', '>=', indiaDay(now))]))
    .$narrowType<{ status: (typeof openStatuses)[number] }>()
}
