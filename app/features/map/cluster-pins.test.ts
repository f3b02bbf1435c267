import { describe, expect, test } from 'vitest'
import { clusterPins } from '#app/features/map/cluster-pins.ts'
import type { MapPoint } from '#domain/search/map/find-listings-on-map.ts'

const point = (spn: string, lng: number, lat: number): MapPoint => ({
  id: spn,
  spn,
  lat,
  lng,
  price: 85_00_000,
  title: '2 BHK apartment',
  place: null,
  photo: null,
})
/** One degree is one pixel. */
const project = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat })

describe('clusterPins', () => {
  test('leaves pins alone that have room', () => {
    const points = [point('a', 0, 0), point('b', 90, 0), point('c', 0, 45)]

    expect(clusterPins({ points, rest: [] }, project).map(({ count }) => count)).toEqual([1, 1, 1])
  })

  test('gathers those that would cover each other, also across a line of the grid', () => {
    const points = [point('a', 83, 41), point('b', 85, 43), point('c', -200, 0)]
    const pins = clusterPins({ points, rest: [] }, project)

    expect(pins.map((pin) => pin.points.map(({ spn }) => spn))).toEqual([['a', 'b'], ['c']])
  })

  test('adds what was only counted to what is near, or shows it by itself', () => {
    const rest = [
      { lat: 1, lng: 1, count: 40 },
      { lat: 300, lng: 300, count: 7 },
    ]
    const pins = clusterPins({ points: [point('a', 0, 0)], rest }, project)

    expect(pins.map(({ count, points }) => [count, points.length])).toEqual([
      [41, 1],
      [7, 0],
    ])
  })
})
