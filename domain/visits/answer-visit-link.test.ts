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
const at = { address: '10.0.0.1', now }
const [accept, decline] = [{ action: 'accept' }, { action: 'decline' }] as const
const otherTime = { action: 'propose', day: '2026-11-22', time: 'evening', clock: '17:00' } as const
const over = { code: 'conflict', message: texts.visits.linkIsOver }

test('a token is read with the secret it was signed with, and not when changed', () => {
  const [visitId, userId] = [crypto.randomUUID(), crypto.randomUUID()]
  const question = { visitId, userId, day: '2026-11-20', time: 'morning', clock: '' }
  const token = createVisitToken(secret, question)
  expect(readVisitToken(secret, token)).toEqual(question)
  expect(readVisitToken(other, token)).toBeUndefined()
  expect(readVisitToken(secret, token.replace('2026-11-20', '2026-11-21'))).toBeUndefined()
  expect(readVisitToken(secret, 'x')).toBeUndefined()
})

test('an owner accepts a request by the link, once', async ({ db }) => {
  const { question, visitId } = await requested(db)
  expect(await findVisitQuestion(db, question, now)).toMatchObject({ side: 'owner' })
  await answerVisitLink(db, question, accept, at)

  expect(await statusOf(db, visitId)).toBe('accepted')
  await expect(answerVisitLink(db, question, decline, at)).rejects.toMatchObject(over)
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
  const question = { visitId, userId: seekerId, day: '2026-11-21', time: 'evening', clock: '' }

  const earlier = { ...question, day: '2026-11-20', time: 'morning' }
  await expect(answerVisitLink(db, earlier, decline, at)).rejects.toMatchObject(over)
  await answerVisitLink(db, question, decline, at)
  expect(await statusOf(db, visitId)).toBe('declined')
})

test('an owner proposes another time by the link, once, and the seeker is asked', async ({
  db,
}) => {
  const { question, visitId, seekerId, listingId, ownerId } = await requested(db)
  await answerVisitLink(db, question, otherTime, at)
  expect(await find(db, visitId)).toMatchObject({
    status: 'proposed',
    day: '2026-11-22',
    clock: '17:00',
  })
  await expect(answerVisitLink(db, question, otherTime, at)).rejects.toMatchObject(over)

  const told = { kind: 'visit-proposed', listingId, personId: ownerId, userId: seekerId }
  const asked = await findAskedVisit(db, told, now)
  expect(asked).toMatchObject({ day: '2026-11-22', time: 'evening', clock: '17:00' })
  await answerVisitLink(db, asked!, accept, at)
  expect(await find(db, visitId)).toMatchObject({ status: 'accepted', clock: '17:00' })
})

test('a seeker asks for another time than the proposed one by the link, once', async ({ db }) => {
  const { question, visitId, seekerId } = await requested(db)
  await answerVisitLink(db, question, otherTime, at)
  const proposed = { visitId, userId: seekerId, day: '2026-11-22', time: 'evening', clock: '17:00' }
  const wish = { action: 'propose', day: '2026-11-23', time: 'afternoon' } as const
  const same = { ...wish, day: question.day, time: 'morning' } as const
  await expect(answerVisitLink(db, proposed, same, at)).rejects.toMatchObject({
    fields: { time: texts.visits.askedBefore },
  })
  await answerVisitLink(db, proposed, wish, at)
  expect(await find(db, visitId)).toMatchObject({ status: 'requested', day: '2026-11-23' })
  await expect(answerVisitLink(db, proposed, wish, at)).rejects.toMatchObject(over)
})

test('a request at any time is answered by a time, for two weeks', async ({ db }) => {
  const { visitId, ownerId, listingId, seekerId } = await requested(db)
  const open = { preferredDay: null, preferredTime: '', createdAt: now } as const
  await db.updateTable('visit').set(open).where('id', '=', visitId).execute()
  const told = { kind: 'visit-requested', listingId, personId: seekerId, userId: ownerId }
  const question = await findAskedVisit(db, told, now)
  expect(question).toMatchObject({ day: '', time: '', clock: '' })
  expect(readVisitToken(secret, createVisitToken(secret, question!))).toEqual(question)

  await expect(answerVisitLink(db, question!, accept, at)).rejects.toMatchObject(over)
  const later = new Date(now.getTime() + 15 * 86_400_000)
  const late = answerVisitLink(db, question!, otherTime, { ...at, now: later })
  await expect(late).rejects.toMatchObject(over)
  await answerVisitLink(db, question!, otherTime, at)
  expect(await statusOf(db, visitId)).toBe('proposed')
})

test('nobody else answers, nobody who is blocked, and nobody when the time is over', async ({
  db,
}) => {
  const { question, visitId, ownerId, seekerId } = await requested(db)
  const stranger = { ...question, userId: (await createUser(db)).id }
  for (const each of [stranger, { ...question, userId: seekerId }]) {
    await expect(answerVisitLink(db, each, accept, at)).rejects.toMatchObject(over)
  }
  const later = new Date('2026-11-20T12:00:00Z')
  await expect(answerVisitLink(db, question, accept, { ...at, now: later })).rejects.toMatchObject(
    over,
  )
  await db.updateTable('appUser').set({ blockedAt: now }).where('id', '=', ownerId).execute()
  await expect(answerVisitLink(db, question, accept, at)).rejects.toMatchObject(over)
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
  const question = { visitId, userId: ownerId, day: '2026-11-20', time: 'morning', clock: '' }
  return { question, visitId, listingId, ownerId, seekerId }
}

async function statusOf(db: Db, id: string) {
  return (await find(db, id)).status
}

function find(db: Db, id: string) {
  return db.selectFrom('visit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
