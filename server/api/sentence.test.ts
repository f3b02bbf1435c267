import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9811112222'
const sentence =
  '2bhk flat 3rd floor dwarka sec 12 25k rent semi furnished, car parking, families only, near metro'

describe('POST /api/prop/sentence', () => {
  test('answers what it understood, by which words, and what is missing', async ({ db }) => {
    const post = await ownerOn(db)
    const { data } = await post('/api/prop/sentence', { text: sentence })
    expect(data.basics).toEqual({
      property_category: 'residential',
      property_status: 'rent',
      city: 'delhi',
    })
    expect(data.understood).toEqual(
      expect.arrayContaining([
        {
          name: 'bhk',
          field: 'bhk',
          step: 'prop_details',
          label: 'BHK',
          value: '2 BHK',
          words: '2bhk',
        },
        {
          name: 'price',
          field: 'price',
          step: 'resale_details',
          label: 'Price',
          value: '₹ 25,000',
          words: '25k',
        },
        {
          name: 'locality',
          field: 'locality',
          step: 'location_details',
          label: 'Locality',
          value: 'Dwarka Sector 12',
          words: 'dwarka sec 12',
        },
        {
          name: 'description',
          field: 'description',
          step: 'resale_details',
          label: 'Description',
          value: 'Near metro.',
          words: 'near metro',
        },
      ]),
    )
    const steps = data.understood.map(({ step }: { step: string }) => step)
    expect([...new Set(steps)]).toEqual(['prop_details', 'resale_details', 'location_details'])
    expect(data.missing).toEqual(
      expect.arrayContaining([
        {
          step: 'Property Details',
          labels: ['Build-up area', 'Property age', 'Facing', 'Total floors'],
        },
        { step: 'Gallery', labels: ['Pictures'] },
      ]),
    )
    expect(data.unused).toEqual([])
  })

  test('names the words that it could not use', async ({ db }) => {
    const post = await ownerOn(db)
    const { data } = await post('/api/prop/sentence', { text: '2/3 bhk rent qqqxyzzyq' })
    expect(data.unused).toEqual(['2/3 bhk', 'qqqxyzzyq'])
  })

  test('shows a known sector as one pin, which can be left out', async ({ db }) => {
    const post = await ownerOn(db)
    const text = '2bhk flat sector 57 gurgaon 40k rent'
    const { data } = await post('/api/prop/sentence', { text })
    expect(data.understood).toContainEqual({
      name: 'lat',
      field: 'l_lat',
      step: 'location_details',
      label: 'Pin on the map',
      value: 'Middle of Sector 57',
      words: 'sector 57',
    })
    expect(data.understood).not.toContainEqual(expect.objectContaining({ name: 'lng' }))

    const draft_key = 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a02'
    await post('/api/prop/sentence/draft', { text, draft_key, without: 'lat' })
    const [draft] = await db.selectFrom('listing').selectAll().execute()
    expect(draft).toMatchObject({ locality: 'Sector 57', lat: null, lng: null })
  })

  test('takes what was chosen for more than what is said', async ({ db }) => {
    const post = await ownerOn(db)
    const chosen = { property_status: 'resale', city: 'noida' }
    const { data } = await post('/api/prop/sentence', {
      text: '2bhk sector 62 rent',
      ...chosen,
    })
    expect(data.basics).toEqual({ property_category: 'residential', ...chosen })
  })
})

describe('POST /api/prop/sentence/draft', () => {
  test('begins one draft with the answers, however often it is sent', async ({ db }) => {
    const post = await ownerOn(db)
    const form = {
      text: sentence,
      draft_key: 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a01',
      without: 'tenants,description',
    }
    const first = await post('/api/prop/sentence/draft', form)
    const again = await post('/api/prop/sentence/draft', form)

    expect(again.spn_already).toBe(first.spn_already)
    const drafts = await db.selectFrom('listing').selectAll().execute()
    expect(drafts).toMatchObject([
      {
        spn: first.spn_already,
        status: 'draft',
        category: 'residential',
        deal: 'rent',
        city: 'delhi',
        locality: 'Dwarka Sector 12',
        address: 'Dwarka Sector 12',
        bhk: '2bhk',
        floor: '3',
        price: 25_000,
        furnishing: 'semi_furnished',
        parking: 'car',
        tenants: [],
        description: null,
        lat: expect.any(Number),
      },
    ])
  })

  test('keeps a house number out of the address, and five bedrooms', async ({ db }) => {
    const post = await ownerOn(db)
    const text = '5 bhk flat for rent flat no 302 dwarka sec 12 delhi 60k'
    await post('/api/prop/sentence/draft', {
      text,
      draft_key: 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a01',
    })

    const [draft] = await db.selectFrom('listing').selectAll().execute()
    expect(draft).toMatchObject({
      bhk: '3mbhk',
      bedrooms: 5,
      houseNo: 'Flat No 302',
      address: 'Dwarka Sector 12',
      locality: 'Dwarka Sector 12',
    })
    expect(draft?.searchText).not.toContain('302')
  })

  test('asks for the basic details that nobody said', async ({ db }) => {
    const post = await ownerOn(db)
    const form = { text: '25k, semi furnished', draft_key: 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a01' }
    const reply = await post('/api/prop/sentence/draft', form)
    expect(reply).toMatchObject({
      result_code: 422,
      data: {
        errors: { property_category: 'Field cannot be empty', city: 'Field cannot be empty' },
      },
    })
    expect(await db.selectFrom('listing').select('id').execute()).toEqual([])
  })
})

async function ownerOn(db: Db) {
  await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  return async (path: string, form: Record<string, string>) => (await api.post(path, form)).json()
}
