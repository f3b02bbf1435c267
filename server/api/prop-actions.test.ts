import { describe, expect } from 'vitest'
import { addDays, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import { contactLimits, savedLimits, visitLimits } from '#contract/limits.ts'
import { listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { connect, type Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createListings, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

describe('POST /api/prop/data', () => {
  test('shows an active listing to everyone, without its owner', async ({ db }) => {
    const owner = await createUser(db, { email: 'owner@example.com' })
    const { spn } = await createListing(db, { ownerId: owner.id })

    const text = await (await apiFor(db).post('/api/prop/data', { spnInput: spn })).text()

    expect(JSON.parse(text)).toMatchObject({ result_code: 1, saved: false, data: { SPN_id: spn } })
    expect(text).not.toContain(owner.phone)
    expect(text).not.toContain(owner.email)
  })

  test('shows the house number to the owner and to whom the number was shown', async ({ db }) => {
    const owner = await createUser(db)
    const { api: seeker, spn } = await seekerAndListing(db, { ownerId: owner.id, houseNo: 'B-204' })
    const [visitor, ownersApi] = [apiFor(db), apiFor(db)]
    await ownersApi.signIn(owner.phone!)
    const read = async (api: typeof visitor) =>
      (await api.post('/api/prop/data', { spnInput: spn })).text()

    expect(await read(visitor)).not.toMatch(/B-204|house_no/)
    expect(await read(seeker)).not.toMatch(/B-204|house_no/)
    expect(await read(ownersApi)).toContain('"house_no":"B-204"')
    await seeker.post('/api/prop/save', { spnInput: spn, save_status: 'true' })
    expect(await (await seeker.post('/api/prop/save/get')).text()).not.toContain('B-204')

    const shown = await (await seeker.post('/api/prop/user/data', { spnInput: spn })).json()
    expect(shown).toMatchObject({ house_no: 'B-204', user: { phone_no: owner.phone } })
    expect(await read(seeker)).toContain('"house_no":"B-204"')
    expect(await read(visitor)).not.toMatch(/B-204|house_no/)
  })

  test.for(listingStatuses.values)(
    'shows %s to those who may see it only',
    async (status, { db }) => {
      const owner = await createUser(db)
      const staff = await createUser(db, { role: 'staff' })
      const stranger = await createUser(db)
      const { spn } = await createListing(db, { ownerId: owner.id, status })
      const isPublic = status === 'active' || status === 'sold_out'

      const seen = await Promise.all([
        statusFor(apiFor(db), spn),
        ...[stranger, owner, staff].map(async ({ phone }) => {
          const api = apiFor(db)
          await api.signIn(phone!)
          return statusFor(api, spn)
        }),
      ])

      const others = isPublic ? 200 : 404
      expect(seen).toEqual([others, others, 200, 200])
    },
  )

  test('answers a hidden listing and none at all alike', async ({ db }) => {
    const { spn, id } = await createListing(db, { status: 'draft' })
    const answers = await Promise.all(
      [spn, id, 'SPN00000000', 'junk', "' or 1=1"].map(async (spnInput) =>
        (await apiFor(db).post('/api/prop/data', { spnInput })).text(),
      ),
    )
    expect(new Set(answers).size).toBe(1)
  })
})

describe('saving', () => {
  test('says what shall be, so that repeating changes nothing', async ({ db }) => {
    const { api, spn } = await seekerAndListing(db)
    for (const save_status of ['true', 'true', 'false', 'true']) {
      await api.post('/api/prop/save', { spnInput: spn, save_status })
    }
    const list = await (await api.post('/api/prop/save/get')).json()

    expect(list.data.save_list).toHaveLength(1)
    expect(await (await api.post('/api/prop/data', { spnInput: spn })).json()).toMatchObject({
      saved: true,
    })
  })

  test('answers result_code 0 on every failure', async ({ db }) => {
    const { api, spn } = await seekerAndListing(db)
    const failures = await Promise.all([
      apiFor(db).post('/api/prop/save', { spnInput: spn, save_status: 'true' }),
      api.post('/api/prop/save', { spnInput: 'SPN00000000', save_status: 'true' }),
      api.post('/api/prop/save', { spnInput: spn, save_status: 'perhaps' }),
    ])

    expect(failures.map((reply) => reply.status)).toEqual([401, 404, 422])
    for (const reply of failures) expect((await reply.json()).result_code).toBe(0)
  })

  test('answers result_code 0 when the database is away too', async () => {
    const nowhere = connect('postgres://127.0.0.1:1/nowhere')
    const api = apiFor(nowhere, { headers: { cookie: 'basera_session=somebody' } })
    const reply = await api.post('/api/prop/save', { spnInput: 'SPN00000000', save_status: 'true' })

    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('2')
    expect((await reply.json()).result_code).toBe(0)
    await nowhere.destroy()
  })

  test('names a wrong key apart', async ({ db }) => {
    const api = apiFor(db, { headers: { 'x-api-key': 'other' } })
    const reply = await api.post('/api/prop/save', { spnInput: 'SPN00000000', save_status: 'true' })

    expect([reply.status, (await reply.json()).result_code]).toEqual([401, 401])
  })

  test('tells kindly that the list is full', async ({ db }) => {
    const { api, spn, owner, seeker } = await seekerAndListing(db)
    const others = Array.from({ length: savedLimits.listings }, () => ({ ownerId: owner.id }))
    const saved = await createListings(db, others)
    await db
      .insertInto('savedListing')
      .values(saved.map(({ id }) => ({ userId: seeker.id, listingId: id })))
      .execute()
    const reply = await api.post('/api/prop/save', { spnInput: spn, save_status: 'true' })

    expect(reply.status).toBe(409)
    expect(await reply.json()).toEqual({
      result_code: 0,
      data: { message: texts.listing.listFull },
    })
  })

  test('lets go of what was taken down since', async ({ db }) => {
    const { api, spn } = await seekerOfTakenDown(db)

    const reply = await api.post('/api/prop/save', { spnInput: spn, save_status: 'false' })

    expect(await reply.json()).toMatchObject({ data: { message: texts.listing.unsaved } })
    expect(await db.selectFrom('savedListing').selectAll().execute()).toEqual([])
  })

  test('leaves out what was taken down since', async ({ db }) => {
    const { api } = await seekerOfTakenDown(db)

    expect((await (await api.post('/api/prop/save/get')).json()).data.save_list).toEqual([])
  })
})

describe('revealing the owner', () => {
  test('needs a login', async ({ db }) => {
    const { spn } = await createListing(db)
    expect((await apiFor(db).post('/api/prop/user/data', { spnInput: spn })).status).toBe(401)
  })

  test('answers the owner and leaves him one lead and one notification', async ({ db }) => {
    const { api, spn, owner } = await seekerAndListing(db)
    await api.post('/api/prop/user/data', { spnInput: spn })
    const again = await (await api.post('/api/prop/user/data', { spnInput: spn })).json()

    expect(again.user).toMatchObject({ user_name: owner.name, phone_no: owner.phone })
    expect(await counts(db, owner.id)).toEqual({ leads: 1, notifications: 1 })
  })

  test('is for active listings only', async ({ db }) => {
    const { api, spn } = await seekerAndListing(db, { status: 'sold_out' })
    const reply = await api.post('/api/prop/user/data', { spnInput: spn })

    expect(reply.status).toBe(403)
    expect(await reply.text()).not.toMatch(/phone_no/)
  })

  test('stops kindly after so many different listings a day', async ({ db }) => {
    const { api: usual, spn, owner, seeker } = await seekerAndListing(db)
    expect(usual.resources.env.REVEALS_PER_DAY).toBe(contactLimits.revealsPerDay)
    const api = apiFor(db, { settings: { REVEALS_PER_DAY: 3 } })
    await api.signIn(seeker.phone!)
    await api.post('/api/prop/user/data', { spnInput: spn })
    const replies: number[] = []
    for (let i = 0; i < 4; i++) {
      const other = await createListing(db, { ownerId: owner.id })
      replies.push((await api.post('/api/prop/user/data', { spnInput: other.spn })).status)
    }

    expect(replies).toEqual([200, 200, 429, 429])
    const one = await createListing(db, { ownerId: owner.id })
    const refused = await api.post('/api/prop/user/data', { spnInput: one.spn })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await api.post('/api/prop/user/data', { spnInput: spn })).status).toBe(200)
  })

  test('counts for a number, also after its account was erased and made anew', async ({ db }) => {
    const { owner, seeker } = await seekerAndListing(db)
    const browser = async () => {
      const api = apiFor(db, { settings: { REVEALS_PER_DAY: 2 } })
      await api.signIn(seeker.phone!)
      return api
    }
    const reveal = async (by: ReturnType<typeof apiFor>) => {
      const { spn } = await createListing(db, { ownerId: owner.id })
      return by.post('/api/prop/user/data', { spnInput: spn })
    }
    const api = await browser()
    for (let i = 0; i < 2; i++) expect((await reveal(api)).status).toBe(200)
    await eraseAccount(db, asViewer(seeker))
    await createUser(db, { phone: seeker.phone })

    expect((await reveal(await browser())).status).toBe(429)
  })
})

describe('asking for a visit', () => {
  test('is one request, one lead and one notification, however often it is sent', async ({
    db,
  }) => {
    const { api, spn, owner } = await seekerAndListing(db)
    const wish = { spnInput: spn, visit_time: 'morning' }
    const first = await api.post('/api/prop/user/appointment', wish)
    await api.post('/api/prop/user/appointment', wish)
    await api.post('/api/prop/user/appointment', { spnInput: spn })

    expect((await first.json()).data.message).toBe(texts.listing.scheduled('owner'))
    expect(await db.selectFrom('visit').select('preferredTime').execute()).toEqual([
      { preferredTime: 'morning' },
    ])
    expect(await counts(db, owner.id)).toEqual({ leads: 1, notifications: 1 })
  })

  test('says so where it is an agent who shows the home', async ({ db }) => {
    const { api } = await seekerAndListing(db)
    const { spn: spnInput } = await createListing(db, { byAgent: true })
    const messageOf = async (path: string) =>
      (await (await api.post(path, { spnInput })).json()).data.message

    expect(await messageOf('/api/prop/user/appointment')).toBe(texts.listing.scheduled('agent'))
    expect(await messageOf('/api/prop/user/appointment/withdraw')).toBe(
      texts.listing.visitWithdrawn('agent'),
    )
  })

  test('at another time changes the request and tells the owner, but is no second lead', async ({
    db,
  }) => {
    const { api, spn, owner } = await seekerAndListing(db)
    await api.post('/api/prop/user/appointment', { spnInput: spn, visit_time: 'morning' })
    await api.post('/api/prop/user/appointment', { spnInput: spn, visit_time: 'evening' })

    expect(await db.selectFrom('visit').select('preferredTime').execute()).toEqual([
      { preferredTime: 'evening' },
    ])
    expect(await counts(db, owner.id)).toEqual({ leads: 1, notifications: 2 })
    const [last] = await listNotifications(db, asViewer(owner))
    expect(last).toMatchObject({
      subject: texts.notifications.visitChangedSubject,
      body: expect.stringMatching(/^Asha Rani would like to visit 2 BHK .*: evening/),
    })
  })

  test('is for so many different listings a day', async ({ db }) => {
    const { api, owner } = await seekerAndListing(db)
    const ask = async () => {
      const { spn } = await createListing(db, { ownerId: owner.id })
      return api.post('/api/prop/user/appointment', { spnInput: spn })
    }
    expect((await ask()).status).toBe(200)
    await fillUses(db, { scope: 'visit ' }, visitLimits.listingsPerDay - 1)
    expect((await ask()).status).toBe(200)

    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).data.message).toBe(
      texts.listing.visitLimit(visitLimits.listingsPerDay),
    )
  })

  test('can be changed only so often a day, and the last wish stays', async ({ freshDatabase }) => {
    const { db } = freshDatabase
    const { api, spn, owner } = await seekerAndListing(db)
    const wish = (inDays: number) =>
      api.post('/api/prop/user/appointment', { spnInput: spn, visit_date: dayIn(inDays) })
    for (let i = 0; i <= visitLimits.changesPerDay; i++) {
      expect((await wish(1 + i)).status).toBe(200)
    }

    const refused = await wish(9)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).data.message).toBe(
      texts.listing.visitChangeLimit(visitLimits.changesPerDay),
    )
    expect((await wish(1 + visitLimits.changesPerDay)).status).toBe(200)
    expect(await counts(db, owner.id)).toEqual({
      leads: 1,
      notifications: 1 + visitLimits.changesPerDay,
    })
    const other = await createListing(db, { ownerId: owner.id })
    const elsewhere = await api.post('/api/prop/user/appointment', { spnInput: other.spn })
    expect(elsewhere.status).toBe(200)
  })

  test('is not for one’s own listing nor for a sold one', async ({ db }) => {
    const { api, spn } = await seekerAndListing(db, { status: 'sold_out' })
    expect((await api.post('/api/prop/user/appointment', { spnInput: spn })).status).toBe(403)
  })

  test('refuses a day that is over', async ({ db }) => {
    const { api, spn } = await seekerAndListing(db)
    const reply = await api.post('/api/prop/user/appointment', {
      spnInput: spn,
      visit_date: '01/01/2020',
    })
    expect((await reply.json()).data.errors).toHaveProperty('visit_date')
  })
})

