import { describe, expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const page = '/search/buy?city=gurugram'
const area = '28.4,77,28.5,77.1'

describe('POST /api/map/listings', () => {
  test('answers the listings of the page in the box, without their owners', async ({ db }) => {
    const owner = await createUser(db, { phone: '9811112222', name: 'Meera Owner' })
    const { spn } = await createListing(db, { ownerId: owner.id })
    await createListing(db, { lat: 28.6, lng: 77.2 })

    const reply = await apiFor(db).post('/api/map/listings', { page, area })
    const text = await reply.text()

    expect(reply.status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({
      result_code: 1,
      data: { total: 1, points: [{ spn, price: 8_500_000, title: '2 BHK apartment' }], rest: [] },
    })
    expect(text).not.toContain(owner.id)
    expect(text).not.toContain('9811112222')
  })

  test('narrows by the filters of the page, and the box wins over one in its address', async ({
    db,
  }) => {
    await createListing(db, { price: 90_00_000 })
    const { spn } = await createListing(db, { price: 50_00_000 })

    const filtered = `${page}&filterPriceMax=6000000&area=1,1,2,2`
    const reply = await apiFor(db).post('/api/map/listings', { page: filtered, area })

    const { data } = await reply.json()
    expect(data.points.map((point: { spn: string }) => point.spn)).toEqual([spn])
  })

  test.for([
    ['a page that is no search', '/about', area],
    ['a page that cannot be read', 'http://[', area],
    ['a box of three sides', page, '28.4,77,28.5'],
    ['a box upside down', page, '28.5,77,28.4,77.1'],
    ['no box', page, ''],
    ['an outline of two corners', `${page}&drawn=284000,770000,100,100`, area],
    ['an outline that is none', `${page}&drawn=x`, area],
  ])('refuses %s', async ([, address, box], { db }) => {
    const reply = await apiFor(db).post('/api/map/listings', { page: address!, area: box! })

    expect(reply.status).toBe(422)
  })
})
