import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

describe('/api/prop/sbpl/update by staff', () => {
  test('with the specified fields alone answers Updated', async ({ db }) => {
    const { api } = await signedInStaff(db)
    const { id } = await createListing(db, { status: 'under_review' })
    const reply = await api.post('/api/prop/sbpl/update', { _id: id, status_code: 'review_failed' })

    expect([reply.status, await reply.json()]).toEqual([
      200,
      { result_code: 1, data: { message: 'Updated' } },
    ])
    expect(await statusOf(db, id)).toBe('review_failed')
  })

  test('takes reasons as JSON, and the owner reads them in the draft', async ({ db }) => {
    const { api } = await signedInStaff(db)
    const owner = await createUser(db)
    const { id, spn } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
    const reasons = [{ field: 'price', text: 'Please check the price.' }]
    const form = { _id: id, status_code: 'review_failed', reasons: JSON.stringify(reasons) }
    expect((await api.post('/api/prop/sbpl/update', form)).status).toBe(200)

    const ownersApi = apiFor(db)
    await ownersApi.signIn(owner.phone!)
    const draft = await ownersApi.post('/api/prop/draft', { spnInput: spn })
    expect((await draft.json()).data.reasons).toEqual(reasons)
  })

  test.for([
    ['{', 'no JSON'],
    ['[{"field":"owner","text":"x"}]', 'an unknown field'],
    ['[{"field":"price","text":""}]', 'an empty text'],
    ['[{"field":"photos","photo":"elsewhere","text":"x"}]', 'a strange picture'],
  ] as const)('refuses reasons that are %s', async ([reasons], { db }) => {
    const { api } = await signedInStaff(db)
    const { id } = await createListing(db, { status: 'under_review' })
    const form = { _id: id, status_code: 'review_failed', reasons }

    expect((await api.post('/api/prop/sbpl/update', form)).status).toBe(422)
    expect(await statusOf(db, id)).toBe('under_review')
  })

  test('an outdated decision is a conflict that says who was first', async ({ db }) => {
    const { api } = await signedInStaff(db)
    const { id } = await createListing(db, { status: 'under_review' })
    await api.post('/api/prop/sbpl/update', { _id: id, status_code: 'active' })
    const { api: second } = await signedInStaff(db)
    const form = { _id: id, status_code: 'delete', from_status: 'under_review' }
    const reply = await second.post('/api/prop/sbpl/update', form)

    expect([reply.status, (await reply.json()).data.message]).toEqual([
      409,
      texts.review.decidedMeanwhile('Meera', 'Active'),
    ])
  })

  test('an owner’s reasons and versions are read over', async ({ db }) => {
    const owner = await createUser(db)
    const { id } = await createListing(db, { ownerId: owner.id })
    const api = apiFor(db)
    await api.signIn(owner.phone!)
    const reasons = JSON.stringify([{ field: 'price', text: 'x' }])
    const form = { _id: id, status_code: 'sold_out', reasons }

    expect((await api.post('/api/prop/sbpl/update', form)).status).toBe(200)
    expect(await db.selectFrom('listingReview').select('id').execute()).toEqual([])
  })
})

test('a page that is open learns that somebody else has its listing', async ({ db }) => {
  const { api } = await signedInStaff(db)
  const { spn } = await createListing(db, { status: 'under_review' })
  await api.post('/api/review/claim', { spnInput: spn })
  const { api: second } = await signedInStaff(db)
  const reply = await second.post('/api/review/claim', { spnInput: spn })

  expect((await reply.json()).data).toMatchObject({
    is_mine: false,
    user_name: 'Meera',
    status_code: 'under_review',
    version: 1,
  })
})

test('a blocked person is told so with the right code only, and nothing else works', async ({
  db,
}) => {
  const { api: staffApi } = await signedInStaff(db)
  const { id, phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const block = await staffApi.post('/api/user/blocked', {
    _id: id,
    block: 'true',
    reason: 'Fraud',
  })
  expect(block.status).toBe(200)

  expect((await api.post('/api/user')).status).toBe(401)
  await db.deleteFrom('usageEvent').execute()
  const sent = await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone! })
  expect(sent.status).toBe(200)
  const attempt = { loginSign: 'login', phone_no: phone! }
  const wrong = await api.post('/api/otp/v', { ...attempt, u_otp: '0000' })
  expect((await wrong.json()).data.message).toBe(texts.login.incorrectOtp)
  const right = await api.post('/api/otp/v', { ...attempt, u_otp: await api.code(phone!) })
  expect([right.status, (await right.json()).data.message]).toEqual([403, texts.login.blocked])
})

test('blocking needs a reason, unblocking none', async ({ db }) => {
  const { api } = await signedInStaff(db)
  const { id } = await createUser(db)
  const block = await api.post('/api/user/blocked', { _id: id, block: 'true' })

  expect([block.status, (await block.json()).data.errors]).toEqual([
    422,
    { reason: texts.validation.empty },
  ])
  expect((await api.post('/api/user/blocked', { _id: id, block: 'false' })).status).toBe(200)
})

test('a request is taken once', async ({ db }) => {
  const { id } = await db
    .insertInto('mailRequest')
    .values({ email: 'ritu@example.com', message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const form = { _id: id, req_type: 'mail', status: 'taken', version: '1', note: 'Mine' }
  const replies = []
  for (let person = 0; person < 2; person++) {
    replies.push((await (await signedInStaff(db)).api.post('/api/req/move', form)).status)
  }

  expect(replies).toEqual([200, 409])
})

async function signedInStaff(db: Db) {
  const staff = await createUser(db, { role: 'staff', name: 'Meera' })
  const api = apiFor(db)
  await api.signIn(staff.phone!)
  return { staff, api }
}

async function statusOf(db: Db, id: string) {
  const { status } = await db
    .selectFrom('listing')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}
