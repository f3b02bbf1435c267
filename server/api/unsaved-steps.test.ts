import { describe, expect } from 'vitest'
import { unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const head = wizardHead('residential', 'rent')
const keep = '/api/prop/unsaved/keep'
const typed = { price: 'eleven', description: 'आधा लिखा हुआ' }

describe('what is typed into a step and not saved', () => {
  test('is read on another device as it was typed, right or wrong, and leaves the answers alone', async ({
    db,
  }) => {
    const { api, phone, place } = await ownerOf(db)
    const [before] = await db.selectFrom('listing').selectAll().execute()
    expect((await api.post(keep, { ...place, ...input(typed) })).status).toBe(200)

    // As if the last code had been sent long ago.
    await db.deleteFrom('usageEvent').execute()
    const phoneOfOwner = apiFor(db)
    await phoneOfOwner.signIn(phone)
    expect(await read(phoneOfOwner, place)).toMatchObject({ input: typed, typedOver: 'abc' })
    expect(await db.selectFrom('listing').selectAll().execute()).toEqual([before])
  })

  test('is not overwritten by another device that has not seen it', async ({ db }) => {
    const { api, place } = await ownerOf(db)
    const first = await post(api, { ...place, ...input(typed) })
    const { revision } = first.data

    const unseen = await api.post(keep, { ...place, ...input({ price: '1' }) })
    expect(unseen.status).toBe(409)
    expect(await read(api, place)).toMatchObject({ input: typed, revision })

    // Repeated after a lost answer, or typed on what was read.
    expect(await post(api, { ...place, ...input(typed) })).toMatchObject({ data: { revision } })
    await post(api, { ...place, ...input({ price: '2' }), revision })
    expect(await read(api, place)).toMatchObject({ input: { price: '2' } })
  })

  test('is gone once its step is saved, but for what was typed elsewhere since', async ({ db }) => {
    const { api, place, spn } = await ownerOf(db)
    const step = { ...head, upload_type: 'resale_details', spn_already: spn }
    const form = wizardForms('residential', 'rent').resale_details
    const { data } = await post(api, { ...place, ...input(typed) })
    await post(api, { ...place, ...input({ price: '3' }), revision: data.revision })
    const stale = { ...step, ...form, unsaved_revision: data.revision }
    expect((await api.post('/api/prop/listing', stale)).status).toBe(200)
    expect(await read(api, place)).toMatchObject({ input: { price: '3' } })

    expect((await api.post('/api/prop/listing', { ...step, ...form })).status).toBe(200)
    expect(await read(api, place)).toBeNull()
  })

  test('is dropped when everything is as it was', async ({ db }) => {
    const { api, place } = await ownerOf(db)
    const { data } = await post(api, { ...place, ...input(typed) })
    await post(api, { ...place, ...input({}), revision: data.revision })
    expect(await read(api, place)).toBeNull()
  })

  test('is kept for a listing that has no number yet, until its first step is saved', async ({
    db,
  }) => {
    const { api } = await ownerOf(db)
    const draft_key = crypto.randomUUID()
    const place = { ...head, upload_type: 'prop_details', draft_key }
    const sentence = { upload_type: 'basic_details' }
    await post(api, { ...place, ...input({ bhk: '3bhk' }) })
    await post(api, { ...sentence, ...input({ text: '3 bhk in dwarka' }) })
    expect(await read(api, place)).toMatchObject({ input: { bhk: '3bhk' } })

    const form = { ...place, ...wizardForms('residential', 'rent').prop_details }
    expect((await api.post('/api/prop/listing', form)).status).toBe(200)
    expect(await db.selectFrom('unsavedStep').select('step').execute()).toEqual([])
  })

  test('is bounded: few begun listings, one size, known fields that can be stored', async ({
    db,
  }) => {
    const { api, place } = await ownerOf(db)
    for (let at = 0; at <= unsavedLimits.begun; at++) {
      const begun = { ...head, upload_type: 'prop_details', draft_key: crypto.randomUUID() }
      await post(api, { ...begun, ...input({ build_up_area: `${at}` }) })
    }
    const rows = await db.selectFrom('unsavedStep').select('input').orderBy('id').execute()
    expect(rows).toHaveLength(unsavedLimits.begun)
    expect(rows[0]).toEqual({ input: '{"build_up_area":"1"}' })

    const large = input({ description: 'x'.repeat(unsavedLimits.inputChars) })
    expect((await api.post(keep, { ...place, ...large })).status).toBe(422)
    for (const junk of ['', 'junk', '[1]', '{"price":{"a":1}}', 'null'])
      expect((await api.post(keep, { ...place, input: junk })).status, junk).toBe(422)
    await post(api, { ...place, input: '{"price":"1\\u0000\\ud800","owner_id":"2"}' })
    expect(await read(api, place)).toMatchObject({ input: { price: '1\ufffd' } })
    expect((await read(api, place)).input).not.toHaveProperty('owner_id')
  })

  test('belongs to a draft: what is under review takes none', async ({ db }) => {
    const { api, place } = await ownerOf(db)
    await db.updateTable('listing').set({ status: 'under_review' }).execute()
    expect((await api.post(keep, { ...place, ...input(typed) })).status).toBe(409)
  })
})

function input(fields: Record<string, string>) {
  return { input: JSON.stringify(fields), typed_over: 'abc' }
}

async function ownerOf(db: Db) {
  const { id: ownerId, phone } = await createUser(db)
  const { spn } = await createListing(db, { ownerId, status: 'draft', deal: 'rent' })
  const api = apiFor(db)
  await api.signIn(phone!)
  return { api, phone: phone!, spn, place: { upload_type: 'resale_details', spn_already: spn } }
}

type Api = ReturnType<typeof apiFor>

async function post(api: Api, form: Record<string, string>) {
  const reply = await api.post(keep, form)
  expect(reply.status).toBe(200)
  return reply.json()
}

async function read(api: Api, place: Record<string, string>) {
  return (await (await api.post('/api/prop/unsaved', place)).json()).data.unsaved
}
