import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
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
    expect(await findNearbyPlaces(db, { lat: 28.6, lng: Number.NaN, limit: 5 })).toEqual([])
    expect(await findNearbyPlaces(db, { lat: 90, lng: 77, limit: 5 })).toEqual([])
  })
})

describe('the reach of findNearbyPlaces', () => {
  test('is a circle: what lies due east is found like what lies due north', async ({ db }) => {
    for (const away of [
      { lat: connaughtPlace.lat, lng: connaughtPlace.lng + 4.9 / 97.6 },
      { lat: connaughtPlace.lat + 4.9 / 111.2, lng: connaughtPlace.lng },
    ]) {
      const ids = async (withinKm?: number) => {
        const found = await findNearbyPlaces(db, { ...away, limit: 50, kinds, withinKm })
        return found.map(({ id }) => id)
      }
      await putAlone(db)
      expect(await ids()).toEqual(['delhi/connaught-place'])
      expect(await ids(4.8)).toEqual([])
    }
  })

  test('is fifty kilometres and fifty places at most', async ({ db }) => {
    const all = await findNearbyPlaces(db, { ...connaughtPlace, limit: 1_000, withinKm: 1_000 })
    expect(all).toHaveLength(50)
    expect(await findNearbyPlaces(db, { ...connaughtPlace, limit: 2.9 })).toHaveLength(2)
    expect(await findNearbyPlaces(db, { ...connaughtPlace, limit: -1 })).toEqual([])

    await putAlone(db)
    const away = (km: number) => ({ ...connaughtPlace, lat: connaughtPlace.lat + km / 111.2 })
    const far = { limit: 1, kinds, withinKm: 1_000 }
    expect(await findNearbyPlaces(db, { ...away(49.9), ...far })).toHaveLength(1)
    expect(await findNearbyPlaces(db, { ...away(50.1), ...far })).toEqual([])
  })

  const kinds = ['locality'] as const

  /** Leaves no current place but one. */
  async function putAlone(db: Db) {
    await db
      .updateTable('place')
      .set({ isCurrent: false })
      .where('id', '<>', 'delhi/connaught-place')
      .execute()
    const at = { lat: connaughtPlace.lat, lng: connaughtPlace.lng }
    await db.updateTable('place').set(at).where('id', '=', 'delhi/connaught-place').execute()
  }
})

describe('findNearestLocality', () => {
  test('names the locality where there are no sectors', async ({ db }) => {
    const place = await findNearestLocality(db, { lat: 28.52343, lng: 77.15892 })
    expect(place?.id).toBe('delhi/vasant-kunj')
  })

  test('names the sector a point lies in', async ({ db }) => {
    const place = await findNearestLocality(db, { lat: 28.4226, lng: 77.0778 })
    expect(place?.id).toBe('gurugram/sector-57')
  })

  test('names nothing for a point elsewhere in the country', async ({ db }) => {
    expect(await findNearestLocality(db, { lat: 12.97, lng: 77.59 })).toBeUndefined()
  })
})