test('a complaint reaches the staff once per person', async ({ db }) => {
  const { api, spn } = await seekerAndListing(db)
  await api.post('/api/prop/report', { spnInput: spn, reason: 'fake' })
  await api.post('/api/prop/report', { spnInput: spn, reason: 'sold', note: 'Asked the guard.' })

  expect(await db.selectFrom('complaint').select(['reason', 'note']).execute()).toEqual([
    { reason: 'sold', note: 'Asked the guard.' },
  ])
})

/** A seeker with a saved listing that was taken down since. */
async function seekerOfTakenDown(db: Db) {
  const { api, spn } = await seekerAndListing(db)
  await api.post('/api/prop/save', { spnInput: spn, save_status: 'true' })
  await db
    .updateTable('listing')
    .set({ status: 'delete', hiddenBecause: 'disabled' })
    .where('spn', '=', spn)
    .execute()
  return { api, spn }
}

async function seekerAndListing(db: Db, differences: object = {}) {
  const owner = await createUser(db, { name: 'Vikram Sethi' })
  const { spn } = await createListing(db, { ownerId: owner.id, ...differences })
  const seeker = await createUser(db)
  const api = apiFor(db)
  await api.signIn(seeker.phone!)
  return { api, spn, owner, seeker }
}

function dayIn(days: number) {
  return formatDayMonthYear(addDays(indiaDay(new Date()), days))
}

async function statusFor(api: ReturnType<typeof apiFor>, spnInput: string) {
  return (await api.post('/api/prop/data', { spnInput })).status
}

async function counts(db: Db, ownerId: string) {
  const leads = await db.selectFrom('lead').select('id').where('ownerId', '=', ownerId).execute()
  const notifications = await db
    .selectFrom('notification')
    .select('id')
    .where('userId', '=', ownerId)
    .execute()
  return { leads: leads.length, notifications: notifications.length }
}
