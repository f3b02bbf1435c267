import { describe, expect } from 'vitest'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
} from '#contract/search/listing-search.ts'
import type { NewListing } from '#db/schema.ts'
import { searchListings, searchWholeListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings, createUser } from '#tests/factories.ts'
import { fill, found, homes, today } from '#tests/listed-homes.ts'

describe('searchListings', () => {
  test('finds active listings of the city, category and deal only', async ({ db }) => {
    await fill(db, [
      { address: 'Here' },
      { address: 'Draft', status: 'draft' },
      { address: 'Sold', status: 'sold_out' },
      { address: 'Elsewhere', city: 'delhi' },
      { address: 'Let', deal: 'rent' },
      { address: 'Office', category: 'commercial', propertyType: 'office_space', bhk: null },
    ])

    expect(await found(db, {})).toEqual(['Here'])
    expect(await found(db, { category: undefined, deal: undefined })).toHaveLength(3)
  })

  test.for<[string, Partial<SearchFilters>, string[]]>([
    ['one BHK', { bhk: ['3mbhk'] }, ['villa']],
    ['several BHK', { bhk: ['1rk', '3mbhk'] }, ['villa', 'room']],
    ['a number of bedrooms that is not known', { bhk: ['5bhk'] }, ['villa']],
    ['a type', { propertyTypes: ['villa'] }, ['villa']],
    ['furnishing', { furnishing: ['un_furnished'] }, ['villa', 'room']],
    ['at least a price', { priceMin: 40_00_000 }, ['villa', 'flat']],
    ['at most a price', { priceMax: 40_00_000 }, ['flat', 'room']],
    ['a 2 wheeler', { parking: ['2_wheeler'] }, ['villa', 'room']],
    ['a 4 wheeler', { parking: ['4_wheeler'] }, ['villa', 'flat']],
    ['under construction', { readiness: 'under_construction' }, ['flat']],
    ['ready', { readiness: 'ready' }, ['villa', 'room']],
    ['immediate', { availability: 'immediate' }, ['room']],
    ['within 15 days', { availability: 'with_in_15_days' }, ['flat', 'room']],
    ['within 30 days', { availability: 'with_in_30_days' }, ['flat', 'room']],
    ['all at once', { bhk: ['3mbhk'], priceMax: 40_00_000 }, []],
  ])('filters by %s', async ([, filters, expected], { db }) => {
    await fill(db, [
      {
        address: 'room',
        bhk: '1rk',
        price: 20_00_000,
        furnishing: 'un_furnished',
        parking: 'bike',
        propertyAge: '1_3_year',
        availableFrom: '2026-11-15',
      },
      {
        address: 'flat',
        price: 40_00_000,
        parking: 'car',
        propertyAge: 'under_construction',
        availableFrom: '2026-11-30',
      },
      {
        address: 'villa',
        bhk: '3mbhk',
        propertyType: 'villa',
        price: 90_00_000,
        furnishing: 'un_furnished',
        parking: 'car_and_bike',
        availableFrom: '2026-12-16',
      },
    ])

    expect(await found(db, { filters: { ...noFilters, ...filters } })).toEqual(expected)
  })

  test.for<[Partial<NewListing>, string | null]>([
    [{ parking: 'car' }, 'Car parking'],
    [{ parking: 'bike' }, 'Bike parking'],
    [{ parking: 'car_and_bike' }, 'Car and bike parking'],
    [{ parking: 'none' }, null],
    [{ category: 'commercial', parking: null, commercialParking: 'public' }, 'Parking'],
    [{ category: 'commercial', parking: null, commercialParking: 'none' }, null],
  ])('a card says for %j %s', async ([facts, parking], { db }) => {
    await createListing(db, { ...facts, city: 'hisar' })
    const search = { city: 'hisar', text: '', filters: noFilters } as const
    expect((await searchListings(db, search)).listings).toMatchObject([{ parking }])
  })

  test('a card has every photo', async ({ db }) => {
    const photos = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    await createListing(db, { city: 'hisar', photos })
    const search = { city: 'hisar', text: '', filters: noFilters } as const
    expect((await searchListings(db, search)).listings).toMatchObject([{ photos }])
  })

  test('takes any parking of an office for both wheels', async ({ db }) => {
    const office = { category: 'commercial', propertyType: 'office_space', bhk: null } as const
    await fill(db, [
      { ...office, address: 'with', commercialParking: 'public' },
      { ...office, address: 'without', commercialParking: 'none' },
      { ...office, address: 'unknown' },
    ])

    const filters: SearchFilters = { ...noFilters, parking: ['2_wheeler'] }
    expect(await found(db, { category: 'commercial', filters })).toEqual(['with'])
  })

  test('shows only what lies in the part of the map', async ({ db }) => {
    await fill(db, [
      { address: 'in', lat: 28.45, lng: 77.05 },
      { address: 'out', lat: 28.3, lng: 77.05 },
    ])

    expect(await found(db, { area: { south: 28.4, west: 77, north: 28.5, east: 77.1 } })).toEqual([
      'in',
    ])
  })

  test.for<[ListingSearch['order'], string[]]>([
    ['newest', ['c', 'b', 'a']],
    ['cheapest', ['b', 'a', 'c']],
    ['costliest', ['c', 'a', 'b']],
    ['best_value', ['c', 'b', 'a']],
    // Maintenance that is included adds nothing to the rent; `c` does not say how much it is.
    ['least_monthly', ['a', 'b', 'c']],
  ])('sorts by %s', async ([order, expected], { db }) => {
    await fill(db, [
      {
        address: 'a',
        price: 50_00_000,
        builtUpArea: 500,
        maintenance: 'maintance_included',
        maintenanceAmount: 90_00_000,
      },
      { address: 'b', price: 40_00_000, builtUpArea: 1_000, maintenanceAmount: 25_00_000 },
      { address: 'c', price: 60_00_000, builtUpArea: 3_000 },
    ])

    expect(await found(db, { order })).toEqual(expected)
  })
})

