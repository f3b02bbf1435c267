import { describe, expect } from 'vitest'
import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { findOpenVisit } from '#tests/find-open-visit.ts'

const tomorrow = addDays(indiaDay(new Date()), 1)

describe('a request for a visit', () => {
  test('is remembered for who asked, and for nobody else', async ({ db }) => {
    const { ask, seeker, owner, listing } = await prepare(db)
    await ask({ visit_date: formatDayMonthYear(tomorrow), visit_time: 'evening' })

    expect(await findOpenVisit(db, asViewer(seeker), listing.id)).toMatchObject({
      day: tomorrow,
      time: 'evening',
    })
    expect(await findOpenVisit(db, asViewer(owner), listing.id)).toBeNull()
  })

  test('is changed in what is posted: left out stays, empty is left open', async ({ db }) => {
    const { ask, seeker, listing } = await prepare(db)
    await ask({ visit_date: formatDayMonthYear(tomorrow), visit_time: 'evening' })
    const changed = await ask({ visit_time: 'morning' })

    expect((await changed.json()).data.message).toBe(texts.listing.visitChanged('owner'))
    const find = () => findOpenVisit(db, asViewer(seeker), listing.id)
    expect(await find()).toMatchObject({ day: tomorrow, time: 'morning' })
    await ask({ visit_date: '', visit_time: '' })
    expect(await find()).toMatchObject({ day: null, time: '' })
  })
})

describe('withdrawing a visit', () => {
  test('ends the request and tells the owner once', async ({ db }) => {
    const { ask, withdraw, seeker, owner, listing } = await prepare(db)
    await ask({ visit_date: formatDayMonthYear(tomorrow) })
    const reply = await withdraw()
    expect((await withdraw()).status).toBe(200)

    expect((await reply.json()).data.message).toBe(texts.listing.visitWithdrawn('owner'))
    expect(await findOpenVisit(db, asViewer(seeker), listing.id)).toBeNull()
    const [last, ...others] = await listNotifications(db, asViewer(owner))
    expect(others).toHaveLength(1)
    expect(last).toMatchObject({
      subject: texts.notifications.visitWithdrawnSubject,
      body: expect.stringMatching(
        new RegExp(`^Asha Rani no longer wants to visit 2 BHK .*: ${formatDay(tomorrow)}\\.$`),
      ),
    })
    const [alert] = await db
      .selectFrom('alertLog')
      .select('whatsappStatus')
      .where('kind', '=', 'visit-withdrawn')
      .execute()
    expect(alert).toEqual({ whatsappStatus: 'queued' })
  })

  test('is possible for a listing that was taken down since', async ({ db }) => {
    const { ask, withdraw, listing } = await prepare(db)
    await ask({})
    await db
      .updateTable('listing')
      .set({ status: 'delete', hiddenBecause: 'disabled' })
      .where('id', '=', listing.id)
      .execute()

    expect((await withdraw()).status).toBe(200)
    expect(await db.selectFrom('visit').select('status').execute()).toEqual([
      { status: 'cancelled' },
    ])
    expect((await withdraw()).status).toBe(404)
  })

  test('does not touch the request of another', async ({ db }) => {
    const { ask, listing } = await prepare(db)
    await ask({})
    const stranger = await createUser(db)
    const api = apiFor(db)
    await api.signIn(stranger.phone!)
    await api.post('/api/prop/user/appointment/withdraw', { spnInput: listing.spn })

    expect(await db.selectFrom('visit').select('status').execute()).toEqual([
      { status: 'requested' },
    ])
  })
})

describe('answering a visit', () => {
  test('the owner proposes, the seeker accepts, and nobody else can', async ({ db }) => {
    const { ask, api, owner, seeker, listing } = await prepare(db)
    await ask({ visit_date: formatDayMonthYear(tomorrow), visit_time: 'evening' })
    const visit = await findOpenVisit(db, asViewer(seeker), listing.id)
    const _id = visit!.id
    const proposal = { visit_date: formatDayMonthYear(addDays(tomorrow, 1)), visit_time: 'morning' }
    const signedIn = async (person: { phone: string | null }) => {
      const api = apiFor(db)
      await api.signIn(person.phone!)
      return api
    }
    const apis = {
      owner: await signedIn(owner),
      seeker: api,
      stranger: await signedIn(await createUser(db)),
    }
    const post = (person: keyof typeof apis, form: Record<string, string>) =>
      apis[person].post('/api/user/visits/update', { _id, ...form })

    for (const action of ['accept', 'propose', 'decline', 'cancel'])
      expect((await post('stranger', { action, ...proposal })).status, action).toBe(404)
    const proposed = await post('owner', { action: 'propose', ...proposal })
    expect((await proposed.json()).data.message).toBe(texts.visits.proposed)
    expect((await post('owner', { action: 'accept', ...proposal })).status).toBe(409)
    expect((await post('seeker', { action: 'accept', ...proposal })).status).toBe(200)
    expect(await findOpenVisit(db, asViewer(seeker), listing.id)).toMatchObject({
      status: 'accepted',
      day: addDays(tomorrow, 1),
      time: 'morning',
    })
  })

  test('needs a known action, and a day and time to agree on', async ({ db }) => {
    const { ask, api, seeker, listing } = await prepare(db)
    await ask({})
    const { id: _id } = (await findOpenVisit(db, asViewer(seeker), listing.id))!
    const post = (form: Record<string, string>) =>
      api.post('/api/user/visits/update', { _id, ...form })

    expect((await post({ action: 'forget' })).status).toBe(422)
    const incomplete = await post({ action: 'accept' })
    expect(incomplete.status).toBe(422)
    expect(Object.keys((await incomplete.json()).data.errors)).toEqual(['visit_date', 'visit_time'])
  })
})

async function prepare(db: Db) {
  const owner = await createUser(db, { name: 'Vikram Sethi' })
  const listing = await createListing(db, { ownerId: owner.id })
  const seeker = await createUser(db)
  const api = apiFor(db)
  await api.signIn(seeker.phone!)
  const spnInput = listing.spn
  return {
    api,
    owner,
    seeker,
    listing,
    ask: (wish: Record<string, string>) =>
      api.post('/api/prop/user/appointment', { spnInput, ...wish }),
    withdraw: () => api.post('/api/prop/user/appointment/withdraw', { spnInput }),
  }
}
