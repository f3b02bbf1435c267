import { describe, expect } from 'vitest'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { findNearestLocality } from '#domain/places/find-nearest-locality.ts'
import { test } from '#tests/database.ts'

const connaughtPlace = { lat: 28.63237, lng: 77.22053 }

describe('findNearbyPlaces', () => {
  test('lists stations nearest first with their distances', async ({ db }) => {
    const stations = await findNearbyPlaces(db, { ...connaughtPlace, kinds: ['metro'], limit: 3 })

    expect(stations[0]?.name).toBe('Rajiv Chowk Metro Station')
    expect(stations[0]?.distanceMetres).toBeGreaterThan(120)
    expect(stations[0]?.distanceMetres).toBeLessThan(140)
    const distances = stations.map((station) => station.distanceMetres)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('agrees with the distance between two known points', async ({ db }) => {
    const [station] = await findNearbyPlaces(db, {
      lat: 28.4592,
      lng: 77.0725 + 0.01,
      kinds: ['metro'],
      limit: 1,
    })
    // A hundredth of a degree of longitude at this latitude.
    expect(station?.name).toBe('Millennium City Centre Metro Station')
    expect(station?.distanceMetres).toBe(978)
  })

  test('stays within the asked distance', async ({ db }) => {
    const near = await findNearbyPlaces(db, { ...connaughtPlace, limit: 50, withinKm: 1 })
    expect(near.length).toBeGreaterThan(2)
    expect(Math.max(...near.map((place) => place.distanceMetres))).toBeLessThanOrEqual(1_000)
  })

  test('finds nothing far from every city, nor at impossible points', async ({ db }) => {
    expect(await findNearbyPlaces(db, { lat: 19.07, lng: 72.87, limit: 5 })).toEqual([])
    expect(await findNearbyPlaces(db, { lat: Number.NaN, lng: 77, limit: 5 })).toEqual([])
    expect(await findNearbyPlaces(db, { lat: 90, lng: 77, limit: 5 })).toEqual([])
  })
})

describe('findNearestLocality', () => {
  test('names the sector a point lies in', async ({ db }) => {
    const place = await findNearestLocality(db, { lat: 28.4226, lng: 77.0778 })
    expect(place?.id).toBe('gurugram/sector-57')
  })

  test('names nothing for a point elsewhere in the country', async ({ db }) => {
    expect(await findNearestLocality(db, { lat: 12.97, lng: 77.59 })).toBeUndefined()
  })
})
