import { daysBefore } from '#contract/format/dates.ts'
import { conversationLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { conversationState } from '#domain/conversations/conversation.ts'
import { selectConversations } from '#domain/conversations/select-conversations.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { DomainError } from '#domain/errors.ts'
import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'
import { lockAccount } from '#domain/users/lock-account.ts'

/** A line of a seeker that waits for the owner's answer. */
export type LineQuestion = { conversationId: string; ownerId: string; lineId: string }

const purpose = 'answer question'

/** Whoever has it may answer this one line, and nothing else. */
export function createQuestionToken(secret: Buffer, question: LineQuestion) {
  const { conversationId, ownerId, lineId } = question
  return createSignedToken(secret, purpose, [conversationId, ownerId, lineId])
}

/** The question of a token; undefined when its signature is not ours. */
export function readQuestionToken(secret: Buffer, token: string): LineQuestion | undefined {
  const [conversationId, ownerId, lineId] = readSignedToken(secret, purpose, token) ?? []
  return conversationId && ownerId && lineId ? { conversationId, ownerId, lineId } : undefined
}

/** What a question is about, as long as the owner has not answered and it is not too old. */
export async function findQuestion(db: Db, question: LineQuestion, now = new Date()) {
  const { conversationId, ownerId, lineId } = question
  const oldest = daysBefore(now, conversationLimits.linkDays)
  const found = await selectConversations(db, { id: ownerId })
    .innerJoin('conversationLine as line', 'line.conversationId', 'conversation.id')
    .select('line.body')
    .where('conversation.id', '=', conversationId)
    .where('conversation.ownerId', '=', ownerId)
    .where('line.id', '=', lineId)
    .where('line.createdAt', '>', oldest)
    .where('owner.blockedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversationLine as answer')
            .select('answer.id')
            .where('answer.conversationId', '=', conversationId)
            .where('answer.userId', '=', ownerId)
            .where('answer.id', '>', lineId),
        ),
      ),
    )
    .executeTakeFirst()
  return found && conversationState(found, 'owner', now) === 'open' ? found : undefined
}

/** Answers by a link, without a login; once. */
export function answerQuestion(db: Db, question: LineQuestion, body: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const { conversationId, ownerId, lineId } = question
    const isLive = await lockAccount(trx, ownerId)
    // The id of the answered line is the idempotency key: of two answers at once, one is written.
    const line = { body, key: lineId }
    const isWritten =
      isLive &&
      (await findQuestion(trx, question, now)) &&
      (await writeLine(trx, { id: ownerId }, conversationId, line, now))
    if (!isWritten) throw new DomainError('conflict', { message: texts.conversations.linkIsOver })
  })
}

type Told = { kind: string; listingId: string | null; personId: string | null; userId: string }

/** The last line that a notification tells an owner of, if it still waits for an answer. */
export async function findAskedLine(
  db: Db,
  { kind, listingId, personId, userId }: Told,
  now = new Date(),
): Promise<LineQuestion | undefined> {
  if (kind !== 'conversation-asked') return undefined
  const line = await db
    .selectFrom('conversation')
    .innerJoin('conversationLine as line', 'line.conversationId', 'conversation.id')
    .select(['conversation.id as conversationId', 'line.id as lineId'])
    .where('conversation.listingId', '=', listingId)
    .where('conversation.seekerId', '=', personId)
    .where('conversation.ownerId', '=', userId)
    .where('line.userId', '=', personId)
    .orderBy('line.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const question = line && { ...line, ownerId: userId }
  return question && (await findQuestion(db, question, now)) ? question : undefined
}
