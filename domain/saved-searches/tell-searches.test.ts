import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type { Db } from '#db/connect.ts'
import type { NewAppUser } from '#db/schema.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { chooseAlert, pauseAlert } from '#domain/saved-searches/change-saved-search.ts'
import { lookAtSearch } from '#domain/saved-searches/look-at-search.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const sector45 = '/search/buy?q=sector+45&city=gurugram'
/** 17 November 2026 is a Tuesday. */
const tuesdayNoon = inIndia('2026-11-17 12:00')

function inIndia(time: string) {
  return new Date(`${time.replace(' ', 'T')}:00+05:30`)
}

type Choice = { frequency?: AlertFrequency; channels?: AlertChannel[]; address?: string }

async function seekerWith(db: Db, choice: Choice = {}, differences: Partial<NewAppUser> = {}) {
  const seeker = asViewer(await createUser(db, differences))
  const id = await saveFor(db, seeker, choice)
  return { seeker, id }
}

async function saveFor(db: Db, seeker: Viewer, { address = sector45, ...choice }: Choice) {
  const { id } = await saveSearch(db, seeker, address)
  await chooseAlert(db, seeker, id, choice, tuesdayNoon)
  return id
}

async function newHome(db: Db, now: Date) {
  const { id } = await createListing(db)
  await matchListing(db, id, { now })
  return id
}

async function subjectsOf(db: Db, seeker: Viewer) {
  return (await listNotifications(db, seeker)).map(({ subject }) => subject)
}

