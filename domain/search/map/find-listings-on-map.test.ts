import { describe, expect } from 'vitest'
import { type ListingSearch, type MapArea, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const area: MapArea = { south: 28.4, west: 77.0, north: 28.5, east: 77.1 }
const homes: ListingSearch & { area: MapArea } = {
  city: 'gurugram',
  category: 'residential',
  deal: 'resale',
  text: '',
  filters: noFilters,
  area,
}

describe('findListingsOnMap', () => {
  test('finds what lies in the box, as pins need it', async ({ db }) => {
    const { spn, id } = await createListing(db, {
      lat: 28.45,
      lng: 77.05,
      price: 98_00_000,
      bhk: '3bhk',
      photos: ['demo-a', 'demo-b'],
    })
    await createListing(db, { lat: 28.39, lng: 77.05 })
    await createListing(db, { lat: 28.45, lng: 77.11 })
    await createListing(db, { lat: 28.45, lng: 77.05, status: 'draft' })
    await createListing(db, { lat: 28.45, lng: 77.05, deal: 'rent' })

    expect(await findListingsOnMap(db, homes)).toEqual({
      total: 1,
      points: [
        {
          id,
          spn,
          lat: 28.45,
          lng: 77.05,
          price: 98_00_000,
          title: '3 BHK apartment',
          place: 'Sector 45',
          photo: 'demo-a',
        },
      ],
      rest: [],
    })
  })

  test('shows what lies near the named place after what lies in it', async ({ db }) => {
    const near = await createListing(db, { lat: 28.44, lng: 77.05, placeId: 'gurugram/sector-40' })
    const inside = await createListing(db, {
      address: 'A',
      lat: 28.4731,
      lng: 77.045,
      placeId: 'gurugram/sector-14',
    })
    const { points } = await findListingsOnMap(db, { ...homes, text: 'sector 14' })

    expect(points.map(({ spn, isNearby }) => [spn, isNearby])).toEqual([
      [inside.spn, undefined],
      [near.spn, true],
    ])

    const within = await findListingsOnMap(db, { ...homes, text: 'sector 14 within 2 km' })
    expect(within.points.map(({ spn }) => spn)).toEqual([inside.spn])
  })

  test('keeps to the filters and the words of the search', async ({ db }) => {
    const cheap = await createListing(db, { price: 50_00_000 })
    await createListing(db, { price: 90_00_000 })
    const named = await createListing(db, { price: 95_00_000, address: 'Galaxy Towers' })

    expect(await spns(db, { filters: { ...noFilters, priceMax: 60_00_000 } })).toEqual([cheap.spn])
    expect(await spns(db, { text: 'galaxy towers' })).toEqual([named.spn])
  })

  test('draws the first of the order and counts the others where they are', async ({ db }) => {
    const ownerId = (await createUser(db)).id
    const at = (lat: number, lng: number, price: number) =>
      createListing(db, { ownerId, lat, lng, price })
    const cheapest = await at(28.41, 77.01, 10_00_000)
    await at(28.411, 77.011, 20_00_000)
    await at(28.412, 77.012, 30_00_000)
    await at(28.49, 77.09, 40_00_000)

    const search = { ...homes, order: 'cheapest' } as const
    const { total, points, rest } = await findListingsOnMap(db, search, { limit: 1 })

    expect(points.map(({ spn }) => spn)).toEqual([cheapest.spn])
    expect(total).toBe(4)
    expect(rest.map(({ count }) => count)).toEqual([2, 1])
    expect(rest[0]!.lat).toBeCloseTo(28.4115)
    expect(rest[1]).toEqual({ lat: 28.49, lng: 77.09, count: 1 })
  })
})

async function spns(db: Db, differences: Partial<ListingSearch>) {
  const { points } = await findListingsOnMap(db, { ...homes, ...differences, area })
  return points.map(({ spn }) => spn)
}
