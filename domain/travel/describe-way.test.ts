import { describe, expect, test } from 'vitest'
import { metresBetween } from '#contract/geo.ts'
import { rideRange } from '#domain/travel/arrivals.ts'
import { describeWays, findMetroBetween, findWay } from '#domain/travel/describe-way.ts'
import { metroStations, ridesFrom } from '#domain/travel/metro-network.ts'
import { destinationsOf } from '#domain/travel/read-travel.ts'
import { cellMiddle } from '#domain/travel/travel-reach.ts'

const to = 'delhi.saket-metro-station'
const [saket] = destinationsOf({ to, within: '45' })
const station = (name: string) => metroStations().get(`delhi/${name}-metro-station`)!
/** Minutes on foot, in streets. */
const walked = (metres: number) => (metres * 1.3) / 80

describe('the shortest way', () => {
  test('beside a place is on foot, from the usual pace to a slow one', () => {
    const home = { lat: 28.5258, lng: 77.2022 }
    const minutes = walked(metresBetween(cellMiddle(home), saket!))
    expect(findWay(home, saket!)).toEqual({
      least: Math.floor(minutes),
      most: Math.ceil(1.1 * minutes),
      walk: Math.round(minutes),
      lines: [],
    })
  })

  test('next door is a minute at least', () => {
    const middle = cellMiddle(saket!)
    expect(findWay(middle, { ...saket!, placeId: 'next door', ...middle })).toEqual({
      least: 1,
      most: 1,
      walk: 1,
      lines: [],
    })
  })

  test('elsewhere is the walk to the best station, the ride and the walk from the last one', () => {
    const first = station('green-park')
    const home = { lat: first.lat + 0.002, lng: first.lng }
    const walk = walked(metresBetween(cellMiddle(home), first))
    const ride = rideRange(ridesFrom(saket!.placeId).get(first.id)!)
    expect(findWay(home, saket!)).toEqual({
      least: Math.floor(walk + ride.least),
      most: Math.ceil(1.1 * walk + ride.most),
      walk: Math.round(walk),
      station: first.name,
      lines: ['Yellow Line'],
    })
  })

  test('does not exist where no station is near', () => {
    expect(findWay({ lat: 29.149, lng: 75.7217 }, saket!)).toBeUndefined()
  })
})

describe('the metro between two points', () => {
  test('is the way by train, from exactly there', () => {
    const [from, last] = [station('green-park'), station('saket')]
    const ride = rideRange(ridesFrom(last.id).get(from.id)!)
    expect(findMetroBetween(from, last)).toEqual({
      least: Math.floor(ride.least),
      most: Math.ceil(ride.most),
      walk: 1,
      station: from.name,
      lines: ['Yellow Line'],
    })
  })

  test('is none where one walks, or where neither is possible', () => {
    const { lat, lng } = station('saket')
    expect(findMetroBetween({ lat, lng }, { lat: lat + 0.003, lng })).toBeUndefined()
    expect(findMetroBetween({ lat: 29.149, lng: 75.7217 }, { lat, lng })).toBeUndefined()
  })
})

test('ways are told one after the other, and those that nobody walks are left out', () => {
  const home = { lat: 28.5258, lng: 77.2022 }
  // Nobody walks to Sector 45 from a station.
  const places = `${to},gurugram.sector-45,gurugram.mg-road-metro-station`
  expect(describeWays(home, { to: places, within: '30,90,90' })).toEqual([
    '7–9 min to Saket metro: on foot',
    '27–36 min to MG Road metro: 8 min walk, Yellow Line',
  ])
  const next = describeWays(cellMiddle(saket!), { to, within: '15' })
  expect(next).toEqual(['1 min to Saket metro: on foot'])
  expect(describeWays(home, {})).toEqual([])
})
