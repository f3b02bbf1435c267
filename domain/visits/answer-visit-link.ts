import { dayMs, indiaDay } from '#contract/format/dates.ts'
import { isVisitOver } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import { type VisitTime, visitTimes } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { selectVisits } from '#domain/visits/list-visits.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { type VisitSide, visitMoves } from '#domain/visits/visit-moves.ts'
import type { VisitQuestion } from '#domain/visits/visit-token.ts'

export type VisitAnswer =
  /** An owner may name an exact time within the time of day that was asked for. */
  { action: 'accept'; clock?: string | null | undefined } | { action: 'decline' } | OtherTime

/** Another time: proposed by the owner, or asked for by the seeker in answer to a proposal. */
type OtherTime = {
  action: 'propose'
  day?: string | null | undefined
  time?: VisitTime | null | undefined
  clock?: string | null | undefined
  /** One of the owner's free slots, for seekers. */
  slotId?: string | null | undefined
}

type Asking = {
  /** The client's address, for the rate limits of seekers' wishes. */
  address: string
  now?: Date
}

/** The visit that a question is about, as long as it waits for this answer at this time. */
export async function findVisitQuestion(db: Db, question: VisitQuestion, now = new Date()) {
  for (const side of ['owner', 'seeker'] as const) {
    const visit = await selectVisits(db, side)
      .where('visit.id', '=', question.visitId)
      .where(side === 'owner' ? 'listing.ownerId' : 'visit.seekerId', '=', question.userId)
      .where('visit.status', 'in', visitMoves.accept[side])
      .executeTakeFirst()
    if (visit && isAskedFor(visit, question, now)) return { ...visit, side }
  }
  return undefined
}

/** Accepts, declines or names another time by a link, without a login; once. */
export function answerVisitLink(
  db: Db,
  question: VisitQuestion,
  answer: VisitAnswer,
  { address, now = new Date() }: Asking,
) {
  return inTransaction(db, async (trx) => {
    const { userId, visitId, day, time } = question
    const isLive = await lockAccount(trx, userId)
    const found = isLive && (await findVisitQuestion(trx, question, now))
    if (!found) throw isOver()
    const viewer = { id: userId, role: 'member', name: '', sessionId: '' } as const
    if (answer.action === 'decline') return moveVisit(trx, viewer, visitId, answer, now)
    if (answer.action === 'accept') {
      if (!day || !isOption(visitTimes, time)) throw isOver()
      return moveVisit(trx, viewer, visitId, { ...answer, day, time }, now)
    }
    if (found.side === 'owner') return moveVisit(trx, viewer, visitId, named(answer), now)
    const { slotId, ...wish } = answer
    const asked = slotId ? { slotId } : { ...wish, slotId: null }
    const outcome = await scheduleVisit(trx, viewer, found.spn, asked, { address, now })
    if (outcome === 'unchanged') {
      throw new DomainError('invalid', { fields: { time: texts.visits.askedBefore } })
    }
  })
}

function named({ action, day, time, clock }: OtherTime) {
  if (!day || !time) throw new DomainError('invalid')
  return { action, day, time, clock }
}

function isOver() {
  return new DomainError('conflict', { message: texts.visits.linkIsOver })
}

type Asked = { day: string | null; time: string; clock: string; createdAt: Date }

function isAskedFor(visit: Asked, { day, time, clock }: VisitQuestion, now: Date) {
  if ((visit.day ?? '') !== day || visit.time !== time || visit.clock !== clock) return false
  if (day && isOption(visitTimes, time)) return !isVisitOver({ day, time, clock }, now)
  const age = now.getTime() - visit.createdAt.getTime()
  return (!day || day >= indiaDay(now)) && age < visitLimits.linkDays * dayMs
}

type Told = { kind: string; listingId: string | null; personId: string | null; userId: string }

/** Which side's answer each kind of notification waits for. */
const askedSides: Record<string, VisitSide> = {
  'visit-requested': 'owner',
  'visit-changed': 'owner',
  'visit-proposed': 'seeker',
}

/** What a notification asks its receiver about a visit, if it still waits for an answer. */
export async function findAskedVisit(
  db: Db,
  told: Told,
  now = new Date(),
): Promise<VisitQuestion | undefined> {
  const side = askedSides[told.kind]
  if (!side || !told.listingId) return undefined
  const visit = await db
    .selectFrom('visit')
    .select(['id', 'day', 'time', 'clock', 'createdAt'])
    .where('listingId', '=', told.listingId)
    .where('seekerId', '=', side === 'owner' ? told.personId : told.userId)
    .where('status', 'in', visitMoves.accept[side])
    .executeTakeFirst()
  if (!visit) return undefined
  const { id: visitId, day, time, clock } = visit
  const question = { visitId, userId: told.userId, day: day ?? '', time, clock }
  return isAskedFor(visit, question, now) ? question : undefined
}
