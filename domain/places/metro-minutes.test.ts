import { describe, expect, test } from 'vitest'
import { metroHubs, metroTimes } from '#domain/places/metro-minutes.ts'

const rajivChowk = { lat: 28.6328, lng: 77.2197 }
const sector57 = { lat: 28.421, lng: 77.079 }
const hisar = { lat: 29.149, lng: 75.7217 }

describe('from a place to the hubs', () => {
  test('all ten are reached from the middle of Delhi, itself on foot alone', () => {
    const { hubs, stations } = metroTimes(rajivChowk)

    expect(hubs.map(({ name }) => name)).toEqual(metroHubs.map(({ name }) => name))
    expect(stations[0]?.name).toBe('Rajiv Chowk')
    expect(hubs[0]).toMatchObject({ from: 'Rajiv Chowk', minutes: stations[0]?.minutes })
  })

  // What such a ride usually takes, widely enough for an estimate by distances.
  test.for([
    ['Kashmere Gate', 9, 17],
    ['Saket', 24, 38],
    ['Millennium City Centre, Gurugram', 45, 70],
    ['Noida Sector 18', 28, 46],
    ['Noida Electronic City', 42, 68],
  ] as const)('%s lies %i to %i minutes from Rajiv Chowk', ([name, least, most]) => {
    const { minutes = 0 } = metroTimes(rajivChowk).hubs.find((hub) => hub.name === name) ?? {}

    expect(minutes).toBeGreaterThanOrEqual(least)
    expect(minutes).toBeLessThanOrEqual(most)
  })

  test('a change of lines is counted and takes its time', () => {
    const { hubs } = metroTimes(rajivChowk)

    expect(hubs.find(({ name }) => name === 'Saket')?.changes).toBe(0)
    expect(hubs.find(({ name }) => name === 'Cyber City, Gurugram')?.changes).toBe(1)
  })

  test('stations further than half an hour on foot do not count', () => {
    for (const { metres } of metroTimes(sector57).stations)
      expect(metres).toBeLessThanOrEqual(2_500)
    expect(metroTimes(hisar)).toEqual({ stations: [], hubs: [] })
  })
})
