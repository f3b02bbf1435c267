import { sql } from 'kysely'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { dueTime } from '#domain/saved-searches/due-time.ts'
import { tellSoon } from '#domain/saved-searches/tell-soon.ts'
import type { Viewer } from '#domain/viewer.ts'

type Choices = { frequency?: AlertFrequency | undefined; channels?: AlertChannel[] | undefined }

/**
 * Changes how often and by which channels the viewer is told of a saved search; the next message is
 * rescheduled accordingly.
 */
export function chooseAlert(
  db: Db,
  viewer: Viewer,
  id: string,
  { frequency, channels }: Choices,
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    const before = await lockOwn(trx, viewer, id)
    const changed = { frequency: frequency ?? before.frequency, channels }
    const dueAt = before.dueAt && dueTime(changed.frequency, before.toldAt, now)
    await trx
      .updateTable('savedSearch')
      .set({ ...changed, dueAt })
      .where('id', '=', id)
      .execute()
    if (dueAt && changed.frequency === 'at_once') await tellSoon(trx, [dueAt])
  })
}

/** Stops the messages about a saved search for the time being, or lets them go on. */
export function pauseAlert(db: Db, viewer: Viewer, id: string, isPaused: boolean) {
  return inTransaction(db, async (trx) => {
    await lockOwn(trx, viewer, id)
    await setPaused(trx, id, isPaused)
  })
}

/**
 * Homes that came while it was paused are shown as new, but no message tells of them. Resuming
 * twice changes nothing: homes that came since it was first resumed still wait to be told.
 */
export async function setPaused(trx: Db, id: string, isPaused: boolean) {
  const changed = await trx
    .updateTable('savedSearch')
    .set({ pausedAt: isPaused ? sql<Date>`now()` : null, dueAt: null })
    .where('id', '=', id)
    .where('pausedAt', isPaused ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await trx
    .updateTable('savedSearchMatch')
    .set({ isDue: false })
    .where('savedSearchId', '=', id)
    .where('isDue', '=', true)
    .execute()
}

/** Removes a saved search, or brings it back: until the clean-up, a removal can be undone. */
export function removeSavedSearch(db: Db, viewer: Viewer, id: string, isRemoved: boolean) {
  return inTransaction(db, async (trx) => {
    await lockOwn(trx, viewer, id, { withRemoved: true })
    await setRemoved(trx, id, isRemoved)
    if (!isRemoved) await refuseTooMany(trx, viewer)
  })
}

export async function setRemoved(trx: Db, id: string, isRemoved: boolean) {
  await trx
    .updateTable('savedSearch')
    .set({ removedAt: isRemoved ? sql<Date>`coalesce(removed_at, now())` : null })
    .where('id', '=', id)
    .execute()
}

/** Thrown to roll the transaction back that saved or restored one search too many. */
export async function refuseTooMany(trx: Db, viewer: Pick<Viewer, 'id'>) {
  const { count } = await trx
    .selectFrom('savedSearch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', viewer.id)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (count > savedSearchLimits.searches) {
    throw new DomainError('conflict', { message: texts.savedSearches.full })
  }
}

async function lockOwn(trx: Db, viewer: Viewer, id: string, { withRemoved = false } = {}) {
  const found = await trx
    .selectFrom('savedSearch')
    .select(['id', 'frequency', 'toldAt', 'dueAt'])
    .where('id', '=', id)
    .where('userId', '=', viewer.id)
    .$if(!withRemoved, (query) => query.where('removedAt', 'is', null))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new DomainError('not_found')
  return found
}
