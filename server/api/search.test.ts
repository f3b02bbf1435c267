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
    for (const page of ['/search/rent?city=gurugram', ''])
      expect((await ask(page)).data.suggestions[0]).not.toHaveProperty('count')
  })
})
