import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { createApi } from '#server/api/api.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const homes = { city: 'gurugram', property_category: 'residential', property_status: 'resale' }

describe('POST /api/prop/search', () => {
  test('takes “after 30 days” for every date, since each value includes the sooner ones', async ({
    db,
  }) => {
    const listing = { city: 'delhi', deal: 'rent' } as const
    const soon = await createListing(db, { ...listing, availableFrom: null })
    const late = await createListing(db, { ...listing, availableFrom: '2099-01-01' })
    const find = async (filterAvailability: string) => {
      const filters = JSON.stringify({ filterAvailability })
      const reply = await apiFor(db).post('/api/prop/search', { city: 'delhi', filters })
      const { data } = await reply.json()
      return data.property.map(({ SPN_id }: { SPN_id: string }) => SPN_id).sort()
    }

    expect(await find('after_30_days')).toEqual([soon.spn, late.spn].sort())
    expect(await find('with_in_30_days')).toEqual([soon.spn])
  })

  test('answers flat listings under their wire names, without the owner', async ({ db }) => {
    const owner = await createUser(db, { phone: '9811112222', email: 'owner@example.com' })
    const { spn, id } = await createListing(db, { ownerId: owner.id, photos: ['demo-a'] })

    const { status, answer, text } = await search(db, { ...homes, query: '', filters: '{}' })

    expect(status).toBe(200)
    expect(answer.data.property).toHaveLength(1)
    expect(answer.data.property[0]).toMatchObject({
      SPN_id: spn,
      _id: id,
      property_category: 'residential',
      property_status: 'resale',
      property_type: 'apartment',
      city_name: 'gurugram',
      build_up_area: 1_050,
      price: 8_500_000,
      formatted_price: '₹ 85 Lakh',
      images: ['/img/demo-a.jpg'],
    })
    expect(text).not.toContain('9811112222')
    expect(text).not.toContain('owner@example.com')
  })

  test('reads a travel time from the query', async ({ db }) => {
    const near = await createListing(db, { lat: 28.4949, lng: 77.0887 })
    await createListing(db, { lat: 28.35, lng: 76.95 })
    const found = async (query: string) => {
      const { answer } = await search(db, { ...homes, query, filters: '{}' })
      return answer.data.property.map(({ SPN_id }) => SPN_id)
    }

    expect(await found('30 min to cyber city by metro')).toEqual([near.spn])
    expect(await found('')).toHaveLength(2)
  })

  test('reads filters as JSON, prices as number or text, lists in both forms', async ({ db }) => {
    await createListing(db, { price: 50_00_000, bhk: '3bhk' })
    await createListing(db, { price: 90_00_000, bhk: '3bhk' })

    for (const filters of [
      { filterBHK: '3bhk', filterPriceMax: 60_00_000 },
      { filterBHK: ['3bhk'], filterPriceMax: '6000000', filterFurnishing: 'semi_furnished' },
      {
        filterFurnishing: ['semi_furnished'],
        filterPropType: 'apartment,villa',
        filterPriceMax: '60,00,000',
      },
    ]) {
      const { answer } = await search(db, { ...homes, filters: JSON.stringify(filters) })
      expect(
        answer.data.property.map((each) => each.price),
        JSON.stringify(filters),
      ).toEqual([50_00_000])
    }
  })

  test.for(['', '{}', 'null', '{"filterBHK":"","filterPriceMin":null}'])(
    'takes the filters %s as none',
    async (filters, { db }) => {
      await createListing(db)

      expect((await search(db, { ...homes, filters })).answer.data.property).toHaveLength(1)
    },
  )

  test('keeps house numbers out of answers and searches', async ({ db }) => {
    await createListing(db, { houseNo: 'ZX-4711' })

    expect((await search(db, homes)).text).not.toMatch(/4711|house_no/)
    const { answer } = await search(db, { ...homes, query: 'zx 4711' })
    expect(answer.data.property).toEqual([])
  })

  test('finds 4 and 5 BHK within 3+ BHK, and those that do not say how many', async ({ db }) => {
    const many = { bhk: '3mbhk', propertyType: 'villa' } as const
    for (const bedrooms of [null, 4, 5, 6, 9]) await createListing(db, { ...many, bedrooms })
    await createListing(db, { bhk: '3bhk' })
    const found = async (filters: object) => {
      const { answer } = await search(db, { ...homes, filters: JSON.stringify(filters) })
      return answer.data.property.map(({ bhk, bedrooms }) => bedrooms ?? bhk).sort()
    }

    expect(await found({ filterBHK: '3mbhk' })).toEqual(['3mbhk', 4, 5, 6, 9])
    expect(await found({ filterBedrooms: 4 })).toEqual(['3mbhk', 4])
    expect(await found({ filterBHK: '3mbhk', filterBedrooms: ['5'] })).toEqual(['3mbhk', 5])
    expect(await found({ filterBedrooms: '4,6' })).toEqual(['3mbhk', 4, 6, 9])
    expect(await found({ filterBHK: ['3bhk'], filterBedrooms: [4] })).toEqual(['3bhk', '3mbhk', 4])
    for (const wrong of [
      { filterBedrooms: 3 },
      { filterBedrooms: '4bhk' },
      { filterBHK: '4bhk' },
    ]) {
      expect((await search(db, { ...homes, filters: JSON.stringify(wrong) })).status).toBe(422)
    }
  })

  test('reads the further filters, which are extra keys', async ({ db }) => {
    const { spn } = await createListing(db, {
      builtUpArea: 900,
      bathrooms: 2,
      floor: '3',
      facing: 'north_east',
      amenities: ['amenities_lift', 'amenities_gym'],
      otherFeatures: ['corner_property'],
    })
    await createListing(db)

    for (const filters of [
      { filterAreaMin: 810, filterAreaMax: '990' },
      { filterBathrooms: '2' },
      { filterFloor: '3' },
      { filterFacing: ['north_east', 'east'] },
      { filterAmenities: 'amenities_lift,amenities_gym' },
      { filterFeatures: ['corner_property'] },
    ]) {
      const { answer } = await search(db, { ...homes, filters: JSON.stringify(filters) })
      expect(
        answer.data.property.map((each) => each.SPN_id),
        JSON.stringify(filters),
      ).toEqual([spn])
    }
  })

  test('understands a sentence', async ({ db }) => {
    await createListing(db, {
      price: 50_00_000,
      bhk: '3bhk',
      locality: 'Palam Vihar',
      address: 'Palam Vihar',
    })
    await createListing(db, {
      price: 90_00_000,
      bhk: '3bhk',
      locality: 'Palam Vihar',
      address: 'Palam Vihar',
    })
    await createListing(db, {
      price: 50_00_000,
      bhk: '2bhk',
      locality: 'Palam Vihar',
      address: 'Palam Vihar',
    })
    const { answer } = await search(db, { ...homes, query: '3 bhk palm vihar under 80 lakh' })

    expect(answer.data.property.map((each) => each.price)).toEqual([50_00_000])
  })

  test('takes show for shop', async ({ db }) => {
    await createListing(db, { category: 'commercial', propertyType: 'shop' })
    const form = {
      ...homes,
      property_category: 'commercial',
      filters: '{"filterPropType":["show"]}',
    }

    expect((await search(db, form)).answer.data.property).toHaveLength(1)
  })

  test('leaves out what was shown, by JSON or commas', async ({ db }) => {
    const first = await createListing(db)
    const second = await createListing(db)

    const asJson = await search(db, { ...homes, lastListIds: JSON.stringify([first.spn]) })
    expect(asJson.answer.data.property.map((each) => each.SPN_id)).toEqual([second.spn])
    const byCommas = await search(db, { ...homes, lastListIds: `${first.id},${second.spn}` })
    expect(byCommas.answer.data.property).toEqual([])
  })

  test.for([
    [{ city: '' }, 'city', texts.validation.empty],
    [{ city: 'atlantis' }, 'city', texts.validation.unknownOption],
    [{ property_category: 'castle' }, 'property_category', texts.validation.unknownOption],
    [{ property_status: 'buy' }, 'property_status', texts.validation.unknownOption],
    [{ filters: '{"filterBHK":"9bhk"}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterParking":["car"]}' }, 'filters', texts.validation.unknownOption],
    [
      { filters: '{"filterPriceMin":20,"filterPriceMax":10}' },
      'filters',
      texts.validation.priceOrder,
    ],
    [{ filters: '{"filterAreaMin":20,"filterAreaMax":10}' }, 'filters', texts.validation.areaOrder],
    [{ filters: '{"filterAmenities":["moat"]}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterFacing":"up"}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterFloor":"100"}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterTenants":"cats"}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterBathrooms":"1"}' }, 'filters', texts.validation.unknownOption],
    [{ filters: '{"filterPriceMax":"cheap"}' }, 'filters', texts.validation.notWhole],
    [{ query: 'x'.repeat(101) }, 'query', texts.search.queryTooLong],
    [{ lastListIds: 'first' }, 'lastListIds', texts.validation.unreadable],
  ] as const)('refuses %j', async ([form, field, message], { db }) => {
    const { status, answer } = await search(db, { ...homes, ...form })

    expect(status).toBe(422)
    expect(answer.data.errors).toEqual({ [field]: message })
  })

  test.for(['{', '[]', '7', '"a"'])('refuses %s as filters', async (filters, { db }) => {
    const { status, answer } = await search(db, { ...homes, filters })

    expect(status).toBe(422)
    expect(answer.data.errors).toHaveProperty('filters')
  })
})

type Answer = {
  data: {
    property: { SPN_id: string; price: number; bhk: string; bedrooms: number | null }[]
    errors?: Record<string, string>
  }
}

async function search(db: Db, form: Record<string, string>) {
  const resources = resourcesFor(db)
  const site = new Hono<AppEnv>()
    .use(requestContext(resources))
    .route('/', createApi(resources.env))
  const reply = await site.request('/api/prop/search', {
    method: 'POST',
    headers: { host: 'localhost:3000', 'x-api-key': 'basera-web' },
    body: new URLSearchParams(form),
  })
  const text = await reply.text()
  return { status: reply.status, text, answer: JSON.parse(text) as Answer }
}
