import { describe, expect } from 'vitest'
import { addDays } from '#contract/format/dates.ts'
import type { VisitWish } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { withdrawVisit } from '#domain/visits/withdraw-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'
import { findOpenVisit } from '#tests/find-open-visit.ts'

const today = '2026-11-16'
const noon = new Date(`${today}T12:00:00+05:30`)
const tomorrow = addDays(today, 1)

describe('a request for a visit', () => {
  test('is remembered for who asked, and for nobody else', async ({ db }) => {
    const { ask, seeker, owner, listing } = await prepare(db)
    await createVisit(db, { listingId: listing.id, preferredDay: addDays(today, 5) })
    await createVisit(db, { seekerId: seeker.id, preferredDay: addDays(today, 6) })
    expect(await ask({ day: tomorrow, time: 'evening' })).toBe('requested')

    const wish = { status: 'requested', day: tomorrow, time: 'evening' }
    expect(await findOpenVisit(db, seeker, listing.id, noon)).toEqual({
      id: expect.any(String),
      askedAt: expect.any(Date),
      line: '',
      clock: '',
      slotId: null,
      ...wish,
    })
    expect(await findOpenVisit(db, owner, listing.id, noon)).toBeNull()
  })

  test('is not for the own listing', async ({ db }) => {
    const { owner, listing } = await prepare(db)
    const asked = scheduleVisit(db, owner, listing.spn, {}, { address: '127.0.0.1', now: noon })
    await expect(asked).rejects.toMatchObject({
      code: 'forbidden',
      message: texts.listing.ownListing,
    })
  })

  test('keeps what another wish leaves out, and forgets what it leaves open', async ({ db }) => {
    const { ask, find } = await prepare(db)
    await ask({ day: tomorrow, time: 'evening' })
    expect(await ask({ time: 'morning' })).toBe('changed')
    expect(await find()).toMatchObject({ day: tomorrow, time: 'morning' })
    expect(await ask({ day: null })).toBe('changed')
    expect(await find()).toMatchObject({ day: null, time: 'morning' })
    expect(await ask({ time: null })).toBe('changed')
    expect(await find()).toMatchObject({ day: null, time: '' })
  })

  test('that changes nothing tells nobody and leaves the answer as it is', async ({ db }) => {
    const { ask, find, owner } = await prepare(db)
    await ask({ day: tomorrow, time: 'evening' })
    const { id } = (await find())!
    const agreed = { action: 'accept', day: tomorrow, time: 'evening' } as const
    await moveVisit(db, owner, id, agreed, noon)

    expect(await ask({ day: tomorrow, time: 'evening' })).toBe('unchanged')
    expect(await ask({})).toBe('unchanged')
    expect(await find()).toMatchObject({ status: 'accepted', day: tomorrow })
    expect(await toldTo(db, owner)).toMatchObject([{ kind: 'visit-requested' }])
  })

  test('tells the owner who wishes what, and what is wished instead', async ({ db }) => {
    const { ask, owner, seeker, listing } = await prepare(db)
    await ask({})
    await ask({ day: tomorrow, time: 'evening' })

    const about = { listingId: listing.id, personId: seeker.id }
    expect(await toldTo(db, owner)).toEqual([
      { kind: 'visit-requested', ...about, data: { day: null, time: null } },
      { kind: 'visit-changed', ...about, data: { day: tomorrow, time: 'evening' } },
    ])
  })
})

describe('a visit whose day is over', () => {
  const midnight = new Date(`${tomorrow}T00:00:00+05:30`)
  const lastSecond = new Date(midnight.getTime() - 1_000)

  test('is open until midnight in India, and the next wish is a new request', async ({ db }) => {
    const { ask, find } = await prepare(db)
    await ask({ day: today })
    const { id } = (await find(lastSecond))!
    expect(await find(midnight)).toBeNull()

    expect(await ask({ time: 'evening' }, { now: midnight })).toBe('requested')
    expect(await find(midnight)).toMatchObject({ day: null, time: 'evening' })
    const first = db.selectFrom('visit').select(['status', 'day']).where('id', '=', id)
    expect(await first.execute()).toEqual([{ status: 'done', day: today }])
  })

  test('leaves those of other people and other listings open', async ({ db }) => {
    const { ask, seeker, listing } = await prepare(db)
    const others = [
      await createVisit(db, { listingId: listing.id, preferredDay: today }),
      await createVisit(db, { seekerId: seeker.id, preferredDay: today }),
    ]
    await ask({}, { now: midnight })

    const visits = db.selectFrom('visit').select('status')
    const ids = others.map(({ id }) => id)
    expect(await visits.where('id', 'in', ids).execute()).toEqual([
      { status: 'requested' },
      { status: 'requested' },
    ])
  })
})

