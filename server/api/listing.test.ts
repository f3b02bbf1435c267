import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { addDays, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { categories, deals } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const kinds = categories.values.flatMap((category) =>
  deals.values.map((deal) => ({ category, deal })),
)
const tomorrow = () => formatDayMonthYear(addDays(indiaDay(new Date()), 1))
const homeRent = wizardHead('residential', 'rent')
const forms = wizardForms('residential', 'rent')

describe('POST /api/prop/listing', () => {
  test.for(kinds)(
    'takes a $category $deal from its first step to the review',
    // Pictures are made at low priority.
    { timeout: 60_000 },
    async (kind, { db }) => {
      const { api, owner } = await ownerApi(db)
      const head = wizardHead(kind.category, kind.deal)
      // Once through the pipeline of pictures, which is the same for all kinds.
      const picturesFor = ({ category, deal }: typeof kind) =>
        category === 'residential' && deal === 'rent'
          ? uploadMany(api, 3)
          : ownedPictures(db, owner.id)
      let spn_already = ''
      for (const step of wizardStepsFor(kind)) {
        if (step === 'finish') continue
        const form =
          step === 'gallery'
            ? { images: (await picturesFor(kind)).join(',') }
            : wizardForms(kind.category, kind.deal)[step]
        const reply = await save(api, { ...head, upload_type: step, spn_already, ...form })
        expect(reply, step).toMatchObject({ result_code: 1, data: { message: 'Saved' } })
        if (spn_already) expect(reply.spn_already).toBe(spn_already)
        spn_already = reply.spn_already
      }
      const finished = await save(api, { ...head, upload_type: 'finish', spn_already })
      expect(finished).toMatchObject({ result_code: 1, spn_already, data: { message: 'Finish' } })

      const [listing, ...others] = await db.selectFrom('listing').selectAll().execute()
      expect(others).toEqual([])
      expect(listing).toMatchObject({ ownerId: owner.id, status: 'under_review', ...kind })
      const { data } = await (await api.post('/api/user/noti')).json()
      expect(data.noti).toMatchObject([{ subject: 'We have received your listing' }])
    },
  )

  test('takes a plot to the review without amenities and a second area', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const head = wizardHead('residential', 'resale')
    const plot = {
      property_type: 'plot',
      ownership_type: 'self_owned',
      plot_area: '1800',
      facing: 'east',
    }
    const { location_details: place } = forms
    const terms = { price: '9000000', avalible_from: tomorrow(), description: 'On a corner.' }
    const images = (await ownedPictures(db, owner.id)).join(',')
    let spn_already = ''
    for (const [upload_type, form] of Object.entries({
      prop_details: plot,
      resale_details: terms,
      location_details: place,
      gallery: { images },
    })) {
      const reply = await save(api, { ...head, upload_type, spn_already, ...form })
      expect(reply, upload_type).toMatchObject({ result_code: 1 })
      spn_already = reply.spn_already
    }
    const finished = await save(api, { ...head, upload_type: 'finish', spn_already })
    expect(finished).toMatchObject({ result_code: 1, data: { message: 'Finish' } })

    const listing = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect(listing).toMatchObject({ plotArea: 1_800, builtUpArea: 1_800, amenities: [] })
  })

  test('refuses a draft key that is no id', async ({ db }) => {
    const { api } = await ownerApi(db)
    const form = { ...homeRent, upload_type: 'prop_details', ...forms.prop_details }
    const reply = await save(api, { ...form, draft_key: 'junk' })
    expect(reply).toMatchObject({
      result_code: 422,
      data: { errors: { draft_key: expect.any(String) } },
    })
  })

  test('names every field that is wrong, and saves nothing', async ({ db }) => {
    const { api } = await ownerApi(db)
    const form = {
      ...homeRent,
      upload_type: 'prop_details',
      ...forms.prop_details,
      bhk: '',
      floor: 'x',
    }
    const reply = await save(api, form)
    expect(reply).toMatchObject({
      result_code: 422,
      data: { errors: { bhk: 'Field cannot be empty', floor: expect.any(String) } },
    })
    expect(await db.selectFrom('listing').select('id').execute()).toEqual([])
  })

  test('names the first incomplete step at the end', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { spn_already } = await saveFirst(api)
    const reply = await save(api, { ...homeRent, upload_type: 'finish', spn_already })
    expect(reply).toMatchObject({
      result_code: 422,
      data: {
        message: 'Please complete the step Rental Details.',
        errors: { price: 'Field cannot be empty' },
      },
    })
  })

  test('makes one listing when the first save is repeated with its key', async ({ db }) => {
    const { api } = await ownerApi(db)
    const draft_key = crypto.randomUUID()
    const first = await saveFirst(api, { draft_key })
    const again = await saveFirst(api, { draft_key })
    expect(first.result_code).toBe(1)
    expect(again.spn_already).toBe(first.spn_already)
  })

  test('refuses a save on an older version than the stored one', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { spn_already, data } = await saveFirst(api)
    const step = { ...homeRent, upload_type: 'prop_details', spn_already }
    const version = String(data.version)
    await save(api, { ...step, ...forms.prop_details, bhk: '2bhk', version })
    const late = await save(api, { ...step, ...forms.prop_details, bhk: '1bhk', version })
    expect(late.result_code).toBe(409)
    const { bhk } = await db.selectFrom('listing').select('bhk').executeTakeFirstOrThrow()
    expect(bhk).toBe('2bhk')
  })

  test('takes another kind with any step, but not from a tab that shows the old one', async ({
    db,
  }) => {
    const { api } = await ownerApi(db)
    const { spn_already, data } = await saveFirst(api)
    const version = String(data.version)
    const shop = wizardForms('commercial', 'rent').prop_details
    const head = { ...wizardHead('commercial', 'rent'), spn_already, version }
    const changed = await save(api, { ...head, upload_type: 'prop_details', ...shop })
    expect(changed.result_code).toBe(1)

    const late = { ...homeRent, spn_already, version, upload_type: 'resale_details' }
    expect((await save(api, { ...late, ...forms.resale_details })).result_code).toBe(409)
    const listing = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect(listing).toMatchObject({ category: 'commercial', propertyType: 'shop', bhk: null })
  })

  test('changes nothing of another owner’s draft', async ({ db }) => {
    const { api } = await ownerApi(db)
    const other = await createListing(db, { status: 'draft' })
    const reply = await saveFirst(api, { spn_already: other.spn })
    expect(reply.result_code).toBe(404)
    const missing = await saveFirst(api, { spn_already: 'SPN00000000' })
    expect(missing).toEqual(reply)
  })

  test('changes nothing of a listing that is not a draft any more', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const { spn } = await createListing(db, { ownerId: owner.id, status: 'active' })
    expect((await saveFirst(api, { spn_already: spn })).result_code).toBe(409)
  })

  test('takes only pictures that the owner uploaded', async ({ db }) => {
    const { api } = await ownerApi(db)
    const stranger = await createUser(db)
    const theirs = await ownedPictures(db, stranger.id)
    const { spn_already } = await saveFirst(api)
    const reply = await save(api, {
      ...homeRent,
      upload_type: 'gallery',
      spn_already,
      images: JSON.stringify(theirs),
    })
    expect(reply).toMatchObject({
      result_code: 422,
      data: { errors: { images: 'Please use only pictures that you have uploaded.' } },
    })
  })

  test('ignores what is not a field of the step', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    await saveFirst(api, { status_code: 'active', owner_id: 'x', SPN_id: 'SPN1', active_at: 'now' })
    const listing = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect(listing).toMatchObject({ ownerId: owner.id, status: 'draft', activeAt: null })
  })
})

