import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many listings the viewer has decided about since midnight in India. */
export async function countDecidedToday(db: Db, { id }: Pick<Viewer, 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('listingReview')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', id)
    .where('createdAt', '>=', startOfToday)
    .executeTakeFirstOrThrow()
  return count
}

export const startOfToday = sql<Date>`
  date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
