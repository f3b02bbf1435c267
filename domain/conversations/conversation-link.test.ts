import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import {
  answerQuestion,
  createQuestionToken,
  findAskedLine,
  findQuestion,
  readQuestionToken,
} from '#domain/conversations/conversation-link.ts'
import { findConversation } from '#domain/conversations/find-conversation.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { test } from '#tests/database.ts'
import { asViewer, createConversation, createListing, createUser } from '#tests/factories.ts'

const over = { code: 'conflict', message: texts.conversations.linkIsOver }

test('an owner answers by the link, once', async ({ db }) => {
  const { question, seeker, owner } = await asked(db)
  expect(await findQuestion(db, question)).toMatchObject({ seekerName: seeker.name })
  await answerQuestion(db, question, 'Yes')
  await expect(answerQuestion(db, question, 'No')).rejects.toMatchObject(over)

  const read = await findConversation(db, owner, question.conversationId)
  expect(read?.lines.map(({ body }) => body)).toEqual(['Is it still available?', 'Yes'])
})

test('two answers at once by one link are one', async ({ freshDatabase: { db } }) => {
  const { question } = await asked(db)
  const answers = ['Yes', 'No'].map((body) => answerQuestion(db, question, body))
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.selectFrom('conversationLine').select('id').execute()).toHaveLength(2)
})

test('an answer in the site ends the link; a new question has a link of its own', async ({
  db,
}) => {
  const { question, owner, seeker } = await asked(db)
  const { conversationId } = question
  const line = () => ({ body: 'Hello', key: randomUUID() })
  await writeLine(db, owner, conversationId, line())
  expect(await findQuestion(db, question)).toBeUndefined()

  await writeLine(db, seeker, conversationId, line())
  await expect(answerQuestion(db, question, 'Yes')).rejects.toMatchObject(over)
  const told = { kind: 'conversation-asked', userId: owner.id, personId: seeker.id }
  const { listingId } = (await findConversation(db, owner, conversationId))!
  const next = await findAskedLine(db, { ...told, listingId })
  expect(next).toMatchObject({ conversationId, ownerId: owner.id })
  expect(next?.lineId).not.toBe(question.lineId)
  expect(await findAskedLine(db, { ...told, listingId, kind: 'text' })).toBeUndefined()
})

test('a link of another owner, an old one, or one of somebody blocked answers nothing', async ({
  db,
}) => {
  const { question, owner } = await asked(db)
  const stranger = { ...question, ownerId: (await createUser(db)).id }
  await expect(answerQuestion(db, stranger, 'Yes')).rejects.toMatchObject(over)
  const later = new Date(Date.now() + 15 * 86_400_000)
  await expect(answerQuestion(db, question, 'Yes', later)).rejects.toMatchObject(over)
  await blockSeeker(db, owner, question.conversationId, true)
  await expect(answerQuestion(db, question, 'Yes')).rejects.toMatchObject(over)
  await blockSeeker(db, owner, question.conversationId, false)
  expect(await findQuestion(db, question)).toBeDefined()
  await blockUser(db, asViewer(await createUser(db, { role: 'staff' })), owner.id, 'Spam')
  await expect(answerQuestion(db, question, 'Yes')).rejects.toMatchObject(over)
  expect(await findQuestion(db, question)).toBeUndefined()
})

test('a question is of one line of one conversation, and for its owner', async ({ db }) => {
  const { question, owner, seeker } = await asked(db)
  const { id: listingId } = await createListing(db, { ownerId: owner.id })
  const other = await createConversation(db, {
    listingId,
    ownerId: owner.id,
    seekerId: seeker.id,
  })
  for (const differences of [
    { conversationId: other.id },
    { lineId: randomUUID() },
    { ownerId: seeker.id },
  ]) {
    expect(await findQuestion(db, { ...question, ...differences })).toBeUndefined()
  }
  // Neither an answer elsewhere nor a further line of the seeker answers it.
  const line = () => ({ body: 'Hello', key: randomUUID() })
  await writeLine(db, owner, other.id, line())
  await writeLine(db, seeker, question.conversationId, line())
  expect(await findQuestion(db, question)).toMatchObject({ body: 'Is it still available?' })
})

test('a token is read with the secret it was signed with, and not when changed', () => {
  const secret = Buffer.from('a secret')
  const [conversationId, ownerId, lineId] = [randomUUID(), randomUUID(), randomUUID()]
  const question = { conversationId, ownerId, lineId }
  const token = createQuestionToken(secret, question)
  expect(readQuestionToken(secret, token)).toEqual(question)
  expect(readQuestionToken(Buffer.from('another'), token)).toBeUndefined()
  expect(readQuestionToken(secret, token.replace(ownerId, randomUUID()))).toBeUndefined()
})

async function asked(db: Db) {
  const { id: listingId, ownerId } = await createListing(db)
  const seeker = asViewer(await createUser(db, { name: 'Ravi' }))
  const { id, lineId } = await createConversation(db, { listingId, ownerId, seekerId: seeker.id })
  const owner = asViewer({ id: ownerId, name: '', role: 'member' })
  return { question: { conversationId: id, ownerId, lineId }, owner, seeker }
}
