import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { searchListings, searchWholeListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { createListings } from '#tests/factories.ts'
import { fill, found, homes, today } from '#tests/listed-homes.ts'

const delhi: ListingSearch = { ...homes, city: 'delhi' }
const pitampura = { lat: 28.70097, lng: 77.13674 }
const greenPark = { lat: 28.5598, lng: 77.2068 }

/** A listing so many kilometres north of a point. */
function north(of: { lat: number; lng: number }, km: number) {
  return { city: 'delhi', lat: of.lat + km / 111.195, lng: of.lng } as const
}

/** Cards tell the locality, whole listings the address too. */
function named(name: string) {
  return { address: name, locality: name }
}

describe('a named place', () => {
  test('goes on with what lies near, nearest first, with the distance', async ({ db }) => {
    await fill(db, [
      { ...named('Inside'), ...north(pitampura, 0.4), placeId: 'delhi/pitampura' },
      { ...named('4 km'), ...north(pitampura, 4), placeId: 'delhi/shalimar-bagh' },
      { ...named('1 km'), ...north(pitampura, 1), placeId: 'delhi/rohini' },
      { ...named('8 km'), ...north(pitampura, 8) },
      { ...named('Far'), ...north(pitampura, 15) },
    ])
    const { listings } = await searchPage(db, 'pitampura')

    expect(
      listings.map(({ locality, isNearby, distance }) => [locality, isNearby, distance]),
    ).toEqual([
      ['Inside', undefined, undefined],
      ['1 km', true, 1_000],
      ['4 km', true, 4_000],
      ['8 km', true, 8_000],
    ])
  })

  test('without listings begins with what lies near', async ({ db }) => {
    await fill(db, [{ ...named('Near'), ...north(pitampura, 1), placeId: 'delhi/rohini' }])
    const { listings } = await searchPage(db, 'pitampura')

    expect(listings).toMatchObject([{ locality: 'Near', isNearby: true }])
  })

  test('is all that the call answers', async ({ db }) => {
    await fill(db, [
      { ...named('Inside'), ...north(pitampura, 0.4), placeId: 'delhi/pitampura' },
      { ...named('Near'), ...north(pitampura, 1), placeId: 'delhi/rohini' },
    ])
    const search = { ...delhi, text: 'pitampura' }
    const listings = await searchWholeListings(db, search, [], today)

    expect(listings.map(({ locality }) => locality)).toEqual(['Inside'])
    expect(await searchWholeListings(db, search, [listings[0]!.spn], today)).toEqual([])
  })

  test('keeps the filters for what lies near', async ({ db }) => {
    await fill(db, [
      { ...named('2 BHK'), ...north(pitampura, 1), bhk: '2bhk' },
      { ...named('3 BHK'), ...north(pitampura, 2), bhk: '3bhk' },
    ])
    const filters = { ...noFilters, bhk: ['3bhk' as const] }
    const { listings } = await searchPage(db, 'pitampura', { filters })

    expect(listings.map(({ locality }) => locality)).toEqual(['3 BHK'])
  })

  test('that nobody knows has nothing near', async ({ db }) => {
    await fill(db, [{ ...named('Somewhere'), ...north(pitampura, 1) }])

    expect((await searchPage(db, 'zxqw kamaal')).listings).toEqual([])
  })
})

describe('pages across the boundary', () => {
  test.for(['best', 'newest', 'cheapest', 'least_monthly'] as const)(
    'hold every listing once in the order %s',
    async (order, { db }) => {
      // 25 in the place, 10 that mention it, 25 near; many at the same distance.
      const where = (i: number) => {
        if (i < 25)
          return { placeId: 'delhi/pitampura', locality: 'Pitampura', ...north(pitampura, 0.1) }
        const away = i < 35 ? 2 : 1 + (i % 4)
        const address = i < 35 ? 'Near Pitampura' : 'Rohini'
        return { placeId: 'delhi/rohini', address, ...north(pitampura, away) }
      }
      await createListings(
        db,
        Array.from({ length: 60 }, (_, i) => where(i)),
      )
      const seen: { spn: string; isNearby?: boolean | undefined }[] = []
      let next: string | undefined
      do {
        const page = await searchPage(db, 'pitampura', { order }, next)
        seen.push(...page.listings)
        next = page.next
      } while (next && seen.length <= 60)

      expect(new Set(seen.map(({ spn }) => spn)).size).toBe(60)
      expect(seen).toHaveLength(60)
      expect(seen.findIndex(({ isNearby }) => isNearby)).toBe(35)
      expect(seen.slice(35).every(({ isNearby }) => isNearby)).toBe(true)
    },
  )
})

describe('a metro station', () => {
  test('is near what lies around it, nearest first, with the distance', async ({ db }) => {
    await fill(db, [
      { ...named('1.5 km'), ...north(greenPark, 1.5) },
      { ...named('200 m'), ...north(greenPark, 0.2), placeId: 'delhi/green-park' },
      { ...named('900 m'), ...north(greenPark, 0.9) },
      { ...named('3 km'), ...north(greenPark, 3) },
    ])

    for (const text of ['green park metro', 'near Green Park Metro', 'green park metro station']) {
      const { listings } = await searchPage(db, text)
      expect(
        listings.map(({ locality, isNearby }) => [locality, isNearby]),
        text,
      ).toEqual([
        ['200 m', undefined],
        ['900 m', undefined],
        ['1.5 km', undefined],
        ['3 km', true],
      ])
      expect(listings[0]?.distance).toBeGreaterThan(100)
      expect(await found(db, { city: 'delhi', text })).toEqual(['200 m', '900 m', '1.5 km'])
    }
  })

  test('is paged through by distance without repeats', async ({ db }) => {
    await createListings(
      db,
      Array.from({ length: 50 }, (_, i) => north(greenPark, 0.3 + (i % 5) * 0.6)),
    )
    const shown: string[] = []
    for (;;) {
      const page = await searchPage(db, 'green park metro', {}, shown.at(-1))
      shown.push(...page.listings.map(({ spn }) => spn))
      if (!page.next) break
    }

    expect(new Set(shown).size).toBe(50)
    expect(shown).toHaveLength(50)
  })

  test('can be sorted by price as well', async ({ db }) => {
    await fill(db, [
      { ...named('dear'), ...north(greenPark, 0.2), price: 90_00_000 },
      { ...named('cheap'), ...north(greenPark, 1), price: 40_00_000 },
    ])

    expect(await found(db, { city: 'delhi', text: 'green park metro', order: 'cheapest' })).toEqual(
      ['cheap', 'dear'],
    )
  })
})

describe('a place that holds smaller ones', () => {
  test('finds theirs as its own', async ({ db }) => {
    await fill(db, [
      { city: 'ghaziabad', address: 'A', placeId: 'ghaziabad/indirapuram' },
      { city: 'ghaziabad', address: 'B', placeId: 'ghaziabad/ahinsa-khand-2' },
      { city: 'ghaziabad', address: 'C', placeId: 'ghaziabad/niti-khand' },
      { city: 'ghaziabad', address: 'D', placeId: 'ghaziabad/vaishali' },
    ])

    expect((await found(db, { city: 'ghaziabad', text: 'indirapuram' })).sort()).toEqual([
      'A',
      'B',
      'C',
    ])
    expect(await found(db, { city: 'ghaziabad', text: 'ahinsa khand' })).toEqual(['B'])
    expect((await found(db, { city: 'ghaziabad', text: 'indrapuram' })).sort()).toEqual([
      'A',
      'B',
      'C',
    ])
  })

  test('is meant by a name that numbered parts share', async ({ db }) => {
    await fill(db, [
      { city: 'delhi', address: 'A', placeId: 'delhi/south-extension-1' },
      { city: 'delhi', address: 'B', placeId: 'delhi/south-extension-2' },
      // Beside the metro station of that name.
      {
        city: 'delhi',
        address: 'C',
        placeId: 'delhi/kotla-mubarakpur',
        lat: 28.5688,
        lng: 77.2198,
      },
    ])

    for (const text of ['south extension', 'South Ex', 'south extn'])
      expect((await found(db, { city: 'delhi', text })).sort(), text).toEqual(['A', 'B'])
  })

  test('is more than the one part that we know', async ({ db }) => {
    await fill(db, [
      { city: 'hisar', address: 'A', placeId: 'hisar/urban-estate-2' },
      { city: 'hisar', address: 'B, Urban Estate Phase 1', placeId: 'hisar/model-town' },
    ])

    expect((await found(db, { city: 'hisar', text: 'urban estate' })).sort()).toEqual([
      'A',
      'B, Urban Estate Phase 1',
    ])
  })
})

function searchPage(db: Db, text: string, search: Partial<ListingSearch> = {}, after?: string) {
  return searchListings(
    db,
    { ...delhi, text, ...search },
    { after: after ? [after] : [] },
    { now: today, withNearby: true },
  )
}
