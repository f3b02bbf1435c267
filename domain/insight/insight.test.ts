import { describe, expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { findInsight } from '#domain/insight/find-insight.ts'
import { recordViews } from '#domain/insight/record-views.ts'
import { removeOldViews } from '#domain/insight/remove-old-views.ts'
import { createVisitorKey } from '#domain/insight/visitor-key.ts'
import { listOwnPage } from '#domain/listings/list-own-page.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const today = indiaDay(new Date())
const [someone, another] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]

describe('recordViews', () => {
  test('counts a visitor once per listing and day, however often it is repeated', async ({
    db,
  }) => {
    const [home, flat] = [await createListing(db), await createListing(db)]
    const views = [
      viewOf(home.spn, someone),
      viewOf(home.id, someone),
      viewOf(home.spn, another),
      viewOf(flat.spn, someone),
      { ...viewOf(home.spn, someone), day: addDays(today, -1) },
    ]
    await recordViews(db, views)
    await recordViews(db, views)
    await recordViews(db, [viewOf(home.spn, Buffer.alloc(16, 3))])

    expect(await viewsOf(db, home.id)).toEqual([
      { day: addDays(today, -1), views: 1 },
      { day: today, views: 3 },
    ])
    expect(await viewsOf(db, flat.id)).toEqual([{ day: today, views: 1 }])
  })

  test('leaves out the owner, hidden listings and those that do not exist', async ({ db }) => {
    const home = await createListing(db)
    const sold = await createListing(db, { status: 'sold_out' })
    const hidden = await createListing(db, { status: 'delete' })
    await recordViews(db, [
      { ...viewOf(sold.spn, someone), viewerId: home.ownerId },
      { ...viewOf(home.spn, someone), viewerId: home.ownerId },
      viewOf(hidden.spn, someone),
      viewOf('SPN00000000', someone),
    ])
    expect(await viewsOf(db, home.id)).toEqual([])
    expect(await viewsOf(db, hidden.id)).toEqual([])
    expect(await viewsOf(db, sold.id)).toEqual([{ day: today, views: 1 }])
  })
})

describe('findInsight', () => {
  test('has 30 days up to today with what happened on each', async ({ db }) => {
    const home = await createListing(db)
    const owner = asViewer({ id: home.ownerId, name: '', role: 'member' })
    await recordViews(db, [viewOf(home.spn, someone)])
    // In India this is the next day already.
    const late = new Date(`${addDays(today, -3)}T20:00:00Z`)
    const seekerId = (await createUser(db)).id
    const lead = { listingId: home.id, ownerId: home.ownerId, seekerId, createdAt: late }
    const { id: other } = await createListing(db, { ownerId: home.ownerId })
    await db
      .insertInto('lead')
      .values([
        { ...lead, kind: 'contact' },
        { ...lead, kind: 'visit' },
        { ...lead, kind: 'contact', listingId: other },
      ])
      .execute()
    await db
      .insertInto('savedListing')
      .values(
        [home.id, other].map((listingId) => ({ userId: seekerId, listingId, createdAt: late })),
      )
      .execute()
    await db.insertInto('listingViews').values({ listingId: other, day: today, views: 9 }).execute()

    const { days } = (await findInsight(db, owner, home.spn))!
    expect(days).toHaveLength(30)
    expect(days[0]?.day).toBe(addDays(today, -29))
    const none = { saves: 0, contacts: 0, visits: 0 }
    expect(days.at(-1)).toEqual({ day: today, views: 1, ...none })
    expect(days.at(-2)).toEqual({ day: addDays(today, -1), views: 0, ...none })
    const asked = { day: addDays(today, -2), views: 0, saves: 1, contacts: 1, visits: 1 }
    expect(days.at(-3)).toEqual(asked)
    const rows = await listOwnPage(db, owner, { page: 1, pageSize: 10 })
    expect(rows.find(({ id }) => id === home.id)).toMatchObject({
      views: 1,
      contacts: 1,
      visits: 1,
    })
  })

  test('is for the owner alone', async ({ db }) => {
    const home = await createListing(db)
    const others = [await createUser(db), await createUser(db, { role: 'staff' })]
    for (const other of others) {
      expect(await findInsight(db, asViewer(other), home.spn)).toBeUndefined()
    }
  })
})

test('the hashes of visitors are gone the day after, the counts after 40 days', async ({ db }) => {
  const { id, spn } = await createListing(db)
  const now = new Date(`${today}T12:00:00+05:30`)
  const days = [-41, -40, -1, 0].map((ago) => addDays(today, ago))
  await recordViews(
    db,
    days.map((day) => ({ ...viewOf(spn, someone), day })),
  )
  await removeOldViews(db, new Date(`${today}T00:30:00+05:30`))
  expect(await countVisitors(db, id)).toBe(2)
  await removeOldViews(db, now)
  expect(await countVisitors(db, id)).toBe(1)
  expect((await viewsOf(db, id)).map(({ day }) => day)).toEqual(days.slice(1))
})

test('a visitor has one key a day, the same in every process', () => {
  const secret = Buffer.from('one secret')
  const visitor = { address: '10.0.0.1', userAgent: 'Mozilla/5.0', day: '2026-11-16' }
  const keyOf = (differences: Partial<typeof visitor>, by = secret) =>
    createVisitorKey(by)({ ...visitor, ...differences }).toString('hex')

  expect(keyOf({})).toBe(keyOf({}))
  const keys = [
    keyOf({}),
    keyOf({ day: '2026-11-17' }),
    keyOf({ address: '10.0.0.2' }),
    keyOf({ userAgent: 'Mozilla/4.0' }),
    keyOf({}, Buffer.from('another')),
  ]
  expect(new Set(keys).size).toBe(5)
  expect(createVisitorKey(secret)(visitor)).toHaveLength(16)
})

test('the key of a day is the same whatever days the process has seen', () => {
  const visitor = { address: '10.0.0.1', userAgent: 'Mozilla/5.0' }
  const days = ['2026-11-16', '2026-11-17', '2026-11-16']
  const keyOf = createVisitorKey(Buffer.from('one secret'))
  const keys = days.map((day) => keyOf({ ...visitor, day }).toString('hex'))
  expect(keys[0]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
})

test('one address is some dozens of visitors at most, whatever it calls its browsers', () => {
  const keyOf = createVisitorKey(Buffer.from('one secret'))
  const keys = Array.from({ length: 2_000 }, (_, i) =>
    keyOf({ address: '10.0.0.1', userAgent: `Mozilla/5.0 (${i})`, day: '2026-11-16' }).toString(
      'hex',
    ),
  )
  expect(new Set(keys).size).toBeLessThanOrEqual(50)
})

function viewOf(listing: string, visitor: Buffer) {
  return { listing, day: today, visitor, viewerId: null }
}

function viewsOf(db: Db, listingId: string) {
  return db
    .selectFrom('listingViews')
    .select(['day', 'views'])
    .where('listingId', '=', listingId)
    .orderBy('day')
    .execute()
}

async function countVisitors(db: Db, listingId: string) {
  const rows = await db
    .selectFrom('listingVisitor')
    .select('visitor')
    .where('listingId', '=', listingId)
    .execute()
  return rows.length
}
