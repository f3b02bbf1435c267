import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'
import { test } from '#tests/database.ts'
import { fill } from '#tests/listed-homes.ts'

const toRent: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}

describe('resolveSearch', () => {
  const subhashNagar = { ...toRent, city: 'gurugram', text: 'subhash nagar' } as const
  const rajouriGarden = { ...toRent, city: 'gurugram', text: 'rajouri garden' } as const

  test('says which city was asked for', async ({ db }) => {
    expect(await resolveSearch(db, rajouriGarden)).toMatchObject({
      city: 'delhi',
      cityWas: 'gurugram',
    })
    expect(await resolveSearch(db, { ...rajouriGarden, city: 'delhi' })).toEqual({
      ...rajouriGarden,
      city: 'delhi',
    })
  })

  test('stays in a city that was chosen for these words and has the place', async ({ db }) => {
    const kept = { city: 'gurugram', cityIs: 'kept' }
    const named = { ...subhashNagar, city: 'noida', text: 'subhash nagar gurgaon' } as const

    expect(await resolveSearch(db, subhashNagar)).toMatchObject({ city: 'delhi' })
    expect(await resolveSearch(db, { ...subhashNagar, cityIs: 'chosen' })).toMatchObject(kept)
    expect(await resolveSearch(db, named)).toMatchObject(kept)
  })

  test('leaves a chosen city that does not have the place, but not one that is kept', async ({
    db,
  }) => {
    for (const [cityIs, city] of [
      ['chosen', 'delhi'],
      ['kept', 'gurugram'],
    ] as const) {
      expect((await resolveSearch(db, { ...rajouriGarden, cityIs })).city).toBe(city)
    }
  })

  test('keeps filters, order and wishes, but no part of the old map', async ({ db }) => {
    const area = { south: 28.5, west: 77, north: 28.6, east: 77.1 }
    const filters = { ...noFilters, bhk: ['2bhk' as const], tenants: ['family' as const] }
    const asked = {
      ...rajouriGarden,
      filters,
      order: 'cheapest' as const,
      wishes: ['vastu'],
      area,
    }
    const { cityWas, ...search } = await resolveSearch(db, asked)

    expect(search).toEqual({ ...asked, city: 'delhi', area: undefined })
  })

  describe('where listings of the city have the words', () => {
    const asked = { ...toRent, text: 'palam vihar' }
    const mentioned = { city: 'delhi', deal: 'rent', address: 'Palam Vihar Apartments' } as const
    const inPlace = { ...mentioned, city: 'gurugram', placeId: 'gurugram/palam-vihar' } as const

    test('stays when the place over there has no more', async ({ db }) => {
      await fill(db, [mentioned, mentioned, inPlace])

      expect((await resolveSearch(db, asked)).city).toBe('delhi')
    })

    test('goes to the place that has more, whatever an owner wrote', async ({ db }) => {
      await fill(db, [mentioned, inPlace, inPlace])

      expect((await resolveSearch(db, asked)).city).toBe('gurugram')
    })
  })
})
