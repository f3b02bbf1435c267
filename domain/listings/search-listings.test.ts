import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters, type SearchFilters } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { countListings } from '#domain/listings/count-listings.ts'
import { searchListings, searchWholeListings } from '#domain/listings/search-listings.ts'
import { findTextMatch } from '#domain/listings/text-match.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const today = new Date('2026-11-15T06:00:00Z')
const homes: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'resale',
  text: '',
  filters: noFilters,
}

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
    [
      'after 30 days, which includes sooner',
      { availability: 'after_30_days' },
      ['villa', 'flat', 'room'],
    ],
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
  ])('sorts by %s', async ([order, expected], { db }) => {
    await fill(db, [
      { address: 'a', price: 50_00_000, builtUpArea: 500 },
      { address: 'b', price: 40_00_000, builtUpArea: 1_000 },
      { address: 'c', price: 60_00_000, builtUpArea: 3_000 },
    ])

    expect(await found(db, { order })).toEqual(expected)
  })
})

describe('pages', () => {
  test.for(['newest', 'cheapest', 'costliest', 'best_value', 'best'] as const)(
    'in the order %s hold every listing once, also at equal keys',
    async (order, { db }) => {
      // Two groups, each of one moment and one price, so that only the id tells them apart.
      const owner = await createUser(db)
      for (let i = 0; i < 45; i++) {
        await createListing(db, {
          ownerId: owner.id,
          price: i % 2 ? 50_00_000 : 60_00_000,
          locality: i % 3 ? 'Sector 45' : 'Sector 46',
          address: i % 3 ? 'Sector 45' : 'Sector 46, near Sector 45',
          placeId: i % 3 ? 'gurugram/sector-45' : 'gurugram/sector-46',
        })
      }
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

  test('merge several kinds into one order', async ({ db }) => {
    const owner = await createUser(db)
    for (let i = 0; i < 50; i++) {
      await createListing(db, {
        ownerId: owner.id,
        deal: i % 2 ? 'rent' : 'resale',
        activeAt: new Date(Date.UTC(2026, 0, 1, i)),
      })
    }
    const search = { ...homes, category: undefined, deal: undefined }
    const first = await searchListings(db, search)
    const second = await searchListings(db, search, { after: [first.next!] })
    const third = await searchListings(db, search, { after: [second.next!] })

    const spns = [first, second, third].flatMap((page) => page.listings.map(({ spn }) => spn))
    expect(new Set(spns).size).toBe(50)
    expect(third.next).toBeUndefined()
  })

  test('never repeat what was shown, by either id, until nothing is left', async ({ db }) => {
    const owner = await createUser(db)
    for (let i = 0; i < 130; i++) await createListing(db, { ownerId: owner.id })
    const shown: string[] = []
    for (;;) {
      const page = await searchWholeListings(db, homes, shown, today)
      if (page.length === 0) break
      shown.push(...page.map((listing, at) => (at % 2 ? listing.id : listing.spn)))
    }

    expect(new Set(shown).size).toBe(130)
  })

  test('never repeat what was shown, in whichever order it is named', async ({ db }) => {
    const owner = await createUser(db)
    for (let i = 0; i < 130; i++) await createListing(db, { ownerId: owner.id })
    const all = await searchListings(db, homes, {}, { limit: 130, now: today })
    const shown = all.listings.slice(0, 100).map(({ spn }) => spn)
    // The newest ones last, as if they had been shown last.
    const page = await searchWholeListings(db, homes, shown.toReversed(), today)

    expect(page.map(({ spn }) => spn)).toEqual(all.listings.slice(100, 120).map(({ spn }) => spn))
  })

  test('go on after what was shown of this search, not of another city or deal', async ({ db }) => {
    const ownerId = (await createUser(db)).id
    for (let i = 0; i < 95; i++) await createListing(db, { ownerId })
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

describe('a text', () => {
  test.for([
    ['Sector 57'],
    ['57 sector'],
    ['sec-57'],
    ['sect 57 gurgaon'],
    ['सेक्टर 57'],
    ['near sector 57'],
    ['sectr 57'],
  ])('finds the sector by "%s"', async ([text], { db }) => {
    await fill(db, [
      { address: 'Block C, Sector 57, Gurugram', locality: 'Sector 57' },
      { address: 'Palam Vihar, Gurugram', locality: 'Palam Vihar' },
    ])

    expect(await found(db, { text })).toEqual(['Block C, Sector 57, Gurugram'])
  })

  test.for([['palm vihar'], ['palam vhar'], ['plaam vihar'], ['पालम विहार']])(
    'is understood in spite of the spelling "%s"',
    async ([text], { db }) => {
      await fill(db, [
        { address: 'H 12, Palam Vihar, Gurugram', locality: 'Palam Vihar' },
        { address: 'Block C, Sector 57, Gurugram', locality: 'Sector 57' },
      ])

      expect(await found(db, { text })).toEqual(['H 12, Palam Vihar, Gurugram'])
    },
  )

  test('of a number means that number', async ({ db }) => {
    await fill(db, [{ address: 'Sector 57' }, { address: 'Sector 5' }])

    expect(await found(db, { text: 'sector 5' })).toEqual(['Sector 5'])
  })

  test('may end in an unfinished word', async ({ db }) => {
    await fill(db, [{ address: 'Tower 4, Green Court, Sector 90' }])

    expect(await found(db, { text: 'green cou' })).toHaveLength(1)
  })

  test('finds by PIN code, project and type', async ({ db }) => {
    await fill(db, [
      { address: 'Tower 4, Green Court, Sector 90', pinCode: '122505', propertyType: 'villa' },
      { address: 'Sector 45', pinCode: '122003' },
    ])

    for (const text of ['122505', 'green court', 'court green', 'villa'])
      expect(await found(db, { text }), text).toEqual(['Tower 4, Green Court, Sector 90'])
  })

  test('puts listings in the place before those that only mention it', async ({ db }) => {
    await fill(db, [
      { address: 'A, Sector 57', locality: 'Sector 57', placeId: 'gurugram/sector-57' },
      {
        address: 'B, Sector 56, near Sector 57',
        locality: 'Sector 56',
        placeId: 'gurugram/sector-56',
      },
      { address: 'C, near Sector 57' },
    ])

    expect(await found(db, { text: 'sector 57' })).toEqual([
      'A, Sector 57',
      'C, near Sector 57',
      'B, Sector 56, near Sector 57',
    ])
  })

  test('of a station finds what lies around it', async ({ db }) => {
    const place = await db
      .selectFrom('place')
      .select(['name', 'lat', 'lng', 'city'])
      .where('kind', '=', 'metro')
      .where('city', '=', 'gurugram')
      .executeTakeFirstOrThrow()
    await fill(db, [
      { address: 'Close', lat: place.lat + 0.01, lng: place.lng },
      { address: 'Far', lat: place.lat + 0.1, lng: place.lng },
    ])

    expect(await found(db, { text: place.name })).toEqual(['Close'])
  })

  test('that names several places finds what lies in any of them', async ({ db }) => {
    await fill(db, [
      { address: 'A', placeId: 'gurugram/sector-57' },
      { address: 'B', placeId: 'gurugram/sector-56' },
      { address: 'C', placeId: 'gurugram/palam-vihar' },
      { address: 'D, Palam Vihar Extension' },
    ])

    for (const text of ['sector 57 ya palam vihar', 'palam vihar, sector 57'])
      expect((await found(db, { text })).sort(), text).toEqual([
        'A',
        'C',
        'D, Palam Vihar Extension',
      ])
  })

  test.for([
    ['sector 56 57', ['A', 'B']],
    ['sector 56, 57, 58', ['A', 'B', 'C']],
    ['sector 56 ya sector 58', ['A', 'C']],
    ['sec 56/58 kamaal', ['A', 'C']],
    ['sector 999 58', ['C']],
  ] as const)('finds every sector of a list: %s', async ([text, expected], { db }) => {
    await fill(db, [
      { address: 'A', placeId: 'gurugram/sector-56' },
      { address: 'B', placeId: 'gurugram/sector-57' },
      { address: 'C', placeId: 'gurugram/sector-58' },
      { address: '56, Palam Vihar', locality: 'Palam Vihar', placeId: 'gurugram/palam-vihar' },
    ])

    expect((await found(db, { text })).sort()).toEqual(expected)
  })

  test('finds the sector of a locality by its number', async ({ db }) => {
    await fill(db, [
      { city: 'delhi', address: 'A', placeId: 'delhi/rohini-sector-7' },
      { city: 'delhi', address: 'House 7', locality: 'Rohini', placeId: 'delhi/rohini' },
      { city: 'delhi', address: 'C', placeId: 'delhi/dwarka-sector-7' },
    ])

    for (const text of ['rohini 7', 'sector 7 rohini'])
      expect(await found(db, { city: 'delhi', text }), text).toEqual(['A'])
    expect(
      (await found(db, { city: 'delhi', text: 'rohini 7 ya dwarka sector 7' })).sort(),
    ).toEqual(['A', 'C'])
  })

  test('keeps to a place that it names beside a few letters', async ({ db }) => {
    await fill(db, [
      { city: 'delhi', address: 'A', placeId: 'delhi/saket' },
      { city: 'delhi', address: 'B', placeId: 'delhi/dwarka-mor' },
      { city: 'delhi', address: 'C', placeId: 'delhi/dwarka' },
    ])

    expect(await found(db, { city: 'delhi', text: 'saket mn' })).toEqual(['A'])
    expect(await found(db, { city: 'delhi', text: 'dwarka mo' })).toEqual(['C'])
  })

  test.for([
    ['greater kailash', 'Greater Kailash'],
    ['south ex', 'South Extension'],
    ['dwarka sec 12', 'Dwarka Sector 12'],
    ['saket', 'Saket'],
    ['saket metro station', 'Saket Metro Station'],
    ['sec 10, 11 dwarka', 'Dwarka Sector 10 or Dwarka Sector 11'],
    ['dwarka sec 10,11,12', 'Dwarka Sector 10 or Dwarka Sector 11 or Dwarka Sector 12'],
  ] as const)('names where people live rather than a station: %s', async ([text, name], { db }) => {
    const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

    expect(match?.place?.name).toBe(name)
  })

  test.for([
    ['jnk puri', 'Janakpuri'],
    ['ptm pura', 'Pitampura'],
    ['rhn sctr 11', 'Rohini Sector 11'],
    ['mv phase 1', undefined],
    ['kamaal city', undefined],
    ['raj nagar extension', undefined],
  ] as const)(
    'is guessed at by what tells a place from others: %s',
    async ([text, name], { db }) => {
      await fill(db, [{ city: 'delhi', address: 'Phase 1, Ashok Nagar' }])
      const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

      expect([match?.place?.name, match?.words === undefined]).toEqual([name, name === undefined])
    },
  )

  test.for([
    ['palam vihar kamaal', ['kamaal']],
    ['kamaal block palam vihar', ['kamaal', 'block']],
    ['palm vihr', undefined],
    ['plam vihr kamaal', ['vihr', 'kamaal']],
    ['green kamaal court', ['kamaal']],
  ] as const)('leaves out what nothing is called: %s', async ([text, ignored], { db }) => {
    await fill(db, [
      { address: 'Green Court, Palam Vihar', placeId: 'gurugram/palam-vihar' },
      { address: 'Sector 57', placeId: 'gurugram/sector-57' },
    ])

    expect(await found(db, { text })).toEqual(['Green Court, Palam Vihar'])
    expect((await findTextMatch(db, { ...homes, text }))?.ignored).toEqual(ignored)
  })

  test('of nothing but unknown words finds nothing', async ({ db }) => {
    await fill(db, [{ address: 'Sector 57' }])

    expect(await found(db, { text: 'kamaal zxqw' })).toEqual([])
  })

  test('of a few unknown words beside filters is left out', async ({ db }) => {
    const owner = await createUser(db)
    for (let i = 0; i < 12; i++) {
      await createListing(db, { ownerId: owner.id, bhk: '2bhk', deal: 'rent' })
      if (i < 3) await createListing(db, { ownerId: owner.id, bhk: '2bhk' })
    }
    await createListing(db, { ownerId: owner.id, bhk: '3bhk' })
    const filters: SearchFilters = { ...noFilters, bhk: ['2bhk'] }

    for (const [deal, count] of [
      ['resale', 3],
      ['rent', 12],
      [undefined, 15],
    ] as const) {
      const search = { ...homes, deal, filters, text: 'kamaal zxqw' }
      expect(await found(db, search)).toHaveLength(count)
      expect((await countListings(db, search)).total).toBe(count)
      expect(await findTextMatch(db, search)).toMatchObject({
        ignored: ['kamaal', 'zxqw'],
        place: { name: 'Gurugram' },
      })
    }
    for (const text of ['kamaal zxqw qwxz vbnm', 'indirapuram', 'indrapuram'])
      expect(await found(db, { filters, text }), text).toEqual([])
  })

  test('of an unknown place and a number takes no number for a place', async ({ db }) => {
    await fill(db, [{ address: 'Block 1, Sector 57' }])

    expect(await found(db, { text: 'mumbai 1' })).toEqual([])
  })

  test('of quotes, operators and nothing breaks nothing', async ({ db }) => {
    await fill(db, [{ address: 'Here' }])

    for (const text of ["'", "' | '", 'a & !b', ':*', '()', '\\', 'near', '%', '💠'])
      expect(Array.isArray(await found(db, { text })), text).toBe(true)
  })
})

/** Each one a minute newer than the one before. */
async function fill(db: Db, listings: Partial<NewListing>[]) {
  const owner = await createUser(db)
  const rows = []
  for (const [at, listing] of listings.entries()) {
    const activeAt = new Date(Date.UTC(2026, 0, 1, 0, at))
    rows.push(await createListing(db, { ownerId: owner.id, activeAt, ...listing }))
  }
  return rows
}

async function found(db: Db, search: Partial<ListingSearch>) {
  const { listings } = await searchListings(db, { ...homes, ...search }, {}, { now: today })
  return listings.map((listing) => listing.address)
}
