import { describe, expect } from 'vitest'
import { findElsewhere } from '#app/routes/public/find-elsewhere.ts'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const inDelhi: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'resale',
  text: 'palam vihar',
  filters: noFilters,
}

describe('findElsewhere', () => {
  test('leads to the city of the place and says what is there', async ({ db }) => {
    await createListing(db, { address: 'C 2, Palam Vihar', placeId: 'gurugram/palam-vihar' })

    const way = await findElsewhere(db, inDelhi)

    expect(way?.label).toBe('Palam Vihar is in Gurugram: 1 home')
    expect(way?.to).toContain('city=gurugram')
  })

  test('names the place even where nothing is listed', async ({ db }) => {
    expect((await findElsewhere(db, inDelhi))?.label).toBe('Palam Vihar is in Gurugram')
  })

  test.for(['dwarka', 'kamaal zxqw', ''])(
    'leads nowhere from Delhi for "%s"',
    async (text, { db }) => {
      expect(await findElsewhere(db, { ...inDelhi, text })).toBeUndefined()
    },
  )
})
