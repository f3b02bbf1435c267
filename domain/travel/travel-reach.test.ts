import { describe, expect, test } from 'vitest'
import { describeWays, findWay } from '#domain/travel/describe-way.ts'
import { nearestBlocks } from '#domain/travel/nearest-blocks.ts'
import { destinationsOf, travelTrouble } from '#domain/travel/read-travel.ts'
import { minutesAt, reachOf } from '#domain/travel/travel-reach.ts'

const saketMetro = { lat: 28.5211, lng: 77.2022 }
const hauzKhas = { lat: 28.543, lng: 77.206 }
const hisar = { lat: 29.149, lng: 75.7217 }
const to = 'delhi.saket-metro-station'

describe('the reach of a place', () => {
  test('holds what lies beside it, on foot alone', () => {
    const reach = reachOf({ to, within: '15' })!

    expect(minutesAt(reach, saketMetro)).toBeLessThanOrEqual(3)
    // A kilometre is 1.3 kilometres of streets, which a slow walker needs 19 minutes for.
    expect(minutesAt(reach, { lat: 28.5211, lng: 77.2125 })).toBeUndefined()
    expect(minutesAt(reachOf({ to, within: '20' })!, { lat: 28.5211, lng: 77.2125 })).toBe(19)
  })

  test('grows with the minutes and holds nothing that takes longer', () => {
    const short = reachOf({ to, within: '20' })!
    const long = reachOf({ to, within: '40' })!

    expect(Math.max(...short.minutes)).toBeLessThanOrEqual(20)
    expect(long.minutes.filter(Boolean).length).toBeGreaterThan(
      3 * short.minutes.filter(Boolean).length,
    )
    expect(minutesAt(long, hauzKhas)).toBeDefined()
    expect(minutesAt(long, hisar)).toBeUndefined()
  })

  test('of several places is where all of them are reached in time', () => {
    const both = reachOf({ to: `${to},delhi.rajiv-chowk-metro-station`, within: '20,40' })!
    const [one, other] = [
      reachOf({ to, within: '20' })!,
      reachOf({ to: 'delhi.rajiv-chowk-metro-station', within: '40' })!,
    ]

    expect(both.minutes.some(Boolean)).toBe(true)
    for (const [cell, minutes] of both.minutes.entries()) {
      const at = {
        lat: (both.row + Math.floor(cell / both.columns) + 0.5) / 1_000,
        lng: (both.column + (cell % both.columns) + 0.5) / 1_000,
      }
      const isInBoth = minutesAt(one, at) !== undefined && minutesAt(other, at) !== undefined
      expect(minutes > 0).toBe(isInBoth)
    }
  })

  test('of places that are too far from each other is empty', () => {
    const asked = {
      to: 'noida.greater-noida-depot-metro-station,delhi.rithala-metro-station',
      within: '20,20',
    }
    expect(reachOf(asked)).toBeUndefined()
  })

  test('has blocks, the nearest first, which hold all of its cells', () => {
    const reach = reachOf({ to, within: '45' })!
    const blocks = nearestBlocks(reach)
    const byNumber = new Map(blocks.map((each) => [each.block, each]))

    expect(byNumber.size).toBe(blocks.length)
    expect(blocks.map(({ least }) => least)).toEqual(
      blocks.map(({ least }) => least).toSorted((a, b) => a - b),
    )
    for (const [cell, minutes] of reach.minutes.entries()) {
      if (minutes === 0) continue
      const row = Math.floor((reach.row + Math.floor(cell / reach.columns)) / 5)
      const column = Math.floor((reach.column + (cell % reach.columns)) / 5)
      const { least = 256, most = 0 } = byNumber.get(row * 100_000 + column) ?? {}
      expect(least <= minutes && minutes <= most).toBe(true)
    }
  })
})

describe('a way', () => {
  test('is a range that never promises more than the filter', () => {
    const reach = reachOf({ to, within: '60' })!
    const [saket] = destinationsOf({ to, within: '60' })
    for (let lat = 28.45; lat < 28.7; lat += 0.0131)
      for (let lng = 77.05; lng < 77.35; lng += 0.0173) {
        const way = findWay({ lat, lng }, saket!)
        const isShown = way !== undefined && way.most <= 60
        expect(minutesAt(reach, { lat, lng }), `${lat} ${lng}`).toBe(isShown ? way.most : undefined)
        if (way) expect(way.least).toBeLessThanOrEqual(way.most)
      }
  })

  test('is told with its walk and its lines', () => {
    const [line] = describeWays({ lat: 28.5478, lng: 77.2055 }, { to, within: '45' })
    expect(line).toMatch(/^\d+–\d+ min to Saket metro: \d+ min walk, Yellow Line$/)
  })

  test('with a change names both lines in the order of travel', () => {
    const [line] = describeWays(
      { lat: 28.5214, lng: 77.2025 },
      { to: 'gurugram.cyber-city-metro-station', within: '60' },
    )
    expect(line).toMatch(/ min walk, Yellow Line, Rapid Metro Gurugram$/)
  })

  test('of a home next door is on foot', () => {
    expect(describeWays(saketMetro, { to, within: '15' })[0]).toMatch(
      /^(\d+–)?\d+ min to Saket metro: on foot$/,
    )
  })

  test('does not exist where nobody would walk to a station', () => {
    expect(describeWays(hisar, { to, within: '60' })).toEqual([])
  })
})

describe('what cannot be travelled to', () => {
  test('is an unknown place, or one of a city without the metro', () => {
    expect(travelTrouble({ to: 'delhi.nowhere' })).toBe('unknown')
    expect(travelTrouble({ to: 'hisar.model-town' })).toBe('unknown')
    expect(travelTrouble({ to, within: '999' })).toBe('minutes')
    expect(travelTrouble({ to, within: '30' })).toBeUndefined()
    expect(travelTrouble({})).toBeUndefined()
  })

  test('is nothing to search by', () => {
    expect(reachOf({ to: 'delhi.nowhere', within: '30' })).toBeUndefined()
  })
})
