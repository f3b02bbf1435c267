import { describe, expect } from 'vitest'
import { listingPath } from '#contract/listing/shown-listings.ts'
import type { Report } from '#contract/options.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { openReportPage } from '#domain/reports/open-report.ts'
import type { Viewer } from '#domain/viewer.ts'
import { recordWebVitals } from '#domain/web-vitals/record-web-vitals.ts'
import { createBroadcast } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

const staff: Viewer = { id: crypto.randomUUID(), name: '', role: 'staff', sessionId: '' }
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('a visit is listed with its home, its seeker and its owner, who can be reached', async ({
  db,
}) => {
  const seeker = await createUser(db, { name: 'Meena Gupta', email: 'meena@example.com' })
  const owner = await createUser(db, { name: 'Ravi Anand', email: 'ravi@example.com' })
  const listing = await createListing(db, { ownerId: owner.id, houseNo: 'B-204', photos: ['hall'] })
  const ids = { listingId: listing.id, seekerId: seeker.id }
  const day = '2026-12-01'
  const visit = await createVisit(db, { ...ids, preferredDay: day, preferredTime: 'evening' })
  const exact = { preferredDay: day, preferredTime: 'morning', preferredClock: '10:30' } as const
  const other = await createVisit(db, exact)

  const all = await rows(db, 'appo_req', {})
  expect(all.find(({ _id }) => _id === other.id)).toMatchObject({ visit: '01/12/2026 10:30' })
  expect(await open(db, 'appo_req', { search: 'meena' })).toEqual([
    {
      id: visit.id,
      row: {
        _id: visit.id,
        createdAt: visit.createdAt.toISOString(),
        visit: '01/12/2026 evening',
        last_status: 'requested',
        user_name: 'Meena Gupta',
        phone_no: seeker.phone,
        user_email: 'meena@example.com',
        user_id: seeker.id,
        SPN_id: listing.spn,
        home: '2 BHK apartment, Sector 45, Gurugram',
        owner_name: 'Ravi Anand',
        owner_phone: owner.phone,
      },
      detail: {
        picture: '/img/hall.jpg',
        facts: [],
        cards: [
          {
            label: `Home ${listing.spn}`,
            title: '₹ 85 Lakh, 2 BHK apartment',
            lines: ['B-204, Sector 45, Gurugram', '1,050 sq ft, resale, active'],
            links: expect.arrayContaining([
              { text: 'Open the page', href: listingPath(listing.spn) },
            ]),
          },
          personCard('Visitor', seeker),
          personCard('Owner', owner),
        ],
      },
    },
  ])
  const spn = listing.spn.toLowerCase()
  expect(await open(db, 'appo_req', { search: spn })).toMatchObject([{ id: visit.id }])
})

function personCard(label: string, { id, name, phone, email }: Record<string, unknown>) {
  return { label, title: name, href: `/admin/people/${id}`, lines: [], phone, email }
}

test('the speed of a page is listed as three of four visits felt it', async ({ db }) => {
  for (const lcp of [900, 1_100, 1_900, 9_000]) await recordWebVitals(db, { page: '/loan', lcp })
  await recordWebVitals(db, { page: '/about', inp: 90, cls: 0.3 })

  const rows = async (search: string) =>
    (await open(db, 'web_vitals', { search })).map(({ row }) => row)
  expect(await rows('LCP')).toEqual([
    {
      _id: expect.any(String),
      createdAt: moment,
      page: '/loan',
      vital: 'lcp',
      value: '2.0 s',
      rating: 'good',
      visits: 4,
    },
  ])
  expect(await rows('/abo')).toMatchObject([
    { vital: 'cls', value: '0.36', rating: 'poor' },
    { vital: 'inp', value: '75 ms', rating: 'good' },
  ])
})

