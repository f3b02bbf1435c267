import { expect, test } from 'vitest'
import { ncrCities } from '#contract/options.ts'
import { destinationsOf, leftOutOf, readTravel, travelTrouble } from '#domain/travel/read-travel.ts'
import { travelPlaces } from '#domain/travel/travel-places.ts'

const hauzKhas = { placeId: 'delhi/hauz-khas', name: 'Hauz Khas' }
const four = 'delhi.hauz-khas,gurugram.sector-45,gurugram.dlf-cyber-city,delhi.hauz-khas-village'

test('places are read with their names, minutes and positions', () => {
  const { lat, lng } = travelPlaces().byId.get('delhi/hauz-khas')!
  const read = [{ ...hauzKhas, minutes: 20, lat, lng }]
  expect(readTravel({ to: 'delhi.hauz-khas', within: '20' })).toEqual({ destinations: read })
  expect(destinationsOf({ to: 'delhi.hauz-khas', within: '20' })).toEqual(read)
  expect(destinationsOf({ within: '20' })).toEqual([])
  expect(destinationsOf({ to: 'delhi.hauz-khas', within: '4' })).toEqual([])
})

test('one unknown place among others is trouble', () => {
  const params = { to: 'delhi.hauz-khas,delhi.nowhere' }
  expect(readTravel(params)).toEqual({ trouble: 'unknown' })
  expect(travelTrouble(params)).toBe('unknown')
  expect(destinationsOf(params)).toEqual([])
})

test('limits without places are trouble where there are several', () => {
  expect(travelTrouble({ within: '30' })).toBeUndefined()
  expect(travelTrouble({ within: '30,40' })).toBe('minutes')
})

test('places beyond those that can be used are named as left out', () => {
  expect(leftOutOf({ to: four })).toEqual(['Hauz Khas Village'])
  expect(leftOutOf({ to: `${four},delhi.nowhere` })).toEqual(['Hauz Khas Village'])
  expect(leftOutOf({ to: 'delhi.hauz-khas' })).toEqual([])
  expect(leftOutOf({ to: four, within: '1' })).toEqual([])
})

test('places are of the cities of the metro, and neither PIN codes nor parts of a city', () => {
  const places = [...travelPlaces().byId.values()]
  expect(new Set(places.map(({ kind }) => kind))).toEqual(
    new Set(['locality', 'sector', 'landmark', 'metro']),
  )
  expect([...new Set(places.map(({ city }) => city))].toSorted()).toEqual(ncrCities.toSorted())
})

test('of equal names the better known comes first, and a place before its station', () => {
  const { byName, byLetters } = travelPlaces()
  for (const places of [...byName.values(), ...byLetters.values()]) {
    const stations = places.map(({ kind }) => kind === 'metro')
    expect(stations).toEqual(stations.toSorted((a, b) => Number(a) - Number(b)))
    for (const isStation of [false, true]) {
      const ranks = places.flatMap(({ kind, rank }) =>
        (kind === 'metro') === isStation ? [rank] : [],
      )
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    }
  }
  expect(byLetters.get('hauzkhas')).toEqual(byName.get('hauz khas'))
})
