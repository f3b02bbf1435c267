import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Counting stops here: more than that is too much in any case. */
const most = 100

/** How much work waits behind each report, for the tiles of the admin home. */
export async function countWaiting(db: Db) {
  const calls = db.selectFrom('callRequest').select('id').where('status', '=', 'new').limit(most)
  const mails = db.selectFrom('mailRequest').select('id').where('status', '=', 'new').limit(most)
  const listings = db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'under_review')
    .limit(most)
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*) from ${calls} as waiting)`.as('calls'),
      sql<number>`(select count(*) from ${mails} as waiting)`.as('mails'),
      sql<number>`(select count(*) from ${listings} as waiting)`.as('listings'),
    ])
    .executeTakeFirstOrThrow()
  return { call_req: counts.calls, mail_req: counts.mails, property_unverfiy: counts.listings }
}
