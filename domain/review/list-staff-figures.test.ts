import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { countDecidedToday } from '#domain/review/count-decided.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { listStaffFigures } from '#domain/review/list-staff-figures.ts'
import { undoApproval } from '#domain/review/undo-approval.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('figures come by person and week, with the median wait and the share within the goal', async ({
  db,
}) => {
  const asha = await createStaff(db, 'Asha')
  const ravi = await createStaff(db, 'Ravi')
  for (const minutes of [10, 60, 300]) await review(db, asha.id, { minutes })
  await review(db, asha.id, { minutes: 20, weeksAgo: 1 })
  await review(db, ravi.id, { minutes: null })
  await review(db, ravi.id, { minutes: 5, weeksAgo: 9 })

  const figures = await listStaffFigures(db, await createStaff(db, 'Boss', 'administrator'))
  expect(figures).toMatchObject([
    { name: 'Asha', reviewed: 3, medianMinutes: 60, timed: 3, inGoal: 2 },
    { name: 'Ravi', reviewed: 1, medianMinutes: null, timed: 0, inGoal: 0 },
    { name: 'Asha', reviewed: 1, medianMinutes: 20, timed: 1, inGoal: 1 },
  ])
  expect(figures[0]?.week).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(new Date(figures[0]!.week).getUTCDay()).toBe(1)
})

test('what was sent back is counted with what was to be corrected', async ({ db }) => {
  const staff = await createStaff(db, 'Asha')
  const reasons = [
    { field: 'photos', photo: 'key', text: 'dark' },
    { field: 'photos', text: 'few' },
    { field: 'price', text: 'low' },
  ]
  await review(db, staff.id, { to: 'review_failed', reasons })
  await review(db, staff.id)

  expect(await listStaffFigures(db, staff)).toMatchObject([
    {
      reviewed: 2,
      sentBack: 1,
      reasons: [
        { field: 'photos', count: 2 },
        { field: 'price', count: 1 },
      ],
    },
  ])
})

test('an approval is reopened when the next decision takes it out of view, and answers for the complaints until then', async ({
  db,
}) => {
  const staff = await createStaff(db, 'Asha')
  const other = await createStaff(db, 'Ravi')
  const listing = await createListing(db)
  await review(db, staff.id, { listingId: listing.id, minutes: 30, ago: '3 hours' })
  await complain(db, listing.id, '4 hours')
  await complain(db, listing.id, '2 hours')
  const back = { to: 'review_failed', from: 'active' } as const
  await review(db, other.id, { listingId: listing.id, ...back, ago: '1 hour' })
  await complain(db, listing.id, '0 hours')
  const fine = await createListing(db)
  await review(db, staff.id, { listingId: fine.id, ago: '3 hours' })
  await review(db, other.id, { listingId: fine.id, from: 'active', ago: '1 hour' })

  // Hours ago may be last week.
  const figures = await listStaffFigures(db, staff)
  const sum = (name: 'reviewed' | 'reopened' | 'complaints') =>
    figures.reduce((total, each) => total + each[name], 0)
  expect([sum('reviewed'), sum('reopened'), sum('complaints')]).toEqual([2, 1, 1])
})

test('staff see their own figures, administrators everybody’s, members nobody’s', async ({
  db,
}) => {
  const asha = await createStaff(db, 'Asha')
  const ravi = await createStaff(db, 'Ravi')
  for (const { id } of [asha, ravi]) await review(db, id)

  const names = async (viewer: typeof asha) =>
    (await listStaffFigures(db, viewer)).map(({ name }) => name)
  expect(await names(asha)).toEqual(['Asha'])
  expect(await names(await createStaff(db, 'Boss', 'administrator'))).toEqual(['Asha', 'Ravi'])
  await expect(names(asViewer(await createUser(db)))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a decision remembers when the listing was sent in; what was undone today does not count', async ({
  db,
}) => {
  const staff = await createStaff(db, 'Asha')
  const submittedAt = new Date(Date.now() - 90 * 60_000)
  const listing = await createListing(db, { status: 'under_review', submittedAt })
  await decideListing(db, staff, listing.spn, { to: 'active', canUndo: true })
  expect(await countDecidedToday(db, staff)).toBe(1)
  const [figures] = await listStaffFigures(db, staff)
  expect(figures?.medianMinutes).toBeCloseTo(90, 0)

  await undoApproval(db, staff, listing.spn)
  expect(await countDecidedToday(db, staff)).toBe(0)
  expect(await listStaffFigures(db, staff)).toEqual([])
})

async function createStaff(db: Db, name: string, role: 'staff' | 'administrator' = 'staff') {
  return asViewer(await createUser(db, { name, role }))
}

type Review = {
  listingId?: string
  minutes?: number | null
  weeksAgo?: number
  ago?: string
  from?: ListingStatus
  to?: ListingStatus
  reasons?: object[]
}

async function review(db: Db, staffId: string, what: Review = {}) {
  const { minutes = 10, weeksAgo = 0, ago, from = 'under_review', to = 'active' } = what
  const start = sql`date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
  // Within this week, whatever day it is.
  const at = ago
    ? sql<Date>`now() - ${ago}::interval`
    : sql<Date>`${start} - make_interval(weeks => ${weeksAgo}) + interval '1 second'`
  await db
    .insertInto('listingReview')
    .values({
      listingId: what.listingId ?? (await createListing(db)).id,
      staffId,
      fromStatus: from,
      toStatus: to,
      version: 1,
      answers: '{}',
      reasons: JSON.stringify(what.reasons ?? []),
      createdAt: at,
      submittedAt: minutes === null ? null : sql<Date>`${at} - make_interval(mins => ${minutes})`,
    })
    .execute()
}

async function complain(db: Db, listingId: string, ago: string) {
  const createdAt = sql<Date>`now() - ${ago}::interval`
  await db.insertInto('complaint').values({ listingId, reason: 'fake', createdAt }).execute()
}
