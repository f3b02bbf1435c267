import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const calls = {
  '/api/user/data/g': 'user_data',
  '/api/req/mail/g': 'req_list',
  '/api/req/call/g': 'req_list',
  '/api/req/appointment/g': 'req_list',
  '/api/req/message_req/g': 'req_list',
  '/api/system/alerts/get': 'req_list',
  '/api/prop/sbpl/das': 'property',
}

test.for(Object.entries(calls))('%s answers lastPage and %s', async ([path, list], { db }) => {
  const api = await staffApi(db)
  const reply = await api.post(path, { page_no: '1', pageSize: '10' })
  const answer = await reply.json()

  expect(Object.keys(answer).sort()).toEqual(['data', 'result_code'])
  expect(answer.result_code).toBe(1)
  expect(Object.keys(answer.data).sort()).toEqual(['lastPage', list].sort())
  expect(answer.data.lastPage).toBe(1)
  expect((await api.post(path, { page_no: '0' })).status).toBe(422)
  expect((await api.post(path, { pageSize: '101' })).status).toBe(422)
  expect((await api.post(path, { status: 'made_up' })).status).toBe(422)
  expect(await actions(db)).toEqual([['report.view', { page: 1, pageSize: 10, filter: {} }]])
})

test('a user is answered with what the sender needs and what the report shows, nothing else', async ({
  db,
}) => {
  const api = await staffApi(db)
  await createUser(db, { name: 'Ravi <b>Verma</b>', phone: '9812345670', email: 'r@example.com' })
  const reply = await api.post('/api/user/data/g', { search: '98123 45670' })

  expect((await reply.json()).data.user_data).toEqual([
    {
      _id: expect.any(String),
      user_name: 'Ravi <b>Verma</b>',
      phone_no: '9812345670',
      user_email: 'r@example.com',
      profile_url: '',
      location_q: '',
      search_history: [],
      saved_prop: [],
    },
  ])
})

test('a listing is answered with the price as it is read', async ({ db }) => {
  const api = await staffApi(db)
  const owner = await createUser(db, { name: 'Kavita' })
  const { spn, id } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
  const reply = await api.post('/api/prop/sbpl/das', { search: spn })

  expect((await reply.json()).data.property).toEqual([
    {
      _id: id,
      createdAt: expect.any(String),
      status_code: 'under_review',
      SPN_id: spn,
      user_name: 'Kavita',
      phone_no: owner.phone,
      formatted_price: '₹ 85 Lakh',
      property_category: 'residential',
      property_status: 'resale',
      build_up_area: 1_050,
    },
  ])
})

test('all users come in one page without what a message does not need', async ({ db }) => {
  const api = await staffApi(db)
  const { id } = await createUser(db, { name: 'Ravi', phone: '9812345670', email: '' })
  await createUser(db, { phone: null, erasedAt: new Date() })
  const reply = await api.post('/api/user/data/g', { all: 'all' })
  const { result_code, data } = await reply.json()

  expect([result_code, data.lastPage, data.user_data.length]).toEqual([1, 1, 2])
  expect(data.user_data[0]).toEqual({
    _id: id,
    user_name: 'Ravi',
    phone_no: '9812345670',
    user_email: '',
  })
  expect(await actions(db)).toEqual([['report.export', { allContacts: true }]])
})

test('the summary has the specified figures', async ({ db }) => {
  const api = await staffApi(db)
  await createListing(db, { status: 'under_review' })
  const reply = await api.post('/api/summary', { summary: 'summary' })

  expect(await reply.json()).toEqual({
    result_code: 1,
    summary: { totalUser: 2, totalProperty: 1, activeCount: 0, underReviewCount: 1 },
  })
})

async function staffApi(db: Db) {
  const { phone } = await createUser(db, { role: 'staff' })
  const api = apiFor(db)
  await api.signIn(phone!)
  return api
}

async function actions(db: Db) {
  const entries = await db.selectFrom('auditEntry').select(['action', 'facts']).execute()
  return entries.map(({ action, facts }) => [action, facts])
}
