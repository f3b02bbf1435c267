import { sql } from 'kysely'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { outlineTrouble } from '#contract/search/outline.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { refuseTooMany, setPaused } from '#domain/saved-searches/change-saved-search.ts'
import { indexColumns } from '#domain/saved-searches/index-columns.ts'
import { addressOf, searchOf } from '#domain/saved-searches/search-address.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { travelTrouble } from '#domain/travel/read-travel.ts'
import type { Viewer } from '#domain/viewer.ts'

export type SavedAlert = { id: string; frequency: AlertFrequency; channels: AlertChannel[] }

/** The default channel: every account has a number. */
const firstChannels: AlertChannel[] = ['whatsapp']

/**
 * Saves the search that an address shows, up to a limit per person. One that is saved already stays
 * as it is, but no longer paused; one that was removed comes back as it was.
 */
export async function saveSearch(db: Db, viewer: Viewer, address: string): Promise<SavedAlert> {
  const asked = searchOf(address)
  if (!asked || outlineTrouble(asked.drawn) || travelTrouble(asked))
    throw new DomainError('invalid', { message: texts.savedSearches.notASearch })
  const search: ListingSearch = await readSearch(db, asked)
  const kept = { address: addressOf(search), ...(await indexColumns(db, search)) }
  return inTransaction(db, async (trx) => {
    await lockSearches(trx, viewer)
    const known = await findByAddress(trx, viewer, kept.address)
    if (known && !known.removedAt) {
      if (known.pausedAt) await setPaused(trx, known.id, false)
      return known
    }
    await consumeDailyLimit(trx, viewer, {
      scope: 'save-search',
      limit: savedSearchLimits.savesPerDay,
      message: texts.savedSearches.tooMany,
    })
    const saved = await trx
      .insertInto('savedSearch')
      .values({ userId: viewer.id, channels: firstChannels, ...kept })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'address']).doUpdateSet({
          ...kept,
          anchoredAt: sql<Date>`now()`,
          removedAt: null,
          pausedAt: null,
          seenAt: sql<Date>`now()`,
        }),
      )
      .returning(['id', 'frequency', 'channels'])
      .executeTakeFirstOrThrow()
    await refuseTooMany(trx, viewer)
    return saved
  })
}

/** Row lock: parallel saves of one person are counted one after the other. */
async function lockSearches(trx: Db, { id }: Viewer) {
  await trx.selectFrom('appUser').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

function findByAddress(trx: Db, viewer: Viewer, address: string) {
  return trx
    .selectFrom('savedSearch')
    .select(['id', 'frequency', 'channels', 'pausedAt', 'removedAt'])
    .where('userId', '=', viewer.id)
    .where('address', '=', address)
    .executeTakeFirst()
}
