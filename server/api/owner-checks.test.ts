import sharp from 'sharp'
import { expect } from 'vitest'
import { ownerCheckLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createCheck, createListing, createUser } from '#tests/factories.ts'

const bill = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'white' } })
  .webp()
  .toBuffer()

test('an owner shows a paper, and the contact sheet says so once staff have accepted it', async ({
  db,
}) => {
  const { api, spn } = await ownerOn(db)
  const reply = await send(api, { spnInput: spn, paper_kind: 'sale_deed' }, bill)
  expect(await reply.json()).toEqual({ result_code: 1, data: { message: texts.sent } })

  const { id, type, sealed } = await db
    .selectFrom('ownerCheck')
    .innerJoin('ownerPaper', 'checkId', 'id')
    .select(['id', 'type', 'sealed'])
    .executeTakeFirstOrThrow()
  expect(type).toBe('image/webp')
  expect(sealed.includes(bill.subarray(20))).toBe(false)

  const staff = await signedIn(db, 'staff')
  expect((await staff.post('/api/review/check/accept', { _id: id })).status).toBe(409)
  await db.updateTable('ownerCheck').set({ looks: 1 }).execute()
  expect((await staff.post('/api/review/check/accept', { _id: id })).status).toBe(200)

  const seeker = await signedIn(db)
  const { poster, checked } = await (
    await seeker.post('/api/prop/user/data', { spnInput: spn })
  ).json()
  expect([poster, checked]).toEqual(['Owner', [expect.stringMatching(/^Sale deed checked on /)]])
})

test('what is no paper is refused with a sentence, and nothing is stored', async ({ db }) => {
  const { api, spn } = await ownerOn(db)
  const form = { spnInput: spn, paper_kind: 'sale_deed' }
  const page = await send(api, form, Buffer.from('<html>'))
  expect([page.status, (await page.json()).data.message]).toEqual([415, texts.wrongType])
  const large = await send(api, form, Buffer.alloc(ownerCheckLimits.bytes + 1))
  expect([large.status, (await large.json()).data.message]).toEqual([413, texts.tooLarge])
  const other = await send(api, { ...form, paper_kind: 'passport' }, bill)
  expect([other.status, (await other.json()).data.errors]).toEqual([
    422,
    { paper_kind: expect.any(String) },
  ])
  const none = await send(api, form)
  expect([none.status, (await none.json()).data.errors]).toEqual([
    422,
    { paper: expect.any(String) },
  ])
  expect(await db.selectFrom('ownerCheck').select('id').execute()).toEqual([])
})

test('nobody shows a paper about the home of somebody else', async ({ db }) => {
  const shown = await createListing(db)
  const draft = await createListing(db, { status: 'draft' })
  for (const role of ['member', 'staff', 'administrator'] as const) {
    const api = await signedIn(db, role)
    for (const [spnInput, status] of [
      [shown.spn, 403],
      [draft.spn, 404],
    ] as const) {
      const reply = await send(api, { spnInput, paper_kind: 'sale_deed' }, bill)
      expect(reply.status, `${role} ${spnInput}`).toBe(status)
    }
  }
  const visitor = await send(apiFor(db), { spnInput: shown.spn, paper_kind: 'sale_deed' }, bill)
  expect(visitor.status).toBe(401)
  expect(await db.selectFrom('ownerCheck').select('id').execute()).toEqual([])
})

test.for<[string, string, Record<string, string>]>([
  ['an unknown reason', '/api/review/check/refuse', { reason: 'because' }],
  ['a reason for numbers', '/api/review/check/refuse', { reason: 'not_registered' }],
  ['no reason', '/api/review/check/refuse', {}],
])('a refusal with %s is invalid', async ([, path, form], { db }) => {
  const { id: _id } = await createCheck(db)
  const staff = await signedIn(db, 'staff')
  const reply = await staff.post(path, { _id, ...form })
  expect([reply.status, (await reply.json()).data.errors]).toEqual([
    422,
    { reason: expect.any(String) },
  ])
})

test('a broker’s number is named beside the home, and the broker an agent', async ({ db }) => {
  const { api, spn } = await ownerOn(db)
  const wrong = await api.post('/api/user/check/rera', { rera_number: 'HELLO 123' })
  expect((await wrong.json()).data.errors).toEqual({ rera_number: texts.wrongNumber })
  await api.post('/api/user/check/rera', { rera_number: 'upreraagt12345' })
  const { id: _id } = await db.selectFrom('ownerCheck').select('id').executeTakeFirstOrThrow()
  const staff = await signedIn(db, 'administrator')
  expect((await staff.post('/api/review/check/accept', { _id })).status).toBe(200)

  const seeker = await signedIn(db)
  const { poster, checked } = await (
    await seeker.post('/api/prop/user/data', { spnInput: spn })
  ).json()
  expect(poster).toBe('Agent · RERA UPRERAAGT12345')
  expect(checked).toEqual([expect.stringMatching(/^RERA number UPRERAAGT12345 checked on /)])
})

type Api = ReturnType<typeof apiFor>

function send(api: Api, fields: Record<string, string>, file?: Buffer) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('paper', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'a.jpg')
  return api.request('/api/prop/check/paper', { body })
}

async function ownerOn(db: Db) {
  const { id: ownerId, phone } = await createUser(db)
  const { spn } = await createListing(db, { ownerId })
  const api = apiFor(db)
  await api.signIn(phone!)
  return { api, spn }
}

async function signedIn(db: Db, role: 'member' | 'staff' | 'administrator' = 'member') {
  const api = apiFor(db)
  await api.signIn((await createUser(db, { role })).phone!)
  return api
}