describe('the optional answers', () => {
  test('bedrooms go with 3+ BHK only', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { spn_already } = await saveFirst(api, { bhk: '3mbhk', bedrooms: '5' })
    const bedrooms = async () => {
      const reply = await (await api.post('/api/prop/draft', { spnInput: spn_already })).json()
      return reply.data.data1.bedrooms
    }

    expect(await bedrooms()).toBe(5)
    await saveFirst(api, { spn_already, bhk: '2bhk', bedrooms: '5' })
    expect(await bedrooms()).toBeNull()
    for (const wrong of ['3', '10', 'many']) {
      expect(await saveFirst(api, { spn_already, bhk: '3mbhk', bedrooms: wrong })).toMatchObject({
        result_code: 422,
        data: { errors: { bedrooms: expect.any(String) } },
      })
    }
  })

  test('the house number stands apart from the address, for its owner to read', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { spn_already } = await saveFirst(api)
    const step = { ...homeRent, upload_type: 'location_details', ...forms.location_details }
    const full_address = 'Sector 45, Gurugram'
    await save(api, { ...step, spn_already, full_address, house_no: ' B-204 ' })

    const { data } = await (await api.post('/api/prop/draft', { spnInput: spn_already })).json()
    expect(data.location).toMatchObject({ house_no: 'B-204', full_address })
    const { searchText } = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect(searchText).not.toContain('204')
    const long = await save(api, { ...step, spn_already, house_no: 'x'.repeat(41) })
    expect(long.data.errors).toHaveProperty('house_no')
  })

  test.for(['maintenance_amount', 'parking_amount', 'power_backup_amount'])(
    'the %s is kept, emptied and checked',
    async (name, { db }) => {
      const { api } = await ownerApi(db)
      const { spn_already } = await saveFirst(api)
      const step = { ...homeRent, upload_type: 'resale_details', ...forms.resale_details }
      const amount = async () => {
        const { data } = await (await api.post('/api/prop/draft', { spnInput: spn_already })).json()
        return data.data3[name]
      }

      await save(api, { ...step, spn_already, [name]: '2,500' })
      expect(await amount()).toBe(2_500)
      await save(api, { ...step, spn_already, [name]: '' })
      expect(await amount()).toBeNull()
      const junk = await save(api, { ...step, spn_already, [name]: 'some' })
      expect(junk.data.errors).toHaveProperty(name)
    },
  )
})

