import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('a link to the owner’s number lets staff save, type and turn, until he stops it', async ({
  db,
}) => {
  const { staff, owner, draft } = await desk(db)
  expect((await save(staff, draft.spn)).status).toBe(403)
  const asked = await staff.post('/api/assist/ask', { spnInput: draft.spn })
  expect(asked.status).toBe(200)
  const { token, body } = await linkTo(staff, owner.phone!)
  // Whoever asks never gets the link.
  expect(await asked.text()).not.toContain(token)
  expect(body).toContain('never ask for a code')

  const visitor = apiFor(db)
  expect(
    (await visitor.post('/api/assist/answer', { token: `${token}x`, allow: 'true' })).status,
  ).toBe(404)
  expect((await staff.post('/api/assist/answer', { token, allow: 'true' })).status).toBe(403)
  expect(await say(visitor, token, 'true')).toContain('may fill in this draft until')
  expect((await visitor.post('/api/assist/answer', { token, allow: 'true' })).status).toBe(409)

  expect((await save(staff, draft.spn)).status).toBe(200)
  expect((await type(staff, draft.spn)).status).toBe(200)
  const read = await staff.post('/api/prop/unsaved', {
    upload_type: 'amenities',
    spn_already: draft.spn,
  })
  expect((await read.json()).data.unsaved.input).toEqual({ amenities: ['amenities_gym'] })
  expect((await finish(staff, draft.spn)).status).toBe(403)

  expect(await say(visitor, token, 'false')).toBe(texts.assistance.withdrawn)
  const refused = await save(staff, draft.spn)
  expect([refused.status, (await refused.json()).data.message]).toEqual([
    403,
    texts.assistance.stopped,
  ])
  expect((await type(staff, draft.spn)).status).toBe(403)
})

test('a message that cannot be sent is told, and the state is known to who asked alone', async ({
  db,
}) => {
  const { staff, draft } = await desk(db)
  await staff.post('/api/assist/ask', { spnInput: draft.spn, channel: 'whatsapp' })
  const state = async (api: typeof staff) =>
    (await (await api.post('/api/assist/state', { spnInput: draft.spn })).json()).data.state
  expect(await state(staff)).toBe('asked')
  expect(await state((await desk(db)).staff)).toBe('none')

  staff.resources.channels.sms = async () => {
    throw new Error('down')
  }
  const failed = await staff.post('/api/assist/ask', { spnInput: draft.spn })
  expect(failed.status).toBe(500)
  expect((await failed.json()).data.message).toBe(texts.assistance.askFailed)
})

test('a call asked for in the wizard names the draft and the step, of one’s own only', async ({
  db,
}) => {
  const { owner, draft } = await desk(db)
  const strange = await createListing(db, { status: 'draft' })
  const api = apiFor(db)
  await api.signIn(owner.phone!)
  const form = { full_name: 'Asha', phone_no_b: owner.phone!, upload_type: 'gallery' }
  for (const spn of [draft.spn, strange.spn]) {
    expect((await api.post('/api/req/call', { ...form, spn_already: spn })).status).toBe(200)
  }
  const rows = await db
    .selectFrom('callRequest')
    .select(['listingId', 'step'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { listingId: draft.id, step: 'gallery' },
    { listingId: null, step: 'gallery' },
  ])
})

type Api = ReturnType<typeof apiFor>

async function desk(db: Db) {
  const { phone } = await createUser(db, { role: 'staff', name: 'Meera' })
  const staff = apiFor(db)
  await staff.signIn(phone!)
  const owner = await createUser(db)
  const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
  return { staff, owner, draft }
}

async function linkTo(api: Api, phone: string) {
  const messages = await api.resources.readOutbox()
  const body = messages.find(({ to }) => to === phone)?.body ?? ''
  return { body, token: body.match(/\/assist\?t=([\w.-]+)/)?.[1] ?? '' }
}

async function say(api: Api, token: string, allow: 'true' | 'false') {
  const reply = await api.post('/api/assist/answer', { token, allow })
  expect(reply.status).toBe(200)
  return (await reply.json()).data.message as string
}

const kind = { property_category: 'residential', property_status: 'resale' }

function save(api: Api, spn: string) {
  const amenities = JSON.stringify(['amenities_gym'])
  return api.post('/api/prop/listing', {
    ...kind,
    upload_type: 'additional_info',
    spn_already: spn,
    paid_property_tax: 'true',
    amenities,
  })
}

function type(api: Api, spn: string) {
  const input = JSON.stringify({ amenities: ['amenities_gym'] })
  return api.post('/api/prop/unsaved/keep', { upload_type: 'amenities', spn_already: spn, input })
}

function finish(api: Api, spn: string) {
  return api.post('/api/prop/listing', { ...kind, upload_type: 'finish', spn_already: spn })
}
