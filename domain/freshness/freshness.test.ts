import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { answerQuestion, answerStillAvailable } from '#domain/freshness/answer-still-available.ts'
import { createAnswerToken, readAnswerToken } from '#domain/freshness/answer-token.ts'
import { askOwners } from '#domain/freshness/ask-owners.ts'
import { pauseUnanswered } from '#domain/freshness/pause-unanswered.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const listedAt = new Date('2026-01-01T06:00:00Z')
const over = { code: 'conflict', message: texts.dashboard.questionOver }

test('an owner is asked after 21 days, once, and again 21 days after a yes', async ({ db }) => {
  const { owner, id } = await ownerWithListing(db)
  expect(await askOwners(db, day(20))).toBe(0)
  expect(await askOwners(db, day(22))).toBe(1)
  expect(await askOwners(db, day(23))).toBe(0)
  expect(await listNotifications(db, owner)).toHaveLength(1)

  await answerStillAvailable(db, owner, id, true, day(24))
  expect(await find(db, id)).toMatchObject({ status: 'active', confirmedAt: day(24) })
  expect(await askOwners(db, day(44))).toBe(0)
  expect(await askOwners(db, day(46))).toBe(1)
})

test('a listing that is approved again counts as confirmed by nobody, and as fresh', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id } = await ownerWithListing(db, { status: 'delete', confirmedAt: day(1) })
  await changeListingStatus(db, actorFor(staff), id, { to: 'active' })

  expect(await askOwners(db)).toBe(0)
  expect((await find(db, id)).confirmedAt).toBeNull()
})

test('no marks it as sold', async ({ db }) => {
  const { owner, id } = await ownerWithListing(db)
  await askOwners(db, day(22))
  await answerStillAvailable(db, owner, id, false, day(23))

  expect(await find(db, id)).toMatchObject({ status: 'sold_out', askedAt: null })
})

test('silence of 14 days takes it down with the reason, and the owner is told', async ({ db }) => {
  const { owner, id } = await ownerWithListing(db)
  await askOwners(db, day(22))
  expect(await pauseUnanswered(db, day(35))).toBe(0)
  expect(await pauseUnanswered(db, day(37))).toBe(1)

  expect(await find(db, id)).toMatchObject({
    status: 'delete',
    statusReason: '',
    hiddenBecause: 'unanswered',
    hiddenFrom: 'active',
  })
  const notifications = await listNotifications(db, owner)
  expect(notifications.map(({ subject }) => subject)).toContain(texts.notifications.pausedSubject)
  const [entry] = await db.selectFrom('auditEntry').selectAll().execute()
  expect(entry).toMatchObject({ actorId: null, beforeState: 'active', afterState: 'delete' })
})

test('a signed link answers its own question once, without a login', async ({ db }) => {
  const { id } = await ownerWithListing(db)
  const secret = randomBytes(32)
  await askOwners(db, day(22))
  const token = createAnswerToken(secret, { listingId: id, askedAt: day(22) })
  const question = readAnswerToken(secret, token)
  expect(question).toEqual({ listingId: id, askedAt: day(22) })

  await answerQuestion(db, question!, true, day(23))
  await expect(answerQuestion(db, question!, false, day(23))).rejects.toMatchObject(over)
  await askOwners(db, day(50))
  await expect(answerQuestion(db, question!, false, day(51))).rejects.toMatchObject(over)
  expect((await find(db, id)).status).toBe('active')
})

test('a link that was changed, or signed by another site, is none of ours', async ({ db }) => {
  const [{ id }, other] = [await ownerWithListing(db), await ownerWithListing(db)]
  const secret = randomBytes(32)
  const token = createAnswerToken(secret, { listingId: id, askedAt: day(22) })

  expect(readAnswerToken(secret, token.replace(id, other.id))).toBeUndefined()
  expect(readAnswerToken(randomBytes(32), token)).toBeUndefined()
  for (const junk of ['', 'a.b.c', `${token}x`]) {
    expect(readAnswerToken(secret, junk)).toBeUndefined()
  }
})

test('nobody answers for another owner, or without having been asked', async ({ db }) => {
  const { owner, id } = await ownerWithListing(db)
  await expect(answerStillAvailable(db, owner, id, true)).rejects.toMatchObject(over)
  await askOwners(db, day(22))
  const other = asViewer(await createUser(db))
  await expect(answerStillAvailable(db, other, id, false)).rejects.toMatchObject(over)
})

function day(count: number) {
  return new Date(listedAt.getTime() + count * 86_400_000)
}

async function ownerWithListing(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const listing = { ownerId: owner.id, activeAt: listedAt, ...differences }
  const { id } = await createListing(db, listing)
  return { owner, id }
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
