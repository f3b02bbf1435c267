import { daysBefore } from '#contract/format/dates.ts'
import { contactAnswerLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { answerContactRequest } from '#domain/contact-requests/answer-contact-request.ts'
import { DomainError } from '#domain/errors.ts'
import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

/** Somebody waits for an owner's number. */
export type ContactQuestion = { requestId: string; ownerId: string }

const purpose = 'answer contact'

/** Whoever has it may answer this one request, and nothing else. */
export function createContactToken(secret: Buffer, { requestId, ownerId }: ContactQuestion) {
  return createSignedToken(secret, purpose, [requestId, ownerId])
}

/** The question of a token; undefined when its signature is not ours. */
export function readContactToken(secret: Buffer, token: string): ContactQuestion | undefined {
  const [requestId, ownerId] = readSignedToken(secret, purpose, token) ?? []
  return requestId && ownerId ? { requestId, ownerId } : undefined
}

/** The request that a question is about, as long as it waits for an answer and is not too old. */
export function findContactQuestion(db: Db, question: ContactQuestion, now = new Date()) {
  const { linkDays } = contactAnswerLimits
  return db
    .selectFrom('contactRequest as request')
    .innerJoin('listing', 'listing.id', 'request.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'request.seekerId')
    .innerJoin('appUser as owner', 'owner.id', 'request.ownerId')
    .selectAll('listing')
    .select(['seeker.name as seekerName', 'request.seekerLine'])
    .where('request.id', '=', question.requestId)
    .where('request.ownerId', '=', question.ownerId)
    .where('request.status', '=', 'requested')
    .where('request.createdAt', '>', daysBefore(now, linkDays))
    .where('seeker.erasedAt', 'is', null)
    .where('seeker.blockedAt', 'is', null)
    .where('owner.erasedAt', 'is', null)
    .where('owner.blockedAt', 'is', null)
    .executeTakeFirst()
}

/** Shows the number to who asked, or not, by a link and without a login; once. */
export function answerContactLink(
  db: Db,
  question: ContactQuestion,
  isAccepted: boolean,
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    if (!(await findContactQuestion(trx, question, now))) {
      throw new DomainError('conflict', { message: texts.leads.linkIsOver })
    }
    const owner = { id: question.ownerId, role: 'member', name: '', sessionId: '' } as const
    await answerContactRequest(trx, owner, question.requestId, isAccepted, now)
  })
}

type Told = { kind: string; listingId: string | null; personId: string | null; userId: string }

/** What a notification asks its receiver about their number, if it still waits for an answer. */
export async function findAskedContact(
  db: Db,
  { kind, listingId, personId, userId }: Told,
): Promise<ContactQuestion | undefined> {
  if (kind !== 'contact-asked') return undefined
  const request = await db
    .selectFrom('contactRequest')
    .select('id')
    .where('listingId', '=', listingId)
    .where('seekerId', '=', personId)
    .where('ownerId', '=', userId)
    .where('status', '=', 'requested')
    .executeTakeFirst()
  return request && { requestId: request.id, ownerId: userId }
}
