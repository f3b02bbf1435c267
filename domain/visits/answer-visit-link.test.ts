import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import {
  answerVisitLink,
  findAskedVisit,
  findVisitQuestion,
} from '#domain/visits/answer-visit-link.ts'
import { createVisitToken, readVisitToken } from '#domain/visits/visit-token.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-11-17T06:00:00Z')
const [secret, other] = [Buffer.from('a secret'), Buffer.from('another one')]
const over = { code: 'conflict', message: texts.visits.linkIsOver }

test('a token is read with the secret it was signed with, and not when changed', () => {
  const [visitId, userId] = [crypto.randomUUID(), crypto.randomUUID()]
  const question = { visitId, userId, day: '2026-11-20', time: 'morning' }
  const token = createVisitToken(secret, question)
  expect(readVisitToken(secret, token)).toEqual(question)
  expect(readVisitToken(other, token)).toBeUndefined()
  expect(readVisitToken(secret, token.replace('2026-11-20', '2026-11-21'))).toBeUndefined()
  expect(readVisitToken(secret, 'x')).toBeUndefined()
})

test('an owner accepts a request by the link, once', async ({ db }) => {
  const { question, visitId } = await requested(db)
  expect(await findVisitQuestion(db, question, now)).toMatchObject({ side: 'owner' })
  await answerVisitLink(db, question, 'accept', now)

  expect(await statusOf(db, visitId)).toBe('accepted')
  await expect(answerVisitLink(db, question, 'decline', now)).rejects.toMatchObject(over)
  expect(await statusOf(db, visitId)).toBe('accepted')
})

test('a seeker answers a proposal, for its time alone', async ({ db }) => {
  const { visitId, seekerId } = await requested(db)
  const proposal = {
    proposedDay: '2026-11-21',
    proposedTime: 'evening',
    status: 'proposed',
  } as const
  await db.updateTable('visit').set(proposal).where('id', '=', visitId).execute()
  const question = { visitId, userId: seekerId, day: '2026-11-21', time: 'evening' }

  const earlier = { ...question, day: '2026-11-20', time: 'morning' }
  await expect(answerVisitLink(db, earlier, 'decline', now)).rejects.toMatchObject(over)
  await answerVisitLink(db, question, 'decline', now)
  expect(await statusOf(db, visitId)).toBe('declined')
})

test('nobody else answers, nobody who is blocked, and nobody when the time is over', async ({
  db,
}) => {
  const { question, visitId, ownerId, seekerId } = await requested(db)
  const stranger = { ...question, userId: (await createUser(db)).id }
  for (const each of [stranger, { ...question, userId: seekerId }]) {
    await expect(answerVisitLink(db, each, 'accept', now)).rejects.toMatchObject(over)
  }
  const later = new Date('2026-11-20T12:00:00Z')
  await expect(answerVisitLink(db, question, 'accept', later)).rejects.toMatchObject(over)
  await db.updateTable('appUser').set({ blockedAt: now }).where('id', '=', ownerId).execute()
  await expect(answerVisitLink(db, question, 'accept', now)).rejects.toMatchObject(over)
  expect(await statusOf(db, visitId)).toBe('requested')
})

test('only a message that waits for an answer of its receiver brings the question', async ({
  db,
}) => {
  const { question, listingId, ownerId, seekerId } = await requested(db)
  const toOwner = { listingId, personId: seekerId, userId: ownerId }
  expect(await findAskedVisit(db, { kind: 'visit-requested', ...toOwner }, now)).toEqual(question)
  expect(await findAskedVisit(db, { kind: 'visit-reminder', ...toOwner }, now)).toBeUndefined()
  const toSeeker = { kind: 'visit-proposed', listingId, personId: ownerId, userId: seekerId }
  expect(await findAskedVisit(db, toSeeker, now)).toBeUndefined()
})

/** A request for a visit on a morning, and the question that its owner is asked. */
async function requested(db: Db) {
  const { id: listingId, ownerId } = await createListing(db)
  const wish = { preferredDay: '2026-11-20', preferredTime: 'morning' } as const
  const { id: visitId, seekerId } = await createVisit(db, { listingId, ...wish })
  const question = { visitId, userId: ownerId, day: '2026-11-20', time: 'morning' }
  return { question, visitId, listingId, ownerId, seekerId }
}

async function statusOf(db: Db, id: string) {
  const visit = await db
    .selectFrom('visit')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return visit?.status
}
