import { sql } from 'kysely'
import { expect } from 'vitest'
import { savedSearchLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { chooseAlert, pauseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
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
  const seenAt = inIndia('2026-10-01 12:00')
  await db.updateTable('savedSearch').set({ seenAt }).where('id', '=', id).execute()
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
  // The timetable tries again, so one that fails does not.
  const { rows } = await sql<{ isNow: boolean; retryLimit: number }>`
    select start_after = now() as is_now, retry_limit from pgboss.job
    where name = 'tell-searches' order by start_after limit 1
  `.execute(db)
  expect(rows).toEqual([{ isNow: true, retryLimit: 0 }])
})

test('what waits for a digest has a job when its user chooses to be told as it comes', async ({
  db,
}) => {
  const { seeker, id } = await seekerWith(db, 'daily')
  const later = inIndia('2099-11-17 12:00')
  await chooseAlert(db, seeker, id, { frequency: 'at_once' }, later)
  await chooseAlert(db, seeker, id, { frequency: 'daily' }, later)
  await newHome(db, later)
  await chooseAlert(db, seeker, id, { frequency: 'weekly' }, later)
  expect(await jobTimes(db)).toEqual([])

  await chooseAlert(db, seeker, id, { frequency: 'at_once' }, later)
  expect((await timesOf(db, id)).dueAt).toEqual(later)
  const [job] = await jobTimes(db)
  expect(Math.abs(job!.getTime() - later.getTime())).toBeLessThan(60_000)
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
