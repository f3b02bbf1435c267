import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Report } from '#contract/options.ts'
import { reports } from '#contract/options.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { findReportPage } from '#domain/reports/find-report-page.ts'
import { openReport, openReportPage } from '#domain/reports/open-report.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import type { ReportFilter } from '#domain/reports/report-query.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import type { Viewer } from '#domain/viewer.ts'
import { recordWebVitals } from '#domain/web-vitals/record-web-vitals.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

/** The fields of the rows of each report: the specification's, and those of our own. */
const specified: Record<Report, string[]> = {
  user_data: ['profile_url', 'location_q', 'search_history', 'saved_prop'],
  call_req: ['req_at', 'status', 'user_name', 'phone_no', 'is_user_login', 'user_email'],
  mail_req: ['req_at', 'status', 'is_user_login', 'email_id', 'message'],
  appo_req: ['last_status', 'user_name', 'createdAt', 'phone_no', 'user_email', 'user_id'],
  property_unverfiy: [
    'createdAt',
    'status_code',
    'SPN_id',
    'user_name',
    'phone_no',
    'formatted_price',
    'property_category',
    'property_status',
    'build_up_area',
  ],
  notification_req: [
    'createdAt',
    'reference_no',
    'mess_type',
    'status',
    'total',
    'success',
    'failed',
  ],
  system_alerts: [
    'createdAt',
    'user_name',
    'phone_no',
    'mess_type',
    'status_alerts',
    'status_wb',
    'status_mail',
  ],
  web_vitals: ['createdAt', 'page', 'vital', 'value', 'rating', 'visits'],
}

/** What the message sender reads of a user. */
const senderFields = ['user_name', 'phone_no', 'user_email']

test.for(reports.values)('%s lists rows with the specified fields', async (id, { db }) => {
  await fillAll(db)
  const { rows } = await open(db, id)
  const { pageOnly = [], fields } = reportRegistry[id] as { pageOnly?: string[]; fields: object }

  const names = Object.keys(rows[0] ?? {}).filter((name) => !pageOnly.includes(name))
  const more = id === 'user_data' ? senderFields : []
  expect(names.sort()).toEqual(['_id', ...specified[id], ...more].sort())
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)))
})

test('each turns its pages without losing rows of one moment', async ({ db }) => {
  for (let i = 0; i < 13; i++) await fillAll(db)
  for (const id of reports.values) {
    const { total, lastPage } = await open(db, id)
    const seen: string[] = []
    for (let page = 1; page <= lastPage; page++) {
      const { rows } = await open(db, id, { page })
      seen.push(...rows.map(({ _id }) => _id))
    }

    expect(total, id).toBeGreaterThan(10)
    expect(new Set(seen).size, id).toBe(total)
    expect(seen, id).toHaveLength(total)
    expect((await open(db, id, { page: lastPage + 1 })).rows, id).toEqual([])
  }
})

