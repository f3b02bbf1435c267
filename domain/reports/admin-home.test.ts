import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { countDays } from '#domain/reports/count-days.ts'
import { findOpenWork } from '#domain/reports/find-open-work.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { listTeamToday } from '#domain/review/list-team-today.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser, createVisit } from '#tests/factories.ts'

test('what waits is counted with its oldest, and what is late or soon late', async ({ db }) => {
  const staff = await createStaff(db)
  for (const minutes of [10, 100, 130]) await waiting(db, minutes)
  const complainedAbout = await createListing(db)
  const ago = sql<Date>`now() - interval '5 minutes'`
  await db
    .insertInto('complaint')
    .values({ listingId: complainedAbout.id, reason: 'fake', createdAt: ago })
    .execute()

  const work = await findOpenWork(db, staff)
  expect(work.review).toMatchObject({ count: 4, late: 1, soon: 1, complaints: 1 })
  expect(Date.now() - work.review.oldest!.getTime()).toBeGreaterThan(129 * 60_000)
  expect(work.complaints.count).toBe(1)
  expect(work.call_req).toEqual({ count: 0, oldest: null })
})

test('only requests that nobody has taken wait', async ({ db }) => {
  const staff = await createStaff(db)
  const call = { name: 'Asha', phone: '9810012345' }
  await db
    .insertInto('callRequest')
    .values([call, { ...call, status: 'done' }])
    .execute()

  expect((await findOpenWork(db, staff)).call_req).toMatchObject({ count: 1 })
})

test('today is counted beside the usual by this hour', async ({ db }) => {
  const staff = await createStaff(db)
  await decideListing(db, staff, (await waiting(db, 1)).spn, { to: 'active' })
  const sentBack = { to: 'review_failed', reason: 'Too dark' } as const
  await decideListing(db, staff, (await waiting(db, 1)).spn, sentBack)
  await createLead(db)
  for (let count = 0; count < 2; count++) await createVisit(db)
  // Fourteen visits a week ago at this time: two on a usual day.
  const createdAt = sql<Date>`now() - interval '7 days'`
  for (let count = 0; count < 14; count++) await createVisit(db, { createdAt: createdAt as never })

  const { figures, days } = await countDays(db)
  expect(figures.visits).toEqual({ today: 2, usual: 2 })
  expect(figures.leads).toEqual({ today: 1, usual: undefined })
  expect(figures.approved.today).toBe(1)
  expect(figures.sentBack.today).toBe(1)
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toMatchObject({ approved: 1 })
})

test('the team of today: administrators see everybody, others themselves', async ({ db }) => {
  const [asha, ravi] = [await createStaff(db, 'Asha'), await createStaff(db, 'Ravi')]
  for (const staff of [asha, asha, ravi]) {
    await decideListing(db, staff, (await waiting(db, 30)).spn, { to: 'active' })
  }

  const mine = await listTeamToday(db, ravi)
  expect(mine.people).toMatchObject([{ name: 'Ravi', decided: 1 }])
  expect(mine.all.decided).toBe(3)
  expect(mine.all.medianMinutes).toBeCloseTo(30, 0)
  const boss = asViewer(await createUser(db, { role: 'administrator' }))
  expect((await listTeamToday(db, boss)).people.map(({ name }) => name)).toEqual(['Asha', 'Ravi'])
})

async function createStaff(db: Db, name = 'Asha') {
  return asViewer(await createUser(db, { name, role: 'staff' }))
}

function waiting(db: Db, minutes: number) {
  const submittedAt = new Date(Date.now() - minutes * 60_000)
  return createListing(db, { status: 'under_review', submittedAt })
}
