import { familyLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { isLive } from '#domain/family-lists/find-family-list.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The id of the viewer's list, made if there is none. A list that ran out stays closed; a new one
 * is made.
 */
export function shareFamilyList(db: Db, viewer: Viewer): Promise<string> {
  return inTransaction(db, async (trx) => {
    const live = await findLive(trx, viewer)
    if (live) return live.id
    await consumeDailyLimit(trx, viewer, {
      scope: 'family-link',
      limit: familyLimits.linksPerDay,
      message: texts.family.tooManyLinks,
    })
    await trx
      .deleteFrom('familyList')
      .where('userId', '=', viewer.id)
      .where((eb) => eb.not(isLive))
      .execute()
    const added = await trx
      .insertInto('familyList')
      .values({ userId: viewer.id })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return added.id
    const { id } = await selectOwn(trx, viewer).executeTakeFirstOrThrow()
    return id
  })
}

/** Ends the link and removes what relatives said. A link that is made later is a different one. */
export async function revokeFamilyList(db: Db, viewer: Viewer) {
  await db.deleteFrom('familyList').where('userId', '=', viewer.id).execute()
}

function selectOwn(db: Db, viewer: Viewer) {
  return db.selectFrom('familyList').select('id').where('userId', '=', viewer.id)
}

function findLive(db: Db, viewer: Viewer) {
  return selectOwn(db, viewer).where(isLive).executeTakeFirst()
}
