import { expect, test } from 'vitest'
import { metresBetween } from '#contract/geo.ts'
import { arrivalsAt, findArrivals, rideRange } from '#domain/travel/arrivals.ts'
import { metroStations, ridesFrom, walkBetween } from '#domain/travel/metro-network.ts'

const at = (lat: number) => ({ lat, lng: 77.2 })
const station = (name: string) => metroStations().get(`delhi/${name}-metro-station`)!
const rideOf = (from: string, to: string) => ridesFrom(station(from).id).get(station(to).id)!
const metres = (from: string, to: string) => metresBetween(station(from), station(to))

test('people walk 80 metres of streets a minute, up to 2.5 kilometres', () => {
  expect(walkBetween(at(28.5), at(28.5))).toBe(0)
  // 1,112 metres as the crow flies.
  expect(walkBetween(at(28.5), at(28.51))).toBeCloseTo(18.07, 2)
  expect(walkBetween(at(28.5), at(28.51729))).toBeCloseTo(31.24, 2)
  expect(walkBetween(at(28.5), at(28.5173))).toBeUndefined()
})

test('a ride is the wait, and for each stop its time and the way to it', () => {
  const { minutes, ...ride } = rideOf('saket', 'malviya-nagar')
  expect(minutes).toBeCloseTo(2.5 + 1.28 + metres('saket', 'malviya-nagar') / 1_270, 4)
  expect(ride).toEqual({ waits: 2.5, lines: ['Yellow Line'] })
})

test('the Airport Express comes seldom, and is half as fast again', () => {
  const { minutes, ...ride } = rideOf('new-delhi', 'shivaji-stadium')
  expect(minutes).toBeCloseTo(6 + 1.28 + metres('new-delhi', 'shivaji-stadium') / 1_905, 4)
  expect(ride).toEqual({ waits: 6, lines: ['Airport Express'] })
})

test('a change is five minutes and the next wait', () => {
  const { minutes, ...ride } = rideOf('barakhamba-road', 'patel-chowk')
  const moving =
    2 * 1.28 +
    (metres('barakhamba-road', 'rajiv-chowk') + metres('rajiv-chowk', 'patel-chowk')) / 1_270
  expect(minutes).toBeCloseTo(2.5 + moving + 5 + 2.5, 4)
  expect(ride).toEqual({ waits: 5, lines: ['Blue Line', 'Yellow Line'] })
})

test('a ride is some minutes shorter if trains come at once, longer if each has just left', () => {
  expect(rideRange({ minutes: 30, waits: 5, lines: [] })).toEqual({ least: 23.75, most: 36.25 })
})

test('a place is arrived at on foot, and from every station by the best of those beside it', () => {
  // Between two stations of one line.
  const place = { lat: 28.525, lng: 77.2036 }
  const [onFoot, ...byTrain] = findArrivals(place)
  expect(onFoot).toEqual({ at: place, least: 0, most: 0, lines: [] })
  expect(byTrain.map((way) => way.station?.id).toSorted()).toEqual(
    [...metroStations().keys()].toSorted(),
  )
  const from = (name: string) => byTrain.find((way) => way.station?.id === station(name).id)!
  const walk = (name: string) => walkBetween(station(name), place)!

  // Beside the place nobody takes a train.
  for (const name of ['saket', 'malviya-nagar']) {
    const { lat, lng, id, name: shown } = station(name)
    const way = from(name)
    expect(way).toMatchObject({ at: { lat, lng }, station: { id, name: shown }, lines: [] })
    expect([way.least, way.most]).toEqual([walk(name), 1.1 * walk(name)])
  }
  // From the north one gets out at the northern one of them, from the south at the southern one.
  for (const [name, last] of [
    ['hauz-khas', 'malviya-nagar'],
    ['qutab-minar', 'saket'],
  ] as const) {
    const range = rideRange(rideOf(last, name))
    const way = from(name)
    expect(way.lines).toEqual(['Yellow Line'])
    expect(way.least).toBeCloseTo(range.least + walk(last), 6)
    expect(way.most).toBeCloseTo(range.most + 1.1 * walk(last), 6)
  }
  // In the order in which they are taken.
  expect(from('barakhamba-road').lines).toEqual(['Blue Line', 'Yellow Line'])
})

test('the ways to a place are found once, until 200 others were asked for', () => {
  const field = (n: number) => ({ placeId: `field ${n}`, lat: 29.1, lng: 75.7 })
  const first = arrivalsAt(field(0))
  for (let n = 1; n < 200; n++) arrivalsAt(field(n))
  expect(arrivalsAt(field(199))).toBe(arrivalsAt(field(199)))
  for (let n = 200; n < 400; n++) arrivalsAt(field(n))
  expect(arrivalsAt(field(0))).toEqual(first)
  expect(arrivalsAt(field(0))).not.toBe(first)
})