test('a listing is listed with its owner, and opened with what it is and where', async ({ db }) => {
  const owner = await createUser(db, { name: 'Vikram Sethi' })
  const listing = await createListing(db, {
    ownerId: owner.id,
    houseNo: 'B-204',
    photos: ['hall', 'view'],
  })
  const { id } = listing
  await createListing(db, { status: 'draft', builtUpArea: null, price: null })

  expect(await open(db, 'property_unverfiy', { search: listing.spn.slice(0, 10) })).toEqual([
    {
      id,
      row: {
        _id: id,
        createdAt: listing.createdAt.toISOString(),
        status_code: 'active',
        SPN_id: listing.spn,
        user_name: 'Vikram Sethi',
        phone_no: owner.phone,
        formatted_price: '₹ 85 Lakh',
        price: 8_500_000,
        property_category: 'residential',
        property_status: 'resale',
        build_up_area: 1_050,
      },
      detail: {
        picture: '/img/hall.jpg',
        facts: [
          { label: 'Type', text: '2 BHK apartment, resale' },
          { label: 'Area', text: '1,050 sq ft' },
          { label: 'Address', text: 'B-204, Sector 45, Gurugram' },
          { label: 'Photos', text: '2' },
          { label: 'Page', text: 'Open the page', href: listingPath(listing.spn) },
        ],
        cards: [personCard('Owner', owner)],
      },
    },
  ])
  expect(await open(db, 'property_unverfiy', { search: 'vikram' })).toMatchObject([{ id }])
  const [draft] = await open(db, 'property_unverfiy', { status: 'draft' })
  expect(draft).toMatchObject({ row: { formatted_price: '', build_up_area: null } })
  expect(draft?.detail).not.toHaveProperty('picture')
})

describe('requests to the staff', () => {
  test('for a call name who asks, and who has taken it', async ({ db }) => {
    const person = await createUser(db, { email: 'meena@example.com' })
    const colleague = await createUser(db, { role: 'staff', name: 'Ravi' })
    const asked = { name: 'Meena Gupta', phone: '9811100001' }
    const work = { status: 'taken', takenBy: colleague.id, note: 'At six' } as const
    await db
      .insertInto('callRequest')
      .values([
        { ...asked, userId: person.id, ...work },
        { name: 'Zubin', phone: '9811100002' },
      ])
      .execute()

    const row = { req_at: moment, _id: expect.any(String), version: expect.any(Number) }
    expect(await rows(db, 'call_req', { sort: 'name' })).toEqual([
      {
        ...row,
        status: 'taken',
        user_name: 'Meena Gupta',
        phone_no: '9811100001',
        is_user_login: 'true',
        user_email: 'meena@example.com',
        taken_by: 'Ravi',
        note: 'At six',
      },
      {
        ...row,
        status: 'new',
        user_name: 'Zubin',
        phone_no: '9811100002',
        is_user_login: 'false',
        user_email: '',
        taken_by: '',
        note: '',
      },
    ])
    for (const search of ['meena', '98111 00001']) {
      expect(await rows(db, 'call_req', { search })).toMatchObject([{ user_name: 'Meena Gupta' }])
    }
    const cards = (await open(db, 'call_req', { sort: 'name' })).map(({ detail }) => detail?.cards)
    expect(cards).toEqual([
      [personCard('Caller', { ...person, ...asked })],
      [{ label: 'Caller', title: 'Zubin', lines: [], phone: '9811100002' }],
    ])
  })

  test('by mail hold the message', async ({ db }) => {
    const person = await createUser(db)
    await db
      .insertInto('mailRequest')
      .values([
        { userId: person.id, email: 'meena@example.com', message: 'Please call' },
        { userId: null, email: 'zubin@example.com', message: 'Hello', status: 'done' },
      ])
      .execute()

    expect(await rows(db, 'mail_req', { status: 'new' })).toEqual([
      {
        _id: expect.any(String),
        req_at: moment,
        version: expect.any(Number),
        status: 'new',
        is_user_login: 'true',
        email_id: 'meena@example.com',
        message: 'Please call',
        taken_by: '',
        note: '',
      },
    ])
    const [known] = await open(db, 'mail_req', { search: 'meena' })
    const [stranger] = await open(db, 'mail_req', { search: 'zubin' })
    const { name, phone } = person
    expect(known?.detail).toMatchObject({
      cards: [{ label: 'Account', title: name, href: `/admin/people/${person.id}`, phone }],
      reply: { to: 'meena@example.com', message: 'Please call' },
    })
    expect(stranger?.detail).not.toHaveProperty('cards')
    for (const search of ['zubin', 'hello']) {
      expect(await rows(db, 'mail_req', { search })).toMatchObject([
        { email_id: 'zubin@example.com', is_user_login: 'false' },
      ])
    }
  })
})

