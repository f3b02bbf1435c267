import { sql } from 'kysely'
import { familyLimits } from '#contract/limits.ts'
import { shownStatuses } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { FamilyList } from '#domain/family-lists/find-family-list.ts'
import type { Relative } from '#domain/family-lists/find-relative.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'

type Opinion = { isLiked: boolean } | { note: string; wishedDay: string | null }
type By = { list: FamilyList; relative: Relative }

/** Keeps a relative's heart, or their note and day, for a home on the list that is still shown. */
export function saveOpinion(db: Db, { list, relative }: By, ref: string, opinion: Opinion) {
  return inTransaction(db, async (trx) => {
    await limitOpinions(trx, relative)
    const listingId = await findOnList(trx, list, ref)
    if (!listingId) throw new DomainError('not_found', { message: texts.family.savedOnly })
    await trx
      .insertInto('relativeOpinion')
      .values({ relativeId: relative.id, listingId, ...opinion })
      .onConflict((conflict) =>
        conflict
          .columns(['relativeId', 'listingId'])
          .doUpdateSet({ ...opinion, updatedAt: sql<Date>`now()` }),
      )
      .execute()
    await removeIfEmpty(trx, relative, listingId)
  })
}

async function findOnList(trx: Db, { userId }: FamilyList, ref: string) {
  const key = listingKeyOf(ref)
  if (!key) return undefined
  const found = await trx
    .selectFrom('listing')
    .innerJoin('savedListing', 'savedListing.listingId', 'listing.id')
    .select('listing.id')
    .where(`listing.${key.column}`, '=', key.value)
    .where('savedListing.userId', '=', userId)
    .where('listing.status', 'in', [...shownStatuses])
    .executeTakeFirst()
  return found?.id
}

async function removeIfEmpty(trx: Db, { id }: Relative, listingId: string) {
  await trx
    .deleteFrom('relativeOpinion')
    .where('relativeId', '=', id)
    .where('listingId', '=', listingId)
    .where('isLiked', '=', false)
    .where('note', '=', '')
    .where('wishedDay', 'is', null)
    .execute()
}

async function limitOpinions(trx: Db, { id: subject }: Relative) {
  const limit = familyLimits.opinionsPerHour
  const exceeded = await consumeRateLimits(trx, [
    { scope: 'family-opinion', subject, limit, seconds: 3_600 },
  ])
  if (!exceeded) return
  throw new DomainError('too_many', {
    message: texts.family.tooManyOpinions,
    retryAfter: exceeded.retryAfter,
  })
}