describe('the message about a saved search', () => {
  test('has all that came since the last one, and comes at nine, once', async ({ db }) => {
    const { seeker } = await seekerWith(db, { frequency: 'daily' })
    for (let i = 0; i < 3; i++) await newHome(db, tuesdayNoon)

    expect(await tellSearches(db, inIndia('2026-11-18 08:59'))).toBe(0)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(1)
    expect(await tellSearches(db, inIndia('2026-11-19 09:00'))).toBe(0)
    expect(await listNotifications(db, seeker)).toMatchObject([
      {
        subject: '3 new homes for your search',
        body: 'Homes to buy, Sector 45, Gurugram: 2 BHK apartment, Sector 45, Gurugram and 2 more.',
      },
    ])
    await newHome(db, inIndia('2026-11-19 10:00'))
    expect(await tellSearches(db, inIndia('2026-11-20 09:00'))).toBe(1)
    expect(await subjectsOf(db, seeker)).toContain('A new home for your search')
  })

  test('comes on Monday where a week is chosen', async ({ db }) => {
    await seekerWith(db, { frequency: 'weekly' })
    await newHome(db, tuesdayNoon)
    expect(await tellSearches(db, inIndia('2026-11-22 09:00'))).toBe(0)
    expect(await tellSearches(db, inIndia('2026-11-23 09:00'))).toBe(1)
  })

  test('comes at once where that is chosen, then not for an hour, and not at night', async ({
    db,
  }) => {
    const { seeker } = await seekerWith(db, { frequency: 'at_once' })
    await newHome(db, tuesdayNoon)
    expect(await tellSearches(db, tuesdayNoon)).toBe(1)
    await newHome(db, inIndia('2026-11-17 12:10'))
    await newHome(db, inIndia('2026-11-17 12:20'))
    expect(await tellSearches(db, inIndia('2026-11-17 12:59'))).toBe(0)
    expect(await tellSearches(db, inIndia('2026-11-17 13:00'))).toBe(1)
    await newHome(db, inIndia('2026-11-17 22:00'))
    expect(await tellSearches(db, inIndia('2026-11-18 08:00'))).toBe(0)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(1)

    expect((await subjectsOf(db, seeker)).toSorted()).toEqual([
      '2 new homes for your search',
      'A new home for your search',
      'A new home for your search',
    ])
  })

  test('goes out by the chosen channels, the inbox always', async ({ db }) => {
    await seekerWith(db, { channels: ['email'] })
    await seekerWith(db, { channels: [] })
    await seekerWith(db, { channels: ['email', 'whatsapp'] }, { optedOutAt: new Date() })
    await newHome(db, tuesdayNoon)
    await tellSearches(db, inIndia('2026-11-18 09:00'))

    const alerts = await db
      .selectFrom('alertLog')
      .innerJoin('appUser', 'appUser.id', 'userId')
      .select(['inAppStatus', 'whatsappStatus', 'emailStatus'])
      .orderBy('appUser.id')
      .execute()
    const nothing = { inAppStatus: 'sent', whatsappStatus: 'none', emailStatus: 'none' }
    expect(alerts).toEqual([{ ...nothing, emailStatus: 'queued' }, nothing, nothing])
  })

  test('leaves out what is no longer on show, and is left out if nothing is', async ({ db }) => {
    const { seeker } = await seekerWith(db)
    const [one] = [await newHome(db, tuesdayNoon), await newHome(db, tuesdayNoon)]
    await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', one).execute()
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(1)
    expect(await subjectsOf(db, seeker)).toEqual(['A new home for your search'])

    const gone = await newHome(db, inIndia('2026-11-18 10:00'))
    await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', gone).execute()
    expect(await tellSearches(db, inIndia('2026-11-19 09:00'))).toBe(0)
  })

  test('leaves out what was among the results when they were last looked at', async ({ db }) => {
    const { seeker } = await seekerWith(db)
    const home = await createListing(db)
    await matchListing(db, home.id, { now: tuesdayNoon })
    const hourAgo = new Date(Date.now() - 3_600_000)
    await db.updateTable('savedSearch').set({ seenAt: hourAgo }).execute()
    await db.updateTable('savedSearchMatch').set({ createdAt: hourAgo }).execute()
    await lookAtSearch(db, seeker, searchOf(sector45)!, { listings: [home], after: undefined })
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(0)

    await newHome(db, inIndia('2026-11-18 10:00'))
    expect(await tellSearches(db, inIndia('2026-11-19 09:00'))).toBe(1)
    expect(await subjectsOf(db, seeker)).toEqual(['A new home for your search'])
  })

  test('says so where a home only became cheaper', async ({ db }) => {
    const { seeker } = await seekerWith(db)
    const { id } = await createListing(db)
    await matchListing(db, id, { now: tuesdayNoon, priceWas: 9_900_000 })
    await tellSearches(db, inIndia('2026-11-18 09:00'))
    expect(await subjectsOf(db, seeker)).toEqual(['A home is cheaper now'])
  })

  test('stops while alerts are paused, and what came then is never told', async ({ db }) => {
    const { seeker, id } = await seekerWith(db)
    await newHome(db, tuesdayNoon)
    await pauseAlert(db, seeker, id, true)
    await newHome(db, tuesdayNoon)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(0)

    await pauseAlert(db, seeker, id, false)
    expect(await tellSearches(db, inIndia('2026-11-19 09:00'))).toBe(0)
    await newHome(db, inIndia('2026-11-19 10:00'))
    expect(await tellSearches(db, inIndia('2026-11-20 09:00'))).toBe(1)
    expect(await subjectsOf(db, seeker)).toEqual(['A new home for your search'])
  })

  test('follows another choice for what waits already', async ({ db }) => {
    const { seeker, id } = await seekerWith(db, { frequency: 'weekly' })
    await newHome(db, tuesdayNoon)
    await chooseAlert(db, seeker, id, { frequency: 'daily' }, tuesdayNoon)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(1)
  })

  test('does not reach a blocked account', async ({ db }) => {
    const { seeker } = await seekerWith(db)
    const blocked = { blockedAt: new Date(), blockedReason: 'x' }
    await db.updateTable('appUser').set(blocked).where('id', '=', seeker.id).execute()
    await newHome(db, tuesdayNoon)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(0)
    expect(await subjectsOf(db, seeker)).toEqual([])
  })

  test('names several searches that are due together, up to a number', async ({ db }) => {
    const { seeker } = await seekerWith(db, { channels: ['email'] })
    const { searchesPerMessage } = savedSearchLimits
    for (let i = 1; i <= searchesPerMessage; i++)
      await saveFor(db, seeker, { channels: ['whatsapp'], address: priceFrom(i) })
    await newHome(db, tuesdayNoon)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(2)

    const told = await listNotifications(db, seeker)
    const [many, one] = told.toSorted((a, b) => b.body.length - a.body.length)
    expect(many).toMatchObject({
      subject: `New in ${searchesPerMessage} of your searches`,
      action: { path: '/my-search/searches' },
    })
    expect(many?.body.split('\n')).toHaveLength(searchesPerMessage)
    expect(many?.body).toMatch(/^Homes to buy, Sector 45, Gurugram: 1 new home\.\n/)
    expect(one).toMatchObject({ subject: 'A new home for your search' })
    const [alert] = await db
      .selectFrom('alertLog')
      .select(['whatsappStatus', 'emailStatus'])
      .where('emailStatus', '=', 'queued')
      .execute()
    expect(alert).toEqual({ whatsappStatus: 'queued', emailStatus: 'queued' })
  })

  test('waits for the morning beyond so many a day', async ({ db }) => {
    const { seeker } = await seekerWith(db, { frequency: 'at_once' })
    const { atOncePerDay, searchesPerMessage } = savedSearchLimits
    for (let i = 1; i <= searchesPerMessage; i++)
      await saveFor(db, seeker, { frequency: 'at_once', address: priceFrom(i) })
    await newHome(db, tuesdayNoon)
    // One message is left for today, and there is one search too many for it.
    const earlier = { userId: seeker.id, kind: 'search-alert', createdAt: tuesdayNoon }
    const rows = Array.from({ length: atOncePerDay - 1 }, () => earlier)
    await db.insertInto('notification').values(rows).execute()
    const later = inIndia('2026-11-17 12:05')
    expect(await tellSearches(db, later)).toBe(1)
    expect(await tellSearches(db, later)).toBe(0)
    expect(await tellSearches(db, inIndia('2026-11-18 09:00'))).toBe(1)
  })
})

function priceFrom(i: number) {
  return `${sector45}&filterPriceMin=${i}000`
}

test('a user who cannot be told holds up nobody, and nobody is told twice by two processes', async ({
  freshDatabase: { db },
}) => {
  const seekers = [await seekerWith(db), await seekerWith(db), await seekerWith(db)]
  await newHome(db, tuesdayNoon)
  // Users are told in the order of their ids.
  const [first = '', ...others] = seekers.map(({ seeker }) => seeker.id).toSorted()
  await sql`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'the process ends'; end $$
  `.execute(db)
  await sql`
    create trigger fail before insert on alert_log
    for each row when (new.user_id = ${sql.lit(first)}) execute function fail()
  `.execute(db)
  const nine = inIndia('2026-11-18 09:00')
  await expect(tellSearches(db, nine)).rejects.toThrow(
    `1 users could not be told, such as ${first}: the process ends`,
  )
  const told = await db.selectFrom('notification').select('userId').orderBy('userId').execute()
  expect(told.map(({ userId }) => userId)).toEqual(others)

  await sql`drop trigger fail on alert_log`.execute(db)
  const again = await Promise.all([1, 2, 3].map(() => tellSearches(db, nine)))
  expect(again.toSorted()).toEqual([0, 0, 1])
  for (const { seeker } of seekers) expect(await subjectsOf(db, seeker)).toHaveLength(1)
})
