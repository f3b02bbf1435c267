import { leadLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many leads nobody has answered yet; counting ends where the screen says "99+". */
export async function countNewLeads(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('lead')
        .select('id')
        .where('ownerId', '=', viewer.id)
        .where('status', '=', 'new')
        .limit(leadLimits.newShown + 1)
        .as('fresh'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
