import { describe, expect } from 'vitest'
import { type City, ncrCities } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { encodeOutline } from '#contract/search/outline.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'

const ncr = { city: 'delhi', region: 'ncr' } as const
/** Where Delhi and Gurugram meet. */
const border = { lat: 28.5, lng: 77.09 }

function homeIn(city: City, at: number): Partial<NewListing> {
  const spot = { lat: border.lat + at / 1_000, lng: border.lng }
  return { city, address: `${city} ${at}`, price: 50_00_000 + (at % 4) * 10_000, ...spot }
}

/** All that a search finds, page by page. */
async function readAll(db: Db, search: ListingSearch, limit: number) {
  const spns: string[] = []
  let after: string | undefined
  do {
    const page = await searchListings(db, search, { after: after ? [after] : [] }, { limit })
    spns.push(...page.listings.map(({ spn }) => spn))
    after = page.next
  } while (after)
  return spns
}

describe('a search in Delhi NCR', () => {
  test('finds the homes of its five cities and of no other', async ({ db }) => {
    await fill(db, [...ncrCities, 'hisar' as const, 'bhiwani' as const].map(homeIn))

    const cities = (await found(db, ncr)).map((address) => address?.split(' ')[0])
    expect(cities.toSorted()).toEqual(ncrCities.toSorted())
    expect(await countListings(db, { ...homes, ...ncr })).toMatchObject({ total: 5 })
  })

  test.for(['newest', 'cheapest', 'costliest', 'best_value'] as const)(
    'shows every home once, page by page, with the %s first',
    async (order, { db }) => {
      const listed = await fill(
        db,
        Array.from({ length: 34 }, (_, at) => homeIn(ncrCities[at % 5]!, at)),
      )
      const search: ListingSearch = { ...homes, ...ncr, order }

      const all = await readAll(db, search, 7)
      expect(all).toEqual([...new Set(all)])
      expect(all.toSorted()).toEqual(listed.map(({ spn }) => spn).toSorted())
      expect(all).toEqual(await readAll(db, search, 100))
    },
  )

  test('looks for a name in each of the cities, also page by page', async ({ db }) => {
    const named = (city: City, at: number) => ({
      ...homeIn(city, at),
      searchText: `lotus towers ${city}`,
    })
    const listed = await fill(
      db,
      Array.from({ length: 12 }, (_, at) => named(ncrCities[at % 5]!, at)),
    )
    await fill(db, [homeIn('noida', 50)])

    const all = await readAll(db, { ...homes, ...ncr, text: 'lotus towers' }, 5)
    expect(all.toSorted()).toEqual(listed.map(({ spn }) => spn).toSorted())
  })

  test.for([
    ['2bhk delhi ncr', 'noida'],
    ['ncr mein flat', 'hisar'],
    ['दिल्ली एनसीआर', 'gurugram'],
    ['flat in dehli ncr', 'delhi'],
  ] as const)('is what “%s” asks for, whatever city was chosen', async ([text, city], { db }) => {
    expect(await resolveSearch(db, { ...homes, city, text })).toMatchObject({ ...ncr, text: '' })
  })

  test('stays one for a place of its cities, and ends for one of another', async ({ db }) => {
    const within = await resolveSearch(db, { ...homes, ...ncr, text: 'cyber city' })
    expect(within).toMatchObject({ ...ncr, text: 'cyber city' })
    const other = await resolveSearch(db, { ...homes, ...ncr, text: 'amardeep colony' })
    expect(other).toMatchObject({ city: 'hisar' })
    expect(other.region).toBeUndefined()
  })
})

describe('a distance from a place', () => {
  test('crosses the border of its city', async ({ db }) => {
    await fill(db, [
      { address: 'next door', city: 'gurugram', lat: 28.495, lng: 77.089 },
      { address: 'in Delhi', city: 'delhi', lat: 28.52, lng: 77.1 },
      { address: 'far in Delhi', city: 'delhi', lat: 28.6, lng: 77.2 },
    ])
    const text = 'cyber city within 5 km'

    expect((await found(db, { text })).toSorted()).toEqual(['in Delhi', 'next door'])
    expect(await countListings(db, { ...homes, text })).toMatchObject({ total: 2 })
    expect(await readAll(db, { ...homes, text }, 1)).toHaveLength(2)
    expect(await found(db, { text: 'cyber city within 2 km' })).toEqual(['next door'])
  })
})

describe('a part of the map', () => {
  const area = { south: 28.45, west: 77.05, north: 28.55, east: 77.15 }

  test('has the homes of every city that it touches', async ({ db }) => {
    await fill(db, [homeIn('delhi', 1), homeIn('gurugram', 2)])

    expect(await found(db, { city: 'gurugram', area })).toHaveLength(2)
    const map = await findListingsOnMap(db, { ...homes, city: 'delhi', area })
    expect(map.points).toHaveLength(2)
  })
})

describe('an area that was drawn', () => {
  /** A triangle with its right angle in the south west. */
  const drawn = encodeOutline([
    { lat: 28.48, lng: 77.05 },
    { lat: 28.52, lng: 77.05 },
    { lat: 28.48, lng: 77.09 },
  ])
  const spots: Partial<NewListing>[] = [
    { address: 'inside', lat: 28.4999, lng: 77.0699 },
    { address: 'inside, in Delhi', city: 'delhi', lat: 28.49, lng: 77.06 },
    { address: 'in its box only', lat: 28.5001, lng: 77.0701 },
    { address: 'outside', lat: 28.47, lng: 77.05 },
  ]
  const inside = ['inside', 'inside, in Delhi']

  test('has exactly the homes within it, in results, counts and pins', async ({ db }) => {
    await fill(db, spots)
    const search = { ...homes, drawn }

    expect((await found(db, { drawn })).toSorted()).toEqual(inside)
    expect(await countListings(db, search)).toMatchObject({ total: 2 })
    expect(await readAll(db, search, 1)).toHaveLength(2)
    const area = { south: 28, west: 76.5, north: 29, east: 78 }
    expect(await findListingsOnMap(db, { ...search, area })).toMatchObject({ total: 2 })
    expect(await findListingsOnMap(db, { ...search, area }, { limit: 1 })).toMatchObject({
      total: 2,
      rest: [{ count: 1 }],
    })
  })

  test('holds nothing where it cannot be read', async ({ db }) => {
    await fill(db, spots)
    expect(await found(db, { drawn: 'x' })).toEqual([])
    expect(await countListings(db, { ...homes, drawn: 'x' })).toMatchObject({ total: 0 })
  })
})
