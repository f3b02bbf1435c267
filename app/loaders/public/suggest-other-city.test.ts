import { describe, expect } from 'vitest'
import { suggestOtherCity } from '#app/loaders/public/suggest-other-city.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const inDelhi: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'resale',
  text: 'palam vihar',
  filters: noFilters,
}

describe('suggestOtherCity', () => {
  test('leads to the city of the place and says what is there', async ({ db }) => {
    await createListing(db, { address: 'C 2, Palam Vihar', placeId: 'gurugram/palam-vihar' })

    const way = await suggestOtherCity(db, inDelhi)

    expect(way?.label).toBe('Palam Vihar is in Gurugram: 1 home')
    expect(way?.to).toContain('city=gurugram')
  })

  test('keeps what else was wished for', async ({ db }) => {
    await createListing(db, { bhk: '3bhk', placeId: 'gurugram/palam-vihar' })
    const filters = { ...noFilters, bhk: ['2bhk' as const], priceMax: 9_000_000 }

    const way = await suggestOtherCity(db, {
      ...inDelhi,
      filters,
      cityIs: 'kept',
      wishes: ['vastu'],
    })

    expect(way?.label).toBe('Palam Vihar is in Gurugram')
    expect(way?.to).toBe(
      '/search/buy?q=Palam+Vihar&city=gurugram&filterBHK=2bhk&filterPriceMax=9000000&wishes=vastu',
    )
  })

  test('names the place even where nothing is listed', async ({ db }) => {
    expect((await suggestOtherCity(db, inDelhi))?.label).toBe('Palam Vihar is in Gurugram')
  })

  test.for(['dwarka', 'kamaal zxqw', ''])(
    'leads nowhere from Delhi for "%s"',
    async (text, { db }) => {
      expect(await suggestOtherCity(db, { ...inDelhi, text })).toBeUndefined()
    },
  )
})
