import { sql } from 'kysely'
import { expect } from 'vitest'
import { reviewLimits } from '#contract/limits/review.ts'
import { savedSearchLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import type { Act } from '#domain/listings/listing-transitions.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { chooseAlert, pauseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { matchCheaper, matchSoon } from '#domain/saved-searches/match-soon.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const sector45 = '/search/buy?q=sector+45&city=gurugram'
/** 17 November 2026 is a Tuesday. */
const noon = inIndia('2026-11-17 12:00')
const nextMorning = inIndia('2026-11-18 09:00')

test('messages of the day are counted, of this user and since midnight in India', async ({
  db,
}) => {
  const { seeker, id } = await seekerWith(db, 'at_once')
  const stranger = await createUser(db)
  const { atOncePerDay } = savedSearchLimits
  await told(db, seeker.id, atOncePerDay - 1, inIndia('2026-11-17 00:00'))
  await told(db, seeker.id, 5, inIndia('2026-11-16 23:59'))
  await told(db, stranger.id, 5, noon)
  await told(db, seeker.id, 5, noon, 'listing-approved')
  await newHome(db, noon)
  expect(await tellSearches(db, noon)).toBe(1)
  expect(await timesOf(db, id)).toEqual({ dueAt: null, toldAt: noon })

  const { seeker: other, id: full } = await seekerWith(db, 'at_once')
  await told(db, other.id, atOncePerDay, inIndia('2026-11-17 00:00'))
  await newHome(db, noon)
  expect(await tellSearches(db, noon)).toBe(0)
  expect(await timesOf(db, full)).toEqual({ dueAt: nextMorning, toldAt: null })
})

test('a digest is not counted against those that come at once', async ({ db }) => {
  const { seeker } = await seekerWith(db, 'daily')
  await told(db, seeker.id, savedSearchLimits.atOncePerDay, nextMorning)
  await newHome(db, noon)
  expect(await tellSearches(db, nextMorning)).toBe(1)
})

test('a message names the newest homes, and counts all and those that became cheaper', async ({
  db,
}) => {
  const { seeker, id } = await seekerWith(db, 'daily')
  const homes = []
  for (let n = 0; n < savedSearchLimits.named + 1; n++) {
    const listingId = await newHome(db, noon, n % 2 ? { priceWas: 9_000_000 } : {})
    const createdAt = new Date(Date.UTC(2026, 10, 1 + n))
    await db
      .updateTable('savedSearchMatch')
      .set({ createdAt })
      .where('listingId', '=', listingId)
      .execute()
    homes.unshift(listingId)
  }
  await tellSearches(db, nextMorning)
  const [notification] = await db
    .selectFrom('notification')
    .select(['kind', 'listingId', 'data'])
    .where('userId', '=', seeker.id)
    .execute()
  expect(notification).toMatchObject({
    kind: 'search-alert',
    listingId: homes[0],
    data: {
      searchId: id,
      address: sector45,
      count: 4,
      cheaper: 2,
      listingIds: homes.slice(0, savedSearchLimits.named),
    },
  })
})

test('what comes while something waits changes nothing about when it is told', async ({ db }) => {
  const { seeker, id } = await seekerWith(db, 'daily')
  await newHome(db, noon)
  expect(await timesOf(db, id)).toEqual({ dueAt: nextMorning, toldAt: null })
  await newHome(db, inIndia('2026-11-18 10:00'))
  expect(await timesOf(db, id)).toEqual({ dueAt: nextMorning, toldAt: null })

  // Nothing waits while it is paused, and choosing another time does not change that.
  await pauseAlert(db, seeker, id, true)
  await newHome(db, noon)
  await chooseAlert(db, seeker, id, { frequency: 'weekly' }, noon)
  expect(await timesOf(db, id)).toEqual({ dueAt: null, toldAt: null })
})

test('nobody is told twice within the hour, also after another choice', async ({ db }) => {
  const { seeker, id } = await seekerWith(db, 'at_once')
  await newHome(db, noon)
  await tellSearches(db, noon)
  await chooseAlert(db, seeker, id, { frequency: 'daily' }, noon)
  await newHome(db, noon)
  await chooseAlert(db, seeker, id, { frequency: 'at_once' }, inIndia('2026-11-17 12:10'))
  expect((await timesOf(db, id)).dueAt).toEqual(inIndia('2026-11-17 13:00'))
})

test('what is told as it comes has a job at its time, a digest has none', async ({ db }) => {
  await seekerWith(db, 'daily')
  const later = inIndia('2099-11-17 12:00')
  await newHome(db, later)
  expect(await jobTimes(db)).toEqual([])

  // One job for all who are told at the same moment, and none in the past.
  for (const _ of [1, 2]) await seekerWith(db, 'at_once')
  await newHome(db, later)
  const [job, ...others] = await jobTimes(db)
  expect(others).toEqual([])
  expect(Math.abs(job!.getTime() - later.getTime())).toBeLessThan(60_000)
  await seekerWith(db, 'at_once')
  await newHome(db, inIndia('2020-11-17 12:00'))
  const { rows } = await sql<{ isNow: boolean }>`
    select start_after = now() as is_now from pgboss.job
    where name = 'tell-searches' order by start_after limit 1
  `.execute(db)
  expect(rows).toEqual([{ isNow: true }])
})

test('an approval is matched when it can no longer be undone, a lower price at once', async ({
  db,
}) => {
  const staff = { kind: 'staff', id: (await createUser(db, { role: 'staff' })).id } as const
  const { id } = await createListing(db, { status: 'under_review' })
  await changeListingStatus(db, staff, id, { to: 'active' })
  const shown = await createListing(db)
  const same = await storeAnswers(db, shown, { price: shown.price })
  await storeAnswers(db, same, { price: 8_000_000 })
  const { rows } = await sql<{ listingId: string; seconds: number }>`
    select data ->> 'listingId' as listing_id,
      extract(epoch from start_after - created_on)::int as seconds
    from pgboss.job where name = 'match-listing' order by seconds desc
  `.execute(db)
  expect(rows).toEqual([
    { listingId: id, seconds: reviewLimits.undoSeconds },
    { listingId: shown.id, seconds: 0 },
  ])
})

test.for<[string, Partial<Listing>, Partial<Listing>, Act, boolean]>([
  ['shown', { status: 'under_review' }, {}, 'set', true],
  ['shown again by an undo', { status: 'under_review' }, {}, 'undo', false],
  ['on show already', {}, {}, 'set', false],
  ['hidden', {}, { status: 'sold_out' }, 'set', false],
  ['sold from a draft', { status: 'draft' }, { status: 'sold_out' }, 'set', false],
])('a listing that is %s is news', async ([, before, after, act, isNews], { db }) => {
  const listing = await createListing(db)
  await matchSoon(db, { ...listing, ...before }, { ...listing, ...after }, act)
  const { rows } = await sql`select 1 from pgboss.job where name = 'match-listing'`.execute(db)
  expect(rows.length).toBe(isNews ? 1 : 0)
})

test('a price that stays, rises or is unknown is no news', async ({ db }) => {
  const listing = await createListing(db)
  for (const price of [listing.price, 9_000_000, null]) {
    await matchCheaper(db, listing, { ...listing, price })
  }
  await matchCheaper(db, { ...listing, price: null }, listing)
  await matchCheaper(db, { ...listing, status: 'draft' }, { ...listing, price: 1 })
  const { rows } = await sql`select 1 from pgboss.job where name = 'match-listing'`.execute(db)
  expect(rows).toEqual([])
})

async function seekerWith(db: Db, frequency: 'at_once' | 'daily') {
  const seeker: Viewer = asViewer(await createUser(db))
  const { id } = await saveSearch(db, seeker, sector45)
  await chooseAlert(db, seeker, id, { frequency }, noon)
  return { seeker, id }
}

async function newHome(db: Db, now: Date, options: { priceWas?: number } = {}) {
  const { id } = await createListing(db)
  await matchListing(db, id, { now, ...options })
  return id
}

/** So many notifications that somebody got at a moment. */
async function told(db: Db, userId: string, count: number, createdAt: Date, kind = 'search-alert') {
  const row = { userId, kind, createdAt }
  await db
    .insertInto('notification')
    .values(Array.from({ length: count }, () => row))
    .execute()
}

function timesOf(db: Db, id: string) {
  return db
    .selectFrom('savedSearch')
    .select(['dueAt', 'toldAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function jobTimes(db: Db) {
  const { rows } = await sql<{ startAfter: Date }>`
    select start_after from pgboss.job where name = 'tell-searches'
  `.execute(db)
  return rows.map(({ startAfter }) => startAfter)
}

function inIndia(time: string) {
  return new Date(`${time.replace(' ', 'T')}:00+05:30`)
}
