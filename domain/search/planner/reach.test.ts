import { describe, expect } from 'vitest'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { findListings } from '#domain/search/planner/find-listings.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { fill, homes, today } from '#tests/listed-homes.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

/** From the oldest to the newest: beside Saket station, two stops away, an hour away, nowhere near. */
const listed = [
  { address: 'saket', city: 'delhi', ...at(28.522, 77.203) },
  { address: 'hauz khas', city: 'delhi', ...at(28.5435, 77.2065) },
  { address: 'mg road', city: 'gurugram', ...at(28.4797, 77.0801) },
  { address: 'rithala', city: 'delhi', ...at(28.7208, 77.1071) },
  { address: 'najafgarh fields', city: 'delhi', ...at(28.55, 76.9) },
] as const

const search = {
  ...homes,
  city: 'delhi',
  region: 'ncr',
  to: 'delhi.saket-metro-station',
  within: '60',
} as const satisfies ListingSearch

async function addresses(db: Db, asked: ListingSearch, after: string[] = [], limit = 10) {
  const page = { columns: 'address', limit, now: today, after }
  const rows = await findListings<{ address: string }>(db, asked, page)
  return rows.map(({ address }) => address)
}

describe('a search with a travel time', () => {
  test('finds what is near enough, the newest first, whatever the city', async ({ db }) => {
    await fill(db, [...listed])

    expect(await addresses(db, search)).toEqual(['mg road', 'hauz khas', 'saket'])
    expect(await addresses(db, { ...search, within: '25' })).toEqual(['hauz khas', 'saket'])
    expect(await addresses(db, { ...search, within: '10' })).toEqual(['saket'])
    expect(await addresses(db, { ...search, region: undefined })).toEqual(['hauz khas', 'saket'])
  })

  test('is sorted by the time, on one page or on several', async ({ db }) => {
    const rows = await fill(db, [...listed])
    const asked: ListingSearch = { ...search, within: '90', order: 'fastest' }
    const all = ['saket', 'hauz khas', 'mg road', 'rithala']

    expect(await addresses(db, asked)).toEqual(all)
    const paged: string[] = []
    for (let page = 0; page < 3; page++) {
      const last = rows.find(({ address }) => address === paged.at(-1))
      paged.push(...(await addresses(db, asked, last ? [last.spn] : [], 2)))
    }
    expect(paged).toEqual(all)
  })

  test('of several places finds what is near enough to all', async ({ db }) => {
    await fill(db, [...listed])
    const to = 'delhi.saket-metro-station,gurugram.mg-road-metro-station'

    expect(await addresses(db, { ...search, to, within: '60,60' })).toHaveLength(3)
    expect(await addresses(db, { ...search, to, within: '60,15' })).toEqual(['mg road'])
    expect(await addresses(db, { ...search, to, within: '15,15' })).toEqual([])
  })

  test('goes together with filters, words and parts of the map', async ({ db }) => {
    await fill(db, [{ ...listed[0], price: 10 }, { ...listed[1], price: 30 }, listed[2]])
    const cheap = { ...search, filters: { ...search.filters, priceMax: 20 } }
    const area = { south: 28.53, west: 77.1, north: 28.6, east: 77.3 }

    expect(await addresses(db, cheap)).toEqual(['saket'])
    expect(await addresses(db, { ...search, area })).toEqual(['hauz khas'])
    expect(await addresses(db, { ...search, text: 'mg road' })).toEqual(['mg road'])
    expect(await addresses(db, { ...search, text: 'mg road', order: 'fastest' })).toEqual([
      'mg road',
    ])
  })

  test('counts and shows on the map what it finds', async ({ db }) => {
    await fill(db, [...listed])
    const area = { south: 28.3, west: 76.8, north: 28.8, east: 77.4 }

    expect((await countListings(db, search, { now: today })).total).toBe(3)
    expect((await findListingsOnMap(db, { ...search, area }, { now: today })).total).toBe(3)
  })

  test('finds the same in the list and on the map, whichever cities the map touches', async ({
    db,
  }) => {
    await fill(db, [...listed])
    const area = { south: 28.3, west: 76.8, north: 28.8, east: 77.4 }
    for (const city of ['delhi', 'gurugram', 'noida'] as const) {
      const inCity = { ...search, region: undefined, city }
      const { points } = await findListingsOnMap(db, { ...inCity, area }, { now: today })
      const { listings } = await searchListings(db, inCity, {}, { now: today })
      const spns = (found: { spn: string }[]) => found.map(({ spn }) => spn)
      expect([city, spns(points)]).toEqual([city, spns(listings)])
    }
  })

  test('tells on each card how long it takes', async ({ db }) => {
    await fill(db, [...listed])
    const { listings } = await searchListings(db, search, {}, { now: today })

    expect(listings.map(({ travel }) => travel)).toEqual([
      [expect.stringMatching(/min to Saket metro: \d+ min walk, Yellow Line$/)],
      [expect.stringMatching(/min to Saket metro: \d+ min walk, Yellow Line$/)],
      [expect.stringMatching(/min to Saket metro: on foot$/)],
    ])
    const plain = await searchListings(db, { ...search, to: undefined }, {}, { now: today })
    expect(plain.listings.every((listing) => !('travel' in listing))).toBe(true)
  })

  test('finds nothing where what it asks for cannot be read', async ({ db }) => {
    await fill(db, [...listed])
    expect(await addresses(db, { ...search, to: 'delhi.nowhere' })).toEqual([])
  })
})
