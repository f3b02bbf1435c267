import { isVisitOver } from '#contract/format/visit-wish.ts'
import { isOption } from '#contract/options/option-list.ts'
import { visitTimes } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { selectVisits } from '#domain/visits/list-visits.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { type VisitSide, visitMoves } from '#domain/visits/visit-moves.ts'
import type { VisitQuestion } from '#domain/visits/visit-token.ts'

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

/** Accepts or declines by a link, without a login. */
export function answerVisitLink(
  db: Db,
  question: VisitQuestion,
  action: 'accept' | 'decline',
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    const { userId, visitId, day, time } = question
    const isLive = await lockAccount(trx, userId)
    const found = isLive && (await findVisitQuestion(trx, question, now))
    if (!found || !isOption(visitTimes, time)) {
      throw new DomainError('conflict', { message: texts.visits.linkIsOver })
    }
    const viewer = { id: userId, role: 'member', name: '', sessionId: '' } as const
    const move = action === 'accept' ? { action, day, time } : { action }
    await moveVisit(trx, viewer, visitId, move, now)
  })
}

type Asked = { day: string | null; time: string }

function isAskedFor(visit: Asked, { day, time }: VisitQuestion, now: Date) {
  if (visit.day !== day || visit.time !== time || !isOption(visitTimes, time)) return false
  return !isVisitOver({ day, time }, now)
}

type Told = { kind: string; listingId: string | null; personId: string | null; userId: string }

/** Whose answer each kind of notification waits for. */
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
    .select(['id', 'day', 'time'])
    .where('listingId', '=', told.listingId)
    .where('seekerId', '=', side === 'owner' ? told.personId : told.userId)
    .where('status', 'in', visitMoves.accept[side])
    .executeTakeFirst()
  if (!visit?.day || !visit.time) return undefined
  const question = { visitId: visit.id, userId: told.userId, day: visit.day, time: visit.time }
  return isAskedFor(visit, question, now) ? question : undefined
}
