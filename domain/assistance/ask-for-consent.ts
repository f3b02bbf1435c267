import { sql } from 'kysely'
import { assistLimits } from '#contract/limits.ts'
import type { MessageChannel } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { isEditable } from '#domain/listings/find-own-draft.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Asks the owner of a draft whether the viewer may fill it in. Returns what the message to the
 * owner's own number needs; asking again sends the same link.
 */
export function askForConsent(db: Db, viewer: Viewer, ref: string, channel: MessageChannel) {
  return inTransaction(db, async (trx) => {
    const { id: listingId, ownerId, spn } = await requireAssistable(trx, viewer, ref)
    const phone = await lockOwner(trx, ownerId)
    await consumeAsks(trx, ownerId)
    const { id } = await trx
      .insertInto('assistConsent')
      .values({ ownerId, listingId, staffId: viewer.id })
      .onConflict((conflict) =>
        conflict
          .columns(['listingId', 'staffId'])
          .where('givenAt', 'is', null)
          .where('withdrawnAt', 'is', null)
          .doUpdateSet({ askedAt: sql<Date>`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'assist.ask',
      subjectKind: 'listing',
      subjectId: listingId,
      facts: { consent: id, channel },
    })
    return { id, phone, spn }
  })
}

/** A draft of somebody else that is not shown. A revision of a shown listing is no draft. */
async function requireAssistable(trx: Db, viewer: Viewer, ref: string) {
  const listing = isStaff(viewer) ? await findListing(trx, viewer, ref) : undefined
  if (!listing) throw new DomainError('not_found')
  if (listing.ownerId === viewer.id || listing.revises || !isEditable(listing)) {
    throw new DomainError('conflict', { message: texts.assistance.notAssistable })
  }
  return listing
}

async function lockOwner(trx: Db, ownerId: string) {
  const isLive = await lockAccount(trx, ownerId)
  const owner = await trx
    .selectFrom('appUser')
    .select('phone')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  if (!isLive || !owner?.phone) {
    throw new DomainError('conflict', { message: texts.assistance.ownerAway })
  }
  return owner.phone
}

async function consumeAsks(trx: Db, ownerId: string) {
  const { asksPerHour: limit } = assistLimits
  const exceeded = await consumeRateLimits(trx, [
    { scope: 'assist-ask', subject: ownerId, limit, seconds: 3_600 },
  ])
  if (!exceeded) return
  const { retryAfter } = exceeded
  throw new DomainError('too_many', { message: texts.assistance.tooManyAsks, retryAfter })
}
