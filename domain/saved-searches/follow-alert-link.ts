import type { AlertLinkAction } from '#contract/options/saved-searches.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { refuseTooMany, setPaused, setRemoved } from '#domain/saved-searches/change-saved-search.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'

/** What the page of a link shows: the search in words, and whether it still sends messages. */
export async function findLinkedSearch(db: Db, id: string) {
  const found = await db
    .selectFrom('savedSearch')
    .select(['address', 'place', 'pausedAt', 'removedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    found && {
      title: savedSearchName(found),
      isPaused: found.pausedAt !== null,
      isRemoved: found.removedAt !== null,
    }
  )
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
