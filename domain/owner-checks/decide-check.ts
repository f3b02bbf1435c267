import { daysAfter } from '#contract/format/dates.ts'
import { ownerCheckLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  type PaperRefusal,
  paperRefusals,
  type ReraRefusal,
  reraRefusals,
} from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { notify } from '#domain/notifications/notify.ts'
import { keepBadge } from '#domain/owner-checks/keep-badge.ts'
import { lockWaitingCheck } from '#domain/owner-checks/lock-waiting-check.ts'
import { markAgent } from '#domain/owner-checks/mark-agent.ts'
import { placeHash } from '#domain/owner-checks/place-hash.ts'
import { settleCheck } from '#domain/owner-checks/settle-check.ts'
import type { Viewer } from '#domain/viewer.ts'

type Check = Awaited<ReturnType<typeof lockWaitingCheck>>

/** Staff found that what was shown proves it: the badge is shown for a year from now on. */
export function acceptCheck(db: Db, viewer: Viewer, id: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const check = await lockWaitingCheck(trx, viewer, id)
    const { listing, kind, looks } = check
    if (kind !== 'rera' && looks === 0) {
      throw new DomainError('conflict', { message: texts.ownerChecks.lookFirst })
    }
    await endEarlier(trx, check, now)
    const endsAt = daysAfter(now, ownerCheckLimits.validDays)
    const place = listing && { placeHash: placeHash(listing) }
    await settleCheck(trx, id, { state: 'accepted', by: viewer.id, endsAt, ...place }, now)
    if (listing) {
      await keepBadge(trx, listing)
      // A home that is proved to belong to its owner no longer counts towards making them an agent.
      await enqueue(trx, 'group-homes', { listingId: listing.id })
    } else {
      await markAgent(trx, check.ownerId, now)
    }
    await record(trx, viewer, check, 'owner_check.accept')
    const told = {
      kind: 'owner-check-accepted',
      shown: kind,
      endsAt: endsAt.toISOString(),
    } as const
    await notify(trx, check.ownerId, { ...told, ...aboutListing(check) })
  })
}

/** Staff found that it proves nothing; its owner may show another. */
export function refuseCheck(
  db: Db,
  viewer: Viewer,
  id: string,
  reason: PaperRefusal | ReraRefusal,
) {
  return inTransaction(db, async (trx) => {
    const check = await lockWaitingCheck(trx, viewer, id)
    const { kind } = check
    if (!isOption<string>(kind === 'rera' ? reraRefusals : paperRefusals, reason)) {
      throw new DomainError('invalid', { fields: { reason: texts.ownerChecks.otherReason } })
    }
    await settleCheck(trx, id, { state: 'refused', reason, by: viewer.id })
    await record(trx, viewer, check, 'owner_check.refuse', reason)
    const told = { kind: 'owner-check-refused', shown: kind, reason } as const
    await notify(trx, check.ownerId, { ...told, ...aboutListing(check) })
  })
}

/** What was accepted before of the same home, or the same account. */
async function endEarlier(trx: Db, { ownerId, listingId }: Check, now: Date) {
  await trx
    .updateTable('ownerCheck')
    .set({ state: 'ended', reason: 'replaced', endsAt: now })
    .where('ownerId', '=', ownerId)
    .where('listingId', listingId ? '=' : 'is', listingId)
    .where('state', '=', 'accepted')
    .execute()
}

function record(
  trx: Db,
  viewer: Viewer,
  { id, ownerId, listingId, kind }: Check,
  action: 'owner_check.accept' | 'owner_check.refuse',
  reason?: PaperRefusal | ReraRefusal,
) {
  return recordAudit(trx, {
    actorId: viewer.id,
    action,
    subjectKind: listingId ? 'listing' : 'user',
    subjectId: listingId ?? ownerId,
    facts: { ownerCheck: id, shown: kind, ...(reason && { refusal: reason }) },
  })
}

function aboutListing({ listingId }: Check) {
  return listingId ? { listingId } : {}
}