test.for(reports.values)('%s is found by status and day, in either order', async (id, { db }) => {
  await fillAll(db)
  await fillAll(db)
  const { list } = reportRegistry[id].status!
  const newest = await open(db, id)
  const oldest = await open(db, id, { order: 'asc' })
  let sum = 0
  for (const status of list.values) sum += (await open(db, id, { status })).total

  expect(newest.rows.map(({ _id }) => _id)).toEqual(oldest.rows.map(({ _id }) => _id).reverse())
  // An alert has a status on each of three channels.
  if (id !== 'system_alerts') expect(sum).toBe(newest.total)
  expect((await open(db, id, { from: '2999-01-01' })).total).toBe(0)
  expect((await open(db, id, { to: '2000-01-01' })).total).toBe(0)
  expect((await open(db, id, { from: '2000-01-01', to: '2999-01-01' })).total).toBe(newest.total)
  await expect(open(db, id, { status: 'made_up' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(open(db, id, { sort: 'made_up' })).rejects.toMatchObject({ code: 'invalid' })
})

test('a report may have a date of its own and no status', async ({ db }) => {
  const { id: early } = await createListing(db, { activeAt: new Date('2026-01-31T18:29:59Z') })
  const { id: late } = await createListing(db, { activeAt: new Date('2026-01-31T18:30:00Z') })
  const listed: ReportDefinition = {
    id: 'property_unverfiy',
    title: 'Listed',
    table: 'listing',
    date: sql`active_at`,
    fields: { _id: { label: 'Id' } },
    columns: [{ field: '_id' }],
    matches: () => sql`true`,
    read: async (_, ids) => ids.map((_id) => ({ _id })),
  }
  const find = async (filter: ReportFilter) => {
    const page = await findReportPage(db, listed, { page: 1, pageSize: 10, ...filter })
    return page.rows.map(({ _id }) => _id)
  }

  expect(await find({})).toEqual([late, early])
  expect(await find({ order: 'asc' })).toEqual([early, late])
  // The day begins at midnight in India.
  expect(await find({ from: '2026-02-01' })).toEqual([late])
  expect(await find({ to: '2026-01-31' })).toEqual([early])
})

test('people are found by parts of their name and by their number, however it is written', async ({
  db,
}) => {
  const { id, phone } = await createUser(db, { name: 'Harpreet Kaur_Gill', phone: '9812345670' })
  await createUser(db, { name: 'Harpreet Singh', phone: '9812399999' })
  const find = async (search: string) =>
    (await open(db, 'user_data', { search })).rows.map(({ _id }) => _id)

  for (const search of ['kaur harp', phone!, '+91 98123 45670', '2345670', 'R_G']) {
    expect(await find(search), search).toEqual([id])
  }
  expect(await find('%')).toEqual([])
  expect(await find("'; drop table app_user; --")).toEqual([])
})

test('visits and properties are found by the number of the listing and by the person', async ({
  db,
}) => {
  const { listing, person } = await fillAll(db)
  await fillAll(db)

  for (const search of [listing.spn, listing.spn.slice(0, 9).toLowerCase(), person.phone!]) {
    expect((await open(db, 'appo_req', { search })).total, search).toBe(1)
  }
  expect((await open(db, 'property_unverfiy', { search: listing.spn })).total).toBe(1)
  expect((await open(db, 'system_alerts', { search: person.phone! })).total).toBe(1)
})

test('a user shows his rounded place, his searches and what he saved, the newest first', async ({
  db,
}) => {
  const user = await createUser(db, { lat: 28.46, lng: 77.03, locatedAt: new Date() })
  const listing = await createListing(db)
  await db.insertInto('savedListing').values({ userId: user.id, listingId: listing.id }).execute()
  for (const [minutes, text] of ['2 bhk', 'villa'].entries()) {
    await db.insertInto('searchRecord').values({ userId: user.id, text }).returning('id').execute()
    await db
      .updateTable('searchRecord')
      .set({ createdAt: sql<Date>`now() + make_interval(mins => ${minutes})` })
      .where('text', '=', text)
      .execute()
  }

  const { rows } = await open(db, 'user_data', { search: user.phone! })
  expect(rows).toMatchObject([
    {
      location_q: '28.46,77.03',
      search_history: [{ search_text: 'villa' }, { search_text: '2 bhk' }],
      saved_prop: [{ spn_id: listing.spn }],
    },
  ])
})

test('users sort by name and properties by price, those without a price as the cheapest', async ({
  db,
}) => {
  for (const name of ['Bina', 'Asha', 'Chand']) await createUser(db, { name })
  const { id: ownerId } = await createUser(db, { name: 'Dev' })
  for (const price of [20, null, 10]) {
    await createListing(db, { ownerId, price, status: 'draft' })
  }
  const byName = await open(db, 'user_data', { sort: 'name' })
  const byPrice = await open(db, 'property_unverfiy', { sort: 'price', order: 'desc' })

  expect(byName.rows.map(({ user_name }) => user_name).slice(0, 3)).toEqual([
    'Asha',
    'Bina',
    'Chand',
  ])
  expect(byPrice.rows.map(({ formatted_price }) => formatted_price)).toEqual(['₹ 20', '₹ 10', ''])
})

test('visits sort by their day, those at any time last', async ({ db }) => {
  const { id: seekerId } = await createUser(db)
  for (const preferredDay of ['2026-12-03', null, '2026-12-01']) {
    const { id: listingId } = await createListing(db)
    await db.insertInto('visit').values({ listingId, seekerId, preferredDay }).execute()
  }
  const { rows } = await open(db, 'appo_req', { sort: 'visit', order: 'asc' })

  expect(rows.map(({ visit }) => visit)).toEqual(['01/12/2026', '03/12/2026', 'Any time'])
})

test('an open alert shows what the person was told, also after it was deleted', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { person, listing } = await fillAll(db)
  await notify(db, person.id, { kind: 'listing-approved', listingId: listing.id })
  const asked = { ...query(), page: 1 }
  const { rows } = await openReportPage(db, staff, 'system_alerts', asked)
  const facts = rows.map(({ detail }) => detail?.facts.map(({ text }) => text))

  expect(facts).toContainEqual(['No longer kept'])
  expect(facts).toContainEqual(
    expect.arrayContaining([texts.notifications.approvedSubject, 'Not yet', listing.spn]),
  )
})

test('a broadcast counts its recipients, and a reference that was never used is none', async ({
  db,
}) => {
  const { broadcastId } = await fillAll(db)
  for (const [i, status] of (['sent', 'sent', 'failed', 'skipped', 'stopped'] as const).entries()) {
    const phone = `980000000${i}`
    await db
      .insertInto('broadcastRecipient')
      .values({ broadcastId, phone, body: '', status })
      .execute()
  }
  await db.insertInto('broadcast').values({ referenceNo: 'OPEN', channel: 'sms' }).execute()

  const { rows } = await open(db, 'notification_req')
  expect(rows).toMatchObject([{ total: 5, success: 2, failed: 1, left_out: 1, stopped: 1 }])
})

test('members open no report', async ({ db }) => {
  const member = asViewer(await createUser(db))

  await expect(openReport(db, member, 'user_data', query())).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('each look at a report is one entry of the audit log, with numbers masked', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await openReport(db, staff, 'user_data', query({ page: 2, search: '9812345670' }))

  const entries = await db.selectFrom('auditEntry').selectAll().execute()
  expect(entries).toMatchObject([
    {
      actorId: staff.id,
      action: 'report.view',
      subjectKind: 'report',
      subjectId: 'user_data',
      facts: { page: 2, pageSize: 10, filter: { search: '98•••••670' } },
    },
  ])
})

async function open<Id extends Report>(db: Db, id: Id, asked: Partial<ReportQuery> = {}) {
  const staff: Viewer = { id: crypto.randomUUID(), name: '', role: 'staff', sessionId: '' }
  return openReport(db, staff, id, query(asked))
}

function query(asked: Partial<ReportQuery> = {}) {
  return { page: 1, pageSize: 10, ...asked }
}

/** One row in every report, all of the same moment: the test is one transaction. */
async function fillAll(db: Db) {
  const person = await createUser(db)
  const { id: userId } = person
  const listing = await createListing(db, { ownerId: userId })
  await db.insertInto('visit').values({ listingId: listing.id, seekerId: userId }).execute()
  await db
    .insertInto('callRequest')
    .values({ userId, name: 'Asha', phone: person.phone! })
    .execute()
  await db
    .insertInto('mailRequest')
    .values({ userId: null, email: 'asha@example.com', message: 'Hello' })
    .execute()
  await recordWebVitals(db, { page: `/${userId}`, lcp: 1_200 })
  await db.insertInto('alertLog').values({ userId, kind: 'listing-approved' }).execute()
  const { id: broadcastId } = await db
    .insertInto('broadcast')
    .values({ referenceNo: `REF${userId}`, channel: 'sms', status: 'done' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { person, listing, broadcastId }
}
