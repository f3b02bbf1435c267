import { describe, expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const path = '/api/search/cards'

describe('POST /api/search/cards', () => {
  test('answers the cards that follow', async ({ db }) => {
    const first = await createListing(db, { activeAt: new Date('2026-02-02') })
    const second = await createListing(db, { activeAt: new Date('2026-02-01') })

    const form = { page: '/search/buy?city=gurugram', after: first.spn }
    const { data } = await (await apiFor(db).post(path, form)).json()

    expect(data.listings.map(({ spn }: { spn: string }) => spn)).toEqual([second.spn])
  })

  test('go on with what lies near the place, after the last one in it', async ({ db }) => {
    const pitampura = { city: 'delhi', lat: 28.701, lng: 77.1367 } as const
    const inside = await createListing(db, { ...pitampura, placeId: 'delhi/pitampura' })
    const near = await createListing(db, { ...pitampura, lat: 28.71, placeId: 'delhi/rohini' })

    const form = { page: '/search/buy?q=pitampura&city=delhi', after: inside.spn }
    const { data } = await (await apiFor(db).post(path, form)).json()

    expect(data.listings).toMatchObject([{ spn: near.spn, isNearby: true, distance: 1004 }])
  })

  test.for(['http://[', '//', '/about', '/search/buy/nowhere'])(
    'refuses a page that is no search: %s',
    async (page, { db }) => {
      const reply = await apiFor(db).post(path, { page, after: 'SPN00000000' })

      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject({ result_code: 422 })
    },
  )
})

describe('POST /api/search/suggest', () => {
  test('counts what the page would show with a suggestion', async ({ db }) => {
    await createListing(db, { placeId: 'gurugram/palam-vihar', locality: 'Palam Vihar' })
    const ask = async (page: string) => {
      const form = { text: 'palam vih', city: 'gurugram', page }
      return (await apiFor(db).post('/api/search/suggest', form)).json()
    }

    expect((await ask('/search/buy?city=gurugram')).data.suggestions[0]).toMatchObject({
      name: 'Palam Vihar',
      count: 1,
    })
    expect((await ask('/search/rent?city=gurugram')).data.suggestions[0]).toMatchObject({
      count: 0,
    })
    expect((await ask('')).data.suggestions[0]).not.toHaveProperty('count')
  })
})

describe('POST /api/search/suggest in Delhi NCR', () => {
  test('offers what is listed in any of its cities', async ({ db }) => {
    await createListing(db, { city: 'noida', locality: 'Zebra Greens' })
    const reply = await apiFor(db).post('/api/search/suggest', { text: '', city: 'ncr' })

    expect((await reply.json()).data.suggestions).toMatchObject([{ name: 'Zebra Greens' }])
  })
})

describe('POST /api/search/near', () => {
  const near = (at: { lat: number; lng: number }, page = '') => ({
    lat: String(at.lat),
    lng: String(at.lng),
    page,
  })

  test('leads to the same search around somebody, in the city there', async ({ db }) => {
    const ask = async (form: object) =>
      (await (await apiFor(db).post('/api/search/near', { ...form })).json()).data.href

    const page = '/search/buy?q=saket&city=delhi&filterBHK=2bhk'
    expect(await ask(near({ lat: 28.46, lng: 77.03 }, page))).toBe(
      '/search/buy?city=gurugram&filterBHK=2bhk&area=28.43,77,28.49,77.06',
    )
    expect(await ask(near({ lat: 28.63, lng: 77.22 }))).toBe(
      '/search/rent?city=delhi&area=28.6,77.19,28.66,77.25',
    )
  })

  test.for([
    { lat: 19.07, lng: 72.87 },
    { lat: 28.63, lng: 270 },
  ])('refuses %o, where we have no homes', async (at, { db }) => {
    const reply = await apiFor(db).post('/api/search/near', near(at))

    expect(reply.status).toBe(422)
  })
})
