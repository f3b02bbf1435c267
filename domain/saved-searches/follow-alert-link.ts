import type { AlertLinkAction } from '#contract/options/saved-searches.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { refuseTooMany, setPaused, setRemoved } from '#domain/saved-searches/change-saved-search.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'

/** What the page of a link shows: each search in words, and whether it still sends messages. */
export async function listLinkedSearches(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('savedSearch')
    .select(['id', 'address', 'place', 'pausedAt', 'removedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return found.map(({ id, pausedAt, removedAt, ...search }) => ({
    id,
    title: savedSearchName(search),
    isPaused: pausedAt !== null,
    isRemoved: removedAt !== null,
  }))
}

/** Pauses all searches of a link, for mail programs; those that are gone send nothing anyway. */
export function pauseLinked(db: Db, ids: readonly string[]) {
  return inTransaction(db, async (trx) => {
    // In a fixed order, so that it never deadlocks with a listing that matches them.
    for (const id of ids.toSorted()) await setPaused(trx, id, true)
  })
}

/** Does what somebody chose by the link of a message, without a login. Repeating it changes nothing. */
export function followAlertLink(db: Db, id: string, action: AlertLinkAction) {
  return inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('savedSearch')
      .select('userId')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!found) throw new DomainError('not_found')
    if (action === 'pause' || action === 'resume') await setPaused(trx, id, action === 'pause')
    else await setRemoved(trx, id, action === 'remove')
    if (action === 'restore') await refuseTooMany(trx, { id: found.userId })
  })
}
