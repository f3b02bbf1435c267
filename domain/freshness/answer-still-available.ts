import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Question } from '#domain/freshness/answer-token.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The listing that a question is about, as long as it waits for an answer. */
export async function findQuestion(db: Db, { listingId, askedAt }: Question) {
  const listing = await db
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', listingId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return listing?.askedAt?.getTime() === askedAt.getTime() ? listing : undefined
}

/** The owner's answer by a link, without a login. Each question is answered once. */
export function answerQuestion(db: Db, question: Question, isAvailable: boolean, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const found = await findQuestion(trx, question)
    if (!found) throw new DomainError('conflict', { message: texts.dashboard.questionOver })
    return answerStillAvailable(trx, { id: found.ownerId }, found.id, isAvailable, now)
  })
}

/** Yes renews the listing for three weeks, no marks it as sold or rented out. Answers its deal. */
export function answerStillAvailable(
  db: Db,
  owner: Pick<Viewer, 'id'>,
  id: string,
  isAvailable: boolean,
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    const answered = await trx
      .updateTable('listing')
      .set({ askedAt: null, ...(isAvailable && { confirmedAt: now }) })
      .where('id', '=', id)
      .where('ownerId', '=', owner.id)
      .where('status', '=', 'active')
      .where('askedAt', 'is not', null)
      .returning('deal')
      .executeTakeFirst()
    if (!answered) throw new DomainError('conflict', { message: texts.dashboard.questionOver })
    if (!isAvailable) {
      await changeListingStatus(trx, { kind: 'owner', id: owner.id }, id, { to: 'sold_out' })
    }
    return answered.deal
  })
}
