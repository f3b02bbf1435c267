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

  test.for(['http://[', '//', '/about', '/search/buy/nowhere'])(
    'refuses a page that is no search: %s',
    async (page, { db }) => {
      const reply = await apiFor(db).post(path, { page, after: 'SPN00000000' })

      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject({ result_code: 422 })
    },
  )
})