describe('pages', () => {
  test.for(['newest', 'cheapest', 'costliest', 'best_value', 'least_monthly', 'best'] as const)(
    'in the order %s hold every listing once, also at equal keys',
    async (order, { db }) => {
      // Two groups, each of one moment and one price, so that only the id tells them apart.
      await createListings(
        db,
        Array.from({ length: 45 }, (_, i) => ({
          price: i % 2 ? 50_00_000 : 60_00_000,
          locality: i % 3 ? 'Sector 45' : 'Sector 46',
          address: i % 3 ? 'Sector 45' : 'Sector 46, near Sector 45',
          placeId: i % 3 ? 'gurugram/sector-45' : 'gurugram/sector-46',
        })),
      )
      for (const text of order === 'best' ? ['sector 45'] : ['', 'sector 45']) {
        const seen: string[] = []
        let next: string | undefined
        do {
          const start = { after: next ? [next] : [] }
          const page = await searchListings(db, { ...homes, order, text }, start, { now: today })
          seen.push(...page.listings.map((listing) => listing.spn))
          next = page.next
        } while (next && seen.length <= 45)

        expect(seen).toHaveLength(45)
        expect(new Set(seen).size).toBe(45)
      }
    },
  )

  test('have a next one only where more is left', async ({ db }) => {
    await fill(db, [{ address: 'a' }, { address: 'b' }, { address: 'c' }])
    const page = (limit: number, after?: string[]) =>
      searchListings(db, homes, { after }, { limit, now: today })
    const whole = await page(3)
    expect(whole).toMatchObject({ listings: [{}, {}, {}], next: undefined })

    const first = await page(2)
    expect(first).toEqual({ listings: whole.listings.slice(0, 2), next: whole.listings[1]!.spn })
    const rest = await page(2, [first.next!])
    expect(rest).toEqual({ listings: whole.listings.slice(2), next: undefined })
  })

  test('merge several kinds into one order', async ({ db }) => {
    await createListings(
      db,
      Array.from({ length: 50 }, (_, i) => ({
        deal: i % 2 ? 'rent' : 'resale',
        activeAt: new Date(Date.UTC(2026, 0, 1, i)),
      })),
    )
    const search = { ...homes, category: undefined, deal: undefined }
    const first = await searchListings(db, search)
    const second = await searchListings(db, search, { after: [first.next!] })
    const third = await searchListings(db, search, { after: [second.next!] })

    const spns = [first, second, third].flatMap((page) => page.listings.map(({ spn }) => spn))
    expect(new Set(spns).size).toBe(50)
    expect(third.next).toBeUndefined()
  })

  test('never repeat what was shown, by either id, until nothing is left', async ({ db }) => {
    await createListings(
      db,
      Array.from({ length: 130 }, () => ({})),
    )
    const shown: string[] = []
    for (;;) {
      const page = await searchWholeListings(db, homes, shown, today)
      if (page.length === 0) break
      shown.push(...page.map((listing, at) => (at % 2 ? listing.id : listing.spn)))
    }

    expect(new Set(shown).size).toBe(130)
  })

  test('never repeat what was shown, in whichever order it is named', async ({ db }) => {
    await createListings(
      db,
      Array.from({ length: 130 }, () => ({})),
    )
    const all = await searchListings(db, homes, {}, { limit: 130, now: today })
    const shown = all.listings.slice(0, 100).map(({ spn }) => spn)
    // The newest ones last, as if they had been shown last.
    const page = await searchWholeListings(db, homes, shown.toReversed(), today)

    expect(page.map(({ spn }) => spn)).toEqual(all.listings.slice(100, 120).map(({ spn }) => spn))
  })

  test('go on after what was shown of this search, not of another city or deal', async ({ db }) => {
    const ownerId = (await createUser(db)).id
    await createListings(
      db,
      Array.from({ length: 95 }, () => ({ ownerId })),
    )
    const old = { ownerId, activeAt: new Date('2020-01-01') }
    const others = [
      await createListing(db, { ...old, city: 'delhi' }),
      await createListing(db, { ...old, deal: 'rent' }),
    ]
    const all = (await searchListings(db, homes, {}, { limit: 95, now: today })).listings

    for (const other of others) {
      const shown = [...all.slice(0, 70), other].map(({ spn }) => spn)
      const page = await searchWholeListings(db, homes, shown, today)
      expect(page.map(({ spn }) => spn)).toEqual(all.slice(70, 90).map(({ spn }) => spn))
    }
  })

  test('still hold what is newer than the few that were shown', async ({ db }) => {
    const [a, b] = await fill(db, [{ address: 'a' }, { address: 'b' }])
    const page = await searchWholeListings(db, homes, [a!.spn], today)

    expect(page.map(({ id }) => id)).toEqual([b!.id])
  })
})
