import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Counting stops here: more than that is too much in any case. */
const most = 100

/** How many requests nobody has taken yet, by the report that lists them. */
export async function countRequests(db: Db) {
  const calls = db.selectFrom('callRequest').select('id').where('status', '=', 'new').limit(most)
  const mails = db.selectFrom('mailRequest').select('id').where('status', '=', 'new').limit(most)
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*) from ${calls} as waiting)`.as('calls'),
      sql<number>`(select count(*) from ${mails} as waiting)`.as('mails'),
    ])
    .executeTakeFirstOrThrow()
  return { call_req: counts.calls, mail_req: counts.mails }
}
