import { randomBytes } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { dismissComplaints } from '#domain/complaints/dismiss-complaints.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { countWaiting, forgetSkipped, skipListing, takeNext } from '#domain/review/review-queue.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const complaint = { reason: 'fake', note: '', address: '10.0.0.1' } as const

test('the longest waiting listing comes first', async ({ db }) => {
  const staff = await createStaff(db)
  await waiting(db, '2026-02-02')
  const first = await waiting(db, '2026-02-01')
  await createListing(db, { status: 'active' })

  expect((await takeNext(db, staff))?.id).toBe(first.id)
  expect(await countWaiting(db, staff)).toEqual({ all: 2, skipped: 0 })
})

test('what was skipped stays skipped for the session, and is left to the others', async ({
  db,
}) => {
  const staff = await withSession(db, await createStaff(db))
  const first = await waiting(db, '2026-02-01')
  const second = await waiting(db, '2026-02-02')

  for (const { id, spn } of [first, second]) {
    expect((await takeNext(db, staff))?.id).toBe(id)
    await skipListing(db, staff, spn)
  }
  expect(await takeNext(db, staff)).toBeUndefined()
  expect(await countWaiting(db, staff)).toEqual({ all: 2, skipped: 2 })
  expect((await takeNext(db, await createStaff(db)))?.id).toBe(first.id)
  expect((await takeNext(db, await withSession(db, staff)))?.id).toBe(second.id)

  await forgetSkipped(db, staff)
  await db.deleteFrom('reviewClaim').execute()
  expect((await takeNext(db, staff))?.id).toBe(first.id)
})

test('skipping lets go of the own claim, and of nobody else’s', async ({ db }) => {
  const [one, two] = [await withSession(db, await createStaff(db)), await createStaff(db)]
  const [mine, theirs] = [await waiting(db, '2026-02-01'), await waiting(db, '2026-02-02')]
  await claimListing(db, one, mine.id)
  await claimListing(db, two, theirs.id)
  for (const { spn } of [mine, theirs]) await skipListing(db, one, spn)
  await skipListing(db, one, 'SPN00000000')
  const claims = await db.selectFrom('reviewClaim').select(['listingId', 'staffId']).execute()
  expect(claims).toEqual([{ listingId: theirs.id, staffId: two.id }])

  // A second time it is skipped from then on.
  await db
    .updateTable('reviewSkip')
    .set({ skippedAt: new Date('2026-01-01') })
    .execute()
  expect(await countWaiting(db, one)).toEqual({ all: 2, skipped: 0 })
  await skipListing(db, one, mine.spn)
  expect(await countWaiting(db, one)).toEqual({ all: 2, skipped: 1 })
  await forgetSkipped(db, await withSession(db, one))
  expect(await countWaiting(db, one)).toEqual({ all: 2, skipped: 1 })
})

test('what is sent in again after it was skipped waits anew', async ({ db }) => {
  const staff = await withSession(db, await createStaff(db))
  const { id, spn } = await waiting(db, '2026-02-01')
  await skipListing(db, staff, spn)
  const submittedAt = sql<Date>`now() + interval '1 second'`
  await db.updateTable('listing').set({ submittedAt }).where('id', '=', id).execute()

  expect((await takeNext(db, staff))?.id).toBe(id)
})

test('staff are not given what is their own, and it does not wait for them', async ({ db }) => {
  const staff = await createStaff(db)
  const { id } = await waiting(db, '2026-02-01', { ownerId: staff.id })

  expect(await takeNext(db, staff)).toBeUndefined()
  expect((await countWaiting(db, staff)).all).toBe(0)
  expect((await takeNext(db, await createStaff(db)))?.id).toBe(id)
})

test('two staff get different listings', async ({ db }) => {
  const [one, two] = [await createStaff(db), await createStaff(db)]
  const first = await waiting(db, '2026-02-01')
  const second = await waiting(db, '2026-02-02')

  expect((await takeNext(db, one))?.id).toBe(first.id)
  expect((await takeNext(db, two))?.id).toBe(second.id)
  expect(await takeNext(db, await createStaff(db))).toBeUndefined()
  expect((await takeNext(db, one))?.id).toBe(first.id)
})

