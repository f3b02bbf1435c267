import { describe, expect, test } from 'vitest'
import { cityAt } from '#domain/places/city-area.ts'

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
