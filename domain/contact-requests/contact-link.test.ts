import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import {
  answerContactLink,
  createContactToken,
  findAskedContact,
  findContactQuestion,
  readContactToken,
} from '#domain/contact-requests/contact-link.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const over = { code: 'conflict', message: texts.leads.linkIsOver }

test('an owner lets somebody have the number by the link, once', async ({ db }) => {
  const { question, seeker } = await asked(db)
  expect(await findContactQuestion(db, question)).toMatchObject({ seekerName: seeker.name })
  await answerContactLink(db, question, true)

  expect(await statusOf(db, question.requestId)).toBe('accepted')
  expect(await listNotifications(db, seeker)).toHaveLength(1)
  await expect(answerContactLink(db, question, false)).rejects.toMatchObject(over)
  expect(await statusOf(db, question.requestId)).toBe('accepted')
})

test('a link of another owner, an old one, or one of a blocked account answers nothing', async ({
  db,
}) => {
  const { question, ownerId } = await asked(db)
  const stranger = { ...question, ownerId: (await createUser(db)).id }
  await expect(answerContactLink(db, stranger, true)).rejects.toMatchObject(over)
  const later = new Date(Date.now() + 15 * 86_400_000)
  await expect(answerContactLink(db, question, true, later)).rejects.toMatchObject(over)

  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await blockUser(db, staff, ownerId, 'Asks for money')
  await expect(answerContactLink(db, question, true)).rejects.toMatchObject(over)
  expect(await statusOf(db, question.requestId)).toBe('requested')
})

test('a token is read with the secret it was signed with, and not when changed', () => {
  const secret = Buffer.from('a secret')
  const question = { requestId: crypto.randomUUID(), ownerId: crypto.randomUUID() }
  const token = createContactToken(secret, question)
  expect(readContactToken(secret, token)).toEqual(question)
  expect(readContactToken(Buffer.from('another'), token)).toBeUndefined()
  const other = token.replace(question.ownerId, crypto.randomUUID())
  expect(readContactToken(secret, other)).toBeUndefined()
})

test('only a message about an open request brings the question', async ({ db }) => {
  const { question, listingId, ownerId, seeker } = await asked(db)
  const told = { listingId, personId: seeker.id, userId: ownerId }
  expect(await findAskedContact(db, { kind: 'contact-asked', ...told })).toEqual(question)
  expect(await findAskedContact(db, { kind: 'contact-revealed', ...told })).toBeUndefined()
  await answerContactLink(db, question, false)
  expect(await findAskedContact(db, { kind: 'contact-asked', ...told })).toBeUndefined()
})

async function asked(db: Db) {
  const { id: listingId, ownerId } = await createListing(db)
  const seeker = asViewer(await createUser(db))
  const { id: requestId } = await db
    .insertInto('contactRequest')
    .values({ listingId, ownerId, seekerId: seeker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { question: { requestId, ownerId }, listingId, ownerId, seeker }
}

async function statusOf(db: Db, id: string) {
  const request = db.selectFrom('contactRequest').select('status').where('id', '=', id)
  return (await request.executeTakeFirst())?.status
}