test('staff who ask at the same moment get different listings', async ({
  freshDatabase: { db },
}) => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createStaff(db)))
  for (const day of ['01', '02', '03', '04']) await waiting(db, `2026-02-${day}`)

  const taken = await Promise.all(people.map((staff) => takeNext(db, staff)))
  expect(new Set(taken.map((next) => next?.id)).size).toBe(4)
})

test('a listing that a colleague claims at the same moment is not given out again', async ({
  freshDatabase: { db },
}) => {
  const [one, two] = [await createStaff(db), await createStaff(db)]
  const first = await waiting(db, '2026-02-01')
  const second = await waiting(db, '2026-02-02')
  let isFirstAnswer = true
  // Between the choice of the listing and the claim on it.
  const claimedMeanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirstAnswer) {
        isFirstAnswer = false
        await claimListing(db, two, first.id)
      }
      return result
    },
  }

  expect((await takeNext(db.withPlugin(claimedMeanwhile), one))?.id).toBe(second.id)
})

test('a listing whose reviewer went away is given out again once the claim has run out', async ({
  db,
}) => {
  const [gone, next] = [await createStaff(db), await createStaff(db)]
  const { id } = await waiting(db, '2026-02-01')
  await takeNext(db, gone)
  const endsIn = (seconds: number) =>
    db
      .updateTable('reviewClaim')
      .set({ expiresAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .execute()

  await endsIn(1)
  expect(await takeNext(db, next)).toBeUndefined()
  await endsIn(0)
  expect((await takeNext(db, next))?.id).toBe(id)
  expect(await takeNext(db, gone)).toBeUndefined()
})

test('what people complain about waits too, and each person counts once', async ({ db }) => {
  const staff = await createStaff(db)
  const { id, spn } = await createListing(db, { status: 'active' })
  const person = asViewer(await createUser(db))
  for (const note of ['', 'Nobody lives there']) {
    await fileComplaint(db, person, spn, { ...complaint, note })
  }
  for (const visitor of ['a', 'a', 'b']) {
    const visitorHash = Buffer.from(visitor)
    await fileComplaint(db, null, spn, { ...complaint, reason: 'sold', visitorHash })
  }

  expect((await takeNext(db, staff))?.id).toBe(id)
  expect(await listOpenComplaints(db, id)).toEqual([
    { reason: 'sold', people: 2, notes: null, conversations: null },
    { reason: 'fake', people: 1, notes: ['Nobody lives there'], conversations: null },
  ])
})

test('dismissed reports are closed and audited, and the listing stays', async ({ db }) => {
  const staff = await createStaff(db)
  const { id, spn } = await createListing(db, { status: 'active' })
  await fileComplaint(db, null, spn, complaint)
  await dismissComplaints(db, staff, spn)

  expect((await countWaiting(db, staff)).all).toBe(0)
  expect(await listOpenComplaints(db, id)).toEqual([])
  expect(await db.selectFrom('auditEntry').select(['actorId', 'action']).execute()).toEqual([
    { actorId: staff.id, action: 'close_complaints' },
  ])
  await fileComplaint(db, null, spn, complaint)
  expect((await countWaiting(db, staff)).all).toBe(1)
})

test('what is hidden or of a blocked owner does not wait', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  await waiting(db, '2026-02-01', { ownerId })
  await db.updateTable('appUser').set({ blockedAt: new Date() }).where('id', '=', ownerId).execute()
  const { id, spn } = await createListing(db, { status: 'active' })
  await fileComplaint(db, null, spn, complaint)
  await db
    .updateTable('listing')
    .set({ status: 'delete', hiddenBecause: 'disabled' })
    .where('id', '=', id)
    .execute()

  expect(await takeNext(db, await createStaff(db))).toBeUndefined()
})

function waiting(db: Db, day: string, differences: Partial<NewListing> = {}) {
  return createListing(db, { status: 'under_review', submittedAt: new Date(day), ...differences })
}

async function createStaff(db: Db, name = 'Meera') {
  return asViewer(await createUser(db, { role: 'staff', name }))
}

async function withSession(db: Db, viewer: Viewer): Promise<Viewer> {
  const { id: sessionId } = await db
    .insertInto('session')
    .values({ userId: viewer.id, tokenHash: randomBytes(32), expiresAt: new Date('2999-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...viewer, sessionId }
}