test('a broadcast is listed with its counts, and opened with its text and sender', async ({
  db,
}) => {
  const { id, referenceNo, staff: sender } = await createBroadcast(db, { body: 'Happy Diwali' })
  await createBroadcast(db)
  await db.updateTable('broadcast').set({ stoppedAt: new Date() }).where('id', '=', id).execute()

  expect(await open(db, 'notification_req', { search: 'diwali' })).toEqual([
    {
      id,
      row: {
        _id: id,
        createdAt: moment,
        reference_no: referenceNo,
        mess_type: 'sms',
        status: 'sending',
        total: 3,
        success: 0,
        failed: 0,
        left_out: 0,
        stopped: 0,
        waiting: 3,
        send_at: '',
        is_stopping: true,
      },
      detail: {
        facts: [
          { label: 'Message', text: 'Happy Diwali' },
          { label: 'Sent by', text: sender.name },
        ],
      },
    },
  ])
  const found = await rows(db, 'notification_req', { search: referenceNo.toLowerCase() })
  expect(found).toMatchObject([{ _id: id }])
  await db.updateTable('broadcast').set({ status: 'stopped' }).where('id', '=', id).execute()
  const stopped = await rows(db, 'notification_req', { status: 'stopped' })
  expect(stopped).toMatchObject([{ _id: id, is_stopping: false }])
})

test('an alert is listed by channel, and opened with what the person was told', async ({ db }) => {
  const person = await createUser(db, { name: 'Meena Gupta' })
  const listing = await createListing(db, { ownerId: person.id })
  await notify(db, person.id, { kind: 'listing-approved', listingId: listing.id })
  const other = await createUser(db, { email: '' })
  await notify(db, other.id, { kind: 'account-blocked', reason: 'Asks for money' })

  const [alert, ...others] = await open(db, 'system_alerts', { search: 'meena' })
  expect(others).toEqual([])
  expect(alert?.row).toEqual({
    _id: alert?.id,
    createdAt: moment,
    user_name: 'Meena Gupta',
    phone_no: person.phone,
    mess_type: 'listing-approved',
    status_alerts: 'sent',
    status_wb: 'queued',
    status_mail: 'queued',
  })
  const unread = alert?.detail?.facts
  expect(unread?.map(({ label }) => label)).toEqual([
    'Subject',
    'Message',
    'Its link',
    'Read',
    'Property',
  ])
  expect(unread?.slice(2)).toEqual([
    { label: 'Its link', text: 'See your listing' },
    { label: 'Read', text: 'Not yet' },
    { label: 'Property', text: listing.spn, href: listingPath(listing.spn) },
  ])
  expect(alert?.detail?.cards).toEqual([personCard('Sent to', person)])
  await db.updateTable('notification').set({ readAt: new Date() }).execute()
  const [read] = await open(db, 'system_alerts', { search: 'listing-approved' })
  expect(read?.detail?.facts[3]?.text).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  for (const search of ['listing-approved', 'Approved', 'listing approved'])
    expect(await rows(db, 'system_alerts', { search })).toHaveLength(1)
  const [blocked] = await open(db, 'system_alerts', { search: 'account-blocked' })
  expect(blocked?.detail?.facts.map(({ label }) => label)).not.toContain('Property')
})

test('a user is listed with role and block; whoever erased the account is not', async ({ db }) => {
  const user = await createUser(db, { name: 'Meena Gupta', photo: 'face', role: 'staff' })
  const blockedAt = new Date()
  await db.updateTable('appUser').set({ blockedAt }).where('id', '=', user.id).execute()
  await createUser(db, { name: 'Meena', phone: null, erasedAt: new Date() })

  expect(await rows(db, 'user_data', { search: 'meena' })).toEqual([
    {
      _id: user.id,
      createdAt: user.createdAt.toISOString(),
      user_name: 'Meena Gupta',
      phone_no: user.phone,
      user_email: 'asha@example.com',
      profile_url: '/img/face.jpg',
      role: 'staff',
      blocked: 'true',
      location_q: '',
      search_history: [],
      saved_prop: [],
    },
  ])
  await db.updateTable('appUser').set({ blockedAt: null }).where('id', '=', user.id).execute()
  expect(await rows(db, 'user_data', { status: 'staff' })).toMatchObject([{ blocked: 'false' }])
})

async function open(db: Db, id: Report, asked: Partial<ReportQuery>) {
  return (await openReportPage(db, staff, id, { page: 1, pageSize: 10, ...asked })).rows
}

async function rows(db: Db, id: Report, asked: Partial<ReportQuery>) {
  return (await open(db, id, asked)).map(({ row }) => row)
}
