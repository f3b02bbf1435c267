import { describe, expect, test } from 'vitest'
import { metresBetween } from '#contract/geo.ts'
import {
  areaAround,
  areaOfCity,
  cityAt,
  isInCity,
  kmOutsideCity,
  listCityAreas,
} from '#domain/places/city-area.ts'

const around = (lat: number, lng: number) => ({
  south: lat - 0.02,
  west: lng - 0.02,
  north: lat + 0.02,
  east: lng + 0.02,
})

describe('cityAt', () => {
  test('finds the city that was moved to', () => {
    expect(cityAt(around(28.45, 77.03), 'delhi')).toBe('delhi')
    expect(cityAt(around(28.35, 76.95), 'delhi')).toBe('gurugram')
    expect(cityAt(around(29.15, 75.72), 'delhi')).toBe('hisar')
  })

  test('stays with the likely city where none is', () => {
    expect(cityAt(around(28.9, 76.5), 'bhiwani')).toBe('bhiwani')
  })
})

describe('the box around a city', () => {
  const { south, west, north, east } = areaOfCity('hisar')
  const inside = { lat: 29.15, lng: 75.7 }

  test('is the same by name and in the list', () => {
    expect({ south, west, north, east }).toEqual({
      south: 29.05,
      west: 75.6,
      north: 29.25,
      east: 75.87,
    })
    expect(listCityAreas().hisar).toEqual(areaOfCity('hisar'))
  })

  test('holds its edges and nothing beyond them', () => {
    const corners = [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]
    for (const point of [inside, ...corners]) {
      expect(isInCity('hisar', point)).toBe(true)
      expect(kmOutsideCity('hisar', point)).toBe(0)
    }
    for (const beyond of [
      { ...inside, lat: south - 0.01 },
      { ...inside, lat: north + 0.01 },
      { ...inside, lng: west - 0.01 },
      { ...inside, lng: east + 0.01 },
    ]) {
      expect(isInCity('hisar', beyond)).toBe(false)
      expect(kmOutsideCity('hisar', beyond)).toBeGreaterThan(0.9)
      expect(kmOutsideCity('hisar', beyond)).toBeLessThan(1.2)
    }
  })

  test('is as far from a point as its nearest corner', () => {
    const point = { lat: north + 0.1, lng: east + 0.1 }
    const corner = metresBetween(point, { lat: north, lng: east }) / 1_000
    expect(kmOutsideCity('hisar', point)).toBeCloseTo(corner, 6)
  })
})

test('the area around a place reaches three kilometres to each side', () => {
  const place = { lat: 28.5, lng: 77.1 }
  const { south, west, north, east } = areaAround(place)
  const sides = [
    { ...place, lat: south },
    { ...place, lat: north },
    { ...place, lng: west },
    { ...place, lng: east },
  ]
  for (const side of sides) expect(metresBetween(place, side)).toBeCloseTo(3_000, 3)
  expect(south).toBeLessThan(north)
  expect(west).toBeLessThan(east)
})