describe('limits', () => {
  const { changesPerDay, listingsPerDay, wishesPerDayAndAddress } = visitLimits
  const nextDay = new Date(noon.getTime() + 86_400_000)

  test('a day has only so many changes of a visit, until tomorrow', async ({ db }) => {
    const { ask, seeker } = await prepare(db)
    await ask({ day: tomorrow })
    const change = (n: number, at = {}) => ask({ day: addDays(tomorrow, n) }, at)
    for (let n = 1; n <= changesPerDay; n++) expect(await change(n)).toBe('changed')

    const refused = { code: 'too_many', message: texts.listing.visitChangeLimit(changesPerDay) }
    await expect(change(9)).rejects.toMatchObject(refused)
    const { spn } = await createListing(db)
    const at = { address: '127.0.0.1', now: noon }
    expect(await scheduleVisit(db, seeker, spn, {}, at)).toBe('requested')
    expect(await scheduleVisit(db, seeker, spn, { time: 'evening' }, at)).toBe('changed')
    expect(await change(10, { now: nextDay })).toBe('changed')
  })

  test('asking and withdrawing in turn stops like changing', async ({ db }) => {
    const { ask, seeker, listing } = await prepare(db)
    for (let n = 0; n <= changesPerDay; n++) {
      expect(await ask({})).toBe('requested')
      await withdrawVisit(db, seeker, listing.spn)
    }

    const message = texts.listing.visitChangeLimit(changesPerDay)
    await expect(ask({})).rejects.toMatchObject({ code: 'too_many', message })
  })

  test('a day has only so many listings to ask for', async ({ db }) => {
    const { ask, seeker, phone } = await prepare(db)
    const asked = { scope: 'visit', limit: listingsPerDay, message: '', now: noon }
    await consumeDailyLimit(db, seeker, asked)
    await fillUses(db, { subject: phone }, listingsPerDay - 1)
    expect(await ask({})).toBe('requested')

    const { spn } = await createListing(db)
    const at = { address: '127.0.0.1', now: noon }
    await expect(scheduleVisit(db, seeker, spn, {}, at)).rejects.toMatchObject({
      code: 'too_many',
      message: texts.listing.visitLimit(listingsPerDay),
    })
    // A visit that was asked for already can still be moved.
    expect(await ask({ day: tomorrow })).toBe('changed')
  })

  test('everybody at one address shares a limit, for requests and changes', async ({ db }) => {
    const { ask, owner, listing } = await prepare(db)
    const address = '203.0.113.7'
    const perAddress = { scope: 'visit', address, limit: wishesPerDayAndAddress, message: '' }
    const asked = { scope: 'others', limit: wishesPerDayAndAddress, message: '', perAddress }
    await consumeDailyLimit(db, owner, { ...asked, now: noon })
    await fillUses(db, { subject: address }, wishesPerDayAndAddress - 2)
    expect(await ask({}, { address })).toBe('requested')
    expect(await ask({ day: tomorrow }, { address })).toBe('changed')

    const refused = { code: 'too_many', message: texts.listing.visitLimitHere }
    await expect(ask({ time: 'evening' }, { address })).rejects.toMatchObject(refused)
    const askToo = async (at: string) => {
      const other = asViewer(await createUser(db))
      return scheduleVisit(db, other, listing.spn, {}, { address: at, now: noon })
    }
    await expect(askToo(address)).rejects.toMatchObject(refused)
    expect(await askToo('203.0.113.8')).toBe('requested')
  })
})

async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const user = await createUser(db)
  const seeker = asViewer(user)
  const listing = await createListing(db, { ownerId: owner.id })
  const here = { address: '127.0.0.1', now: noon }
  return {
    owner,
    seeker,
    phone: user.phone!,
    listing,
    ask: (wish: VisitWish, at: Partial<typeof here> = {}) =>
      scheduleVisit(db, seeker, listing.spn, wish, { ...here, ...at }),
    find: (now = noon) => findOpenVisit(db, seeker, listing.id, now),
  }
}

function toldTo(db: Db, { id }: { id: string }) {
  return db
    .selectFrom('notification')
    .select(['kind', 'listingId', 'personId', 'data'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
}
