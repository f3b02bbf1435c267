import { indiaDay } from '#contract/format/dates.ts'
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
import { mayMove, type VisitSide, visitMoves } from '#domain/visits/visit-moves.ts'

export type VisitMove =
  /** The time is what the person saw: another one may have been named since. */
  { action: 'accept' | 'propose'; day: string; time: VisitTime } | { action: 'decline' | 'cancel' }

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
    if (move.action === 'accept') checkAgreed(visit, move, now)
    if (move.action === 'propose') await checkProposal(trx, viewer, visit, move, now)

    const moved = await trx
      .updateTable('visit')
      .set({ status: visitMoves[move.action].to, ...timeAfter(visit, move) })
      .where('id', '=', id)
      .returning(['day', 'time'])
      .executeTakeFirstOrThrow()
    await notify(trx, otherId, {
      kind: notificationOf(move.action, side, visit),
      listingId: visit.listingId,
      personId: viewer.id,
      day: moved.day,
      time: moved.time || null,
    })
  })
}

/** For everybody but its two sides a visit does not exist. */
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
    .select(['id', 'listingId', 'status', 'day', 'time', 'proposedDay', 'proposedTime'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw new DomainError('not_found')
  return visit
}

type Named = { day: string; time: VisitTime }

function checkAgreed(visit: Visit, { day, time }: Named, now: Date) {
  if (visit.day !== day || visit.time !== time) {
    throw new DomainError('conflict', { message: texts.visits.otherTime })
  }
  if (day < indiaDay(now)) throw new DomainError('conflict', { message: texts.visits.isOver })
  if (isVisitOver({ day, time }, now)) {
    throw new DomainError('conflict', { message: texts.visits.timeIsOver })
  }
}

async function checkProposal(
  trx: Db,
  viewer: Viewer,
  visit: Visit,
  { day, time }: Named,
  now: Date,
) {
  if (visit.day === day && visit.time === time) {
    throw new DomainError('invalid', { fields: { time: texts.visits.sameTime } })
  }
  if (isVisitOver({ day, time }, now)) {
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

function timeAfter({ status, proposedDay, proposedTime }: Visit, move: VisitMove) {
  if (move.action === 'propose') {
    return { proposedDay: move.day, proposedTime: move.time, remindedAt: null }
  }
  // What becomes of a proposal is about its time, not about the one wished for first.
  if (status === 'proposed') return { preferredDay: proposedDay, preferredTime: proposedTime }
  return {}
}

function notificationOf(action: VisitAction, side: VisitSide, { status }: Visit) {
  if (action === 'accept') return 'visit-accepted'
  if (action === 'propose') return 'visit-proposed'
  if (action === 'decline') return 'visit-declined'
  const isWithdrawn = side === 'seeker' && status !== 'accepted'
  return isWithdrawn ? 'visit-withdrawn' : 'visit-cancelled'
}
