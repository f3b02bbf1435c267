import { describe, expect, test } from 'vitest'
import { metresBetween } from '#contract/geo.ts'
import { boxAround, distanceSql } from '#domain/search/planner/distance.ts'

const saket = { lat: 28.52, lng: 77.2 }
const rohini = { lat: 28.74, lng: 77.07 }

describe('a distance in SQL', () => {
  test.for([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d as a coordinate', (lat) => {
    expect(() => distanceSql([{ lat, lng: 77 }])).toThrow('Not a coordinate')
  })

  test('is that of the nearest of several points', () => {
    expect(distanceSql([saket])).toMatch(/^sqrt\(.*\)$/)
    expect(distanceSql([saket, rohini])).toBe(
      `least(${distanceSql([saket])}, ${distanceSql([rohini])})`,
    )
  })
})

describe('the box around points', () => {
  test('reaches as far each way', () => {
    const { south, north, west, east } = boxAround([saket], 2)

    for (const lat of [south, north])
      expect(metresBetween(saket, { ...saket, lat })).toBeCloseTo(2_000)
    for (const lng of [west, east])
      expect(metresBetween(saket, { ...saket, lng })).toBeCloseTo(2_000)
    expect([south < saket.lat, north > saket.lat]).toEqual([true, true])
    expect([west < saket.lng, east > saket.lng]).toEqual([true, true])
  })

  test('holds the circles of all', () => {
    const both = boxAround([saket, rohini], 2)
    const [low, high] = [boxAround([saket], 2), boxAround([rohini], 2)]

    expect(both).toMatchObject({ south: low.south, north: high.north, west: high.west })
    // A degree is shortest at the northernmost point, so the box is no narrower than either circle.
    expect(both.east).toBeGreaterThan(low.east)
  })
})
