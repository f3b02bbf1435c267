import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { listWeek } from '#domain/insight/list-week.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

const now = new Date('2026-03-20T12:00:00+05:30')
const today = indiaDay(now)

test('counts the last seven days in India and the seven before, for each listing on show', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const { id } = await createListing(db, { ownerId: owner.id })
  for (const status of ['draft', 'sold_out'] as const) {
    await createListing(db, { ownerId: owner.id, status })
  }
  const foreign = await createListing(db)
  const sold = await createListing(db, { ownerId: owner.id, status: 'sold_out' })
  for (const { id: listingId, ownerId } of [foreign, sold]) {
    await view(db, listingId, { 0: 3 })
    await createLead(db, { listingId, ownerId, createdAt: now })
    const userId = (await createUser(db)).id
    await db.insertInto('savedListing').values({ userId, listingId, createdAt: now }).execute()
  }
  await view(db, id, { 0: 5, 6: 2, 7: 4, 13: 1, 14: 9 })
  // The first moment of the week in India is still the day before elsewhere.
  for (const at of ['2026-03-14T00:10:00+05:30', '2026-03-13T23:50:00+05:30']) {
    const createdAt = new Date(at)
    await createLead(db, { listingId: id, ownerId: owner.id, createdAt })
    const seeker = await createUser(db)
    const saved = { userId: seeker.id, listingId: id, createdAt }
    await db.insertInto('savedListing').values(saved).execute()
  }
  await createLead(db, { listingId: id, ownerId: owner.id, kind: 'visit', createdAt: now })

  const week = await listWeek(db, owner, 5, now)
  expect(week).toMatchObject({ start: '2026-03-14', today, hasMore: false })
  expect(week.listings).toMatchObject([
    {
      id,
      views: { now: 7, before: 5 },
      saves: { now: 1, before: 1 },
      contacts: { now: 1, before: 1 },
      visits: { now: 1, before: 0 },
      daily: [2, 0, 0, 0, 0, 0, 5],
    },
  ])
})

test('says when there are more on show than it names', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  for (let i = 0; i < 3; i++) await createListing(db, { ownerId: owner.id })
  const two = await listWeek(db, owner, 2, now)
  expect([two.listings.length, two.hasMore]).toEqual([2, true])
  const all = await listWeek(db, owner, 3, now)
  expect([all.listings.length, all.hasMore]).toEqual([3, false])
})

async function view(db: Db, listingId: string, byDaysAgo: Record<number, number>) {
  const rows = Object.entries(byDaysAgo).map(([ago, views]) => ({
    listingId,
    day: addDays(today, -Number(ago)),
    views,
  }))
  await db.insertInto('listingViews').values(rows).execute()
}
