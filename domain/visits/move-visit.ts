import { indiaDay } from '#contract/format/dates.ts'
import { timeOfClock } from '#contract/format/visit-clock.ts'
import { isVisitOver } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import type { VisitAction, VisitTime } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { asSlotTaken, findSlotAt } from '#domain/visit-slots/take-slot.ts'
import { mayMove, type VisitSide, visitMoves } from '#domain/visits/visit-moves.ts'

export type VisitMove =
  /** The time that the person saw: another one may have been named since. */
  | {
      action: 'accept' | 'propose'
      day: string
      time: VisitTime
      /** The exact time; an owner who accepts a time of day may name one within it. */
      clock?: string | null | undefined
    }
  | { action: 'decline' | 'cancel' }

type Visit = Awaited<ReturnType<typeof lockVisit>>

/** Answers, changes or ends a visit for one of its two sides, and tells the other. */
export function moveVisit(
  db: Db,
  viewer: Viewer,
  id: string,
  move: VisitMove,
  now = new Date(),
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { ownerId, seekerId, side } = await findSides(trx, viewer, id)
    const otherId = side === 'owner' ? seekerId : ownerId
    // Accounts are locked before other rows, as erasing one does.
    for (const accountId of [viewer.id, otherId]) await lockAccount(trx, accountId)
    const visit = await lockVisit(trx, id)
    if (!mayMove(move.action, side, visit.status)) {
      throw new DomainError('conflict', { message: texts.visits.notNow })
    }
    if (move.action === 'accept') checkAgreed(visit, side, move, now)
    if (move.action === 'propose') await checkProposal(trx, viewer, visit, move, now)

    const moved = await trx
      .updateTable('visit')
      .set({ status: visitMoves[move.action].to, ...timeAfter(visit, move) })
      .set(await slotAfter(trx, ownerId, visit, move))
      .where('id', '=', id)
      .returning(['day', 'time', 'clock'])
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw asSlotTaken(error)
      })
    await notify(trx, otherId, {
      kind: notificationOf(move.action, side, visit),
      listingId: visit.listingId,
      personId: viewer.id,
      day: moved.day,
      time: moved.time || null,
      clock: moved.clock || undefined,
    })
  })
}

/** A visit does not exist for anybody but its two sides. */
async function findSides(trx: Db, viewer: Viewer, id: string) {
  const visit = await trx
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(['listing.ownerId', 'visit.seekerId'])
    .where('visit.id', '=', id)
    .executeTakeFirst()
  if (visit?.ownerId === viewer.id) return { ...visit, side: 'owner' as const }
  if (visit?.seekerId === viewer.id) return { ...visit, side: 'seeker' as const }
  throw new DomainError('not_found')
}

async function lockVisit(trx: Db, id: string) {
  const visit = await trx
    .selectFrom('visit')
    .select(['id', 'listingId', 'status', 'day', 'time', 'clock'])
    .select(['proposedDay', 'proposedTime', 'proposedClock'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw new DomainError('not_found')
  return visit
}

type Named = { day: string; time: VisitTime; clock?: string | null | undefined }

function checkAgreed(visit: Visit, side: VisitSide, { day, time, clock }: Named, now: Date) {
  const isNarrower = side === 'owner' && clock && !visit.clock && timeOfClock(clock) === time
  const isSameClock = !clock || clock === visit.clock || isNarrower
  if (visit.day !== day || visit.time !== time || !isSameClock) {
    throw new DomainError('conflict', { message: texts.visits.otherTime })
  }
  if (day < indiaDay(now)) throw new DomainError('conflict', { message: texts.visits.isOver })
  if (isVisitOver({ day, time, clock: clock || visit.clock }, now)) {
    throw new DomainError('conflict', { message: texts.visits.timeIsOver })
  }
}

async function checkProposal(
  trx: Db,
  viewer: Viewer,
  visit: Visit,
  { day, time, clock }: Named,
  now: Date,
) {
  if (visit.day === day && visit.time === time && visit.clock === (clock || '')) {
    throw new DomainError('invalid', { fields: { time: texts.visits.sameTime } })
  }
  if (isVisitOver({ day, time, clock }, now)) {
    throw new DomainError('invalid', { fields: { time: texts.visits.timeIsOver } })
  }
  const limit = visitLimits.changesPerDay
  await consumeDailyLimit(trx, viewer, {
    scope: `visit-propose ${visit.id}`,
    limit,
    message: texts.listing.visitProposalLimit(limit),
    now,
  })
}

function timeAfter(visit: Visit, move: VisitMove) {
  if (move.action === 'propose') {
    const { day: proposedDay, time: proposedTime, clock } = move
    return { proposedDay, proposedTime, proposedClock: clock || '', remindedAt: null }
  }
  // What is said about a proposal names its time, not the time that was wished for first.
  if (visit.status === 'proposed') {
    const { proposedDay, proposedTime, proposedClock } = visit
    return {
      preferredDay: proposedDay,
      preferredTime: proposedTime,
      preferredClock: proposedClock,
    }
  }
  return move.action === 'accept' && move.clock ? { preferredClock: move.clock } : {}
}

/** Takes the owner's slot at the exact time that is named and frees the one before. */
async function slotAfter(trx: Db, ownerId: string, visit: Visit, move: VisitMove) {
  if (move.action === 'propose' || (move.action === 'accept' && move.clock && !visit.clock)) {
    const { day, clock } = move
    return {
      slotId: clock ? await findSlotAt(trx, ownerId, { day, clock, visitId: visit.id }) : null,
    }
  }
  return {}
}

function notificationOf(action: VisitAction, side: VisitSide, { status }: Visit) {
  if (action === 'accept') return 'visit-accepted'
  if (action === 'propose') return 'visit-proposed'
  if (action === 'decline') return 'visit-declined'
  const isWithdrawn = side === 'seeker' && status !== 'accepted'
  return isWithdrawn ? 'visit-withdrawn' : 'visit-cancelled'
}
