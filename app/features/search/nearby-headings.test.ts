import { expect, test } from 'vitest'
import { nearbyHeadings } from '#app/features/search/nearby-headings.ts'

const within = {}
const sector = { name: 'Sector 56', isPoint: false }

function away(km: number) {
  return { isNearby: true as const, distance: km * 1_000 }
}

test('what lies near a place is called so, what lies further is told from where', () => {
  expect([...nearbyHeadings([within, away(1), away(5), away(5.4), away(9)], sector)]).toEqual([
    [1, 'Near Sector 56'],
    [3, 'Further from Sector 56, 5.4 km and more'],
  ])
})

test('nothing far away is near', () => {
  expect([...nearbyHeadings([away(9.6), away(11)], sector)]).toEqual([
    [0, 'Further from Sector 56, 9.6 km and more'],
  ])
})

test('a list goes on further from a station', () => {
  const station = { name: 'Saket Metro Station', isPoint: true }

  expect([...nearbyHeadings([within, away(2.1), away(6)], station)]).toEqual([
    [1, 'Further from Saket Metro Station, 2.1 km and more'],
  ])
})

test('a list without anything nearby has no heading', () => {
  expect(nearbyHeadings([within], sector).size).toBe(0)
})