describe('POST /api/prop/draft', () => {
  test('answers the draft in the parts of its steps', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { spn_already: spnInput } = await saveFirst(api)
    const reply = await (await api.post('/api/prop/draft', { spnInput })).json()
    expect(reply).toMatchObject({
      result_code: 1,
      data: {
        property_category: 'residential',
        property_status: 'rent',
        images: '',
        data1: { property_type: 'apartment', bhk: '3bhk', prop_floor: '2' },
      },
    })
  })

  test('answers alike for another’s draft and for none', async ({ db }) => {
    const { api } = await ownerApi(db)
    const other = await createListing(db, { status: 'draft' })
    const answers = await Promise.all(
      [other.spn, 'SPN00000000'].map(async (spnInput) => {
        const reply = await api.post('/api/prop/draft', { spnInput })
        return [reply.status, await reply.json()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(404)
  })
})

test('staff may read a draft of somebody else, and each look is in the audit log', async ({
  db,
}) => {
  const { api, owner } = await ownerApi(db)
  const own = await createListing(db, { ownerId: owner.id, status: 'draft' })
  await db.updateTable('appUser').set({ role: 'staff' }).where('id', '=', owner.id).execute()
  const other = await createListing(db, { status: 'draft' })
  for (const { spn: spnInput } of [own, other, other]) {
    expect((await api.post('/api/prop/draft', { spnInput })).status).toBe(200)
  }
  const entries = db.selectFrom('auditEntry').select(['actorId', 'action', 'subjectId'])
  const looks = await entries.where('action', '=', 'assist.read').execute()
  const look = { actorId: owner.id, action: 'assist.read', subjectId: other.id }
  expect(looks).toEqual([look, look])
})

describe('POST /api/prop/sbpl/update', () => {
  test('lets an owner mark sold, disable and offer again, and nothing else', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const { id } = await createListing(db, { ownerId: owner.id })
    const update = async (status_code: string) =>
      (await (await api.post('/api/prop/sbpl/update', { _id: id, status_code })).json()).result_code
    expect(await update('sold_out')).toBe(1)
    expect(await update('active')).toBe(403)
    expect(await update('delete')).toBe(1)
  })

  test('is refused to everybody else', async ({ db }) => {
    const { api } = await ownerApi(db)
    const { id } = await createListing(db)
    const reply = await api.post('/api/prop/sbpl/update', { _id: id, status_code: 'delete' })
    expect(reply.status).toBe(403)
    expect((await db.selectFrom('listing').select('status').execute())[0]?.status).toBe('active')
  })

  test('tells the owner once when staff decide, with the reason', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const { id } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
    await createUser(db, { phone: '9811114444', role: 'staff' })
    const staff = apiFor(db)
    await staff.signIn('9811114444')

    const form = { _id: id, status_code: 'review_failed', reason: 'The photos are blurred.' }
    const reply = await (await staff.post('/api/prop/sbpl/update', form)).json()
    expect(reply).toMatchObject({ result_code: 1, data: { message: 'Updated' } })
    const { data } = await (await api.post('/api/user/noti')).json()
    expect(data.noti).toHaveLength(1)
    expect(data.noti[0].message_content).toContain('The photos are blurred.')
  })

  test('names what a listing misses to be shown as the wizard posts it', async ({ db }) => {
    const { id } = await createListing(db, { status: 'draft', builtUpArea: null })
    await createUser(db, { phone: '9811114444', role: 'staff' })
    const staff = apiFor(db)
    await staff.signIn('9811114444')

    const reply = await staff.post('/api/prop/sbpl/update', { _id: id, status_code: 'active' })
    expect(await reply.json()).toMatchObject({
      result_code: 422,
      data: { errors: { build_up_area: 'Field cannot be empty' } },
    })
  })
})

type Api = ReturnType<typeof apiFor>

async function ownerApi(db: Db) {
  const phone = '9811112222'
  const owner = await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  return { api, owner }
}

async function save(api: Api, form: Record<string, string>) {
  return (await api.post('/api/prop/listing', form)).json()
}

function saveFirst(api: Api, more: Record<string, string> = {}) {
  return save(api, { ...homeRent, upload_type: 'prop_details', ...forms.prop_details, ...more })
}

/** Pictures of a person as uploads leave them, without their files. */
async function ownedPictures(db: Db, ownerId: string): Promise<string[]> {
  const keys = ['a', 'b', 'c']
  await db
    .insertInto('photo')
    .values(
      keys.map((key) => ({ key, ownerId, purpose: 'listing' as const, width: 48, height: 36 })),
    )
    .execute()
  return keys.map(photoPath)
}

async function uploadMany(api: Api, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let shade = 0; shade < count; shade++) {
    const background = { r: 40 * shade, g: 90, b: 120 }
    const bytes = await sharp({ create: { width: 48, height: 36, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('image', new File([new Uint8Array(bytes)], `${shade}.jpg`, { type: 'image/jpeg' }))
    const reply = await api.request('/img/upload', { body })
    const { data } = await reply.json()
    paths.push(data.path)
  }
  return paths
}
