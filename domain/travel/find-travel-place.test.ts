import { expect, test } from 'vitest'
import { findTravelPlace } from '#domain/travel/find-travel-place.ts'
import { hasMetro, reachCircles } from '#domain/travel/reach-circles.ts'
import { destinationsOf } from '#domain/travel/read-travel.ts'
import { travelPlaces } from '#domain/travel/travel-places.ts'
import { travelWords } from '#domain/travel/travel-words.ts'

test.for<[string, 'start' | 'end', string | undefined, number?]>([
  ['near hauz khas', 'end', 'delhi/hauz-khas', 2],
  ['hauz khas in 30 minutes', 'start', 'delhi/hauz-khas', 2],
  // The longest name that fits.
  ['near hauz khas village', 'end', 'delhi/hauz-khas-village', 3],
  ['dlf cyber city metro station', 'start', 'gurugram/dlf-cyber-city', 3],
  ['hauz khas metro station', 'start', 'delhi/hauz-khas-metro-station', 4],
  ['to hkv', 'end', 'delhi/hauz-khas-village', 1],
  // Its city before or behind it.
  ['sector 45 gurgaon', 'start', 'gurugram/sector-45', 3],
  ['gurugram 45', 'end', 'gurugram/sector-45', 2],
  // Without its spaces, and with a wrong letter.
  ['hauzkhas', 'end', 'delhi/hauz-khas', 1],
  ['hauz khaas', 'end', 'delhi/hauz-khas', 2],
  ['hauz kahs', 'end', 'delhi/hauz-khas', 2],
  ['hauz xxxx', 'end', undefined],
  // A city, a PIN code and a place that the metro does not join are no places to travel to.
  ['gurugram', 'end', undefined],
  ['122003', 'end', undefined],
  ['adarsh nagar hisar', 'end', undefined],
  ['', 'end', undefined],
])('%j names from its %s %j', ([text, side, placeId, length]) => {
  const found = findTravelPlace(text.split(' '), side)
  expect(found).toEqual(placeId && { placeId, length })
})

test('a place is shown with its city where it is a sector, a station as a metro', () => {
  const { byId, byName } = travelPlaces()
  expect(byId.get('gurugram/sector-45')?.label).toBe('Sector 45, Gurugram')
  expect(byId.get('delhi/hauz-khas-metro-station')?.label).toBe('Hauz Khas metro')
  expect(byId.get('delhi/hauz-khas')?.label).toBe('Hauz Khas')
  expect(byId.get('hisar/model-town')).toBeUndefined()
  // Whoever says a name means the place before its station.
  expect(byName.get('hauz khas')?.map(({ kind }) => kind)).toEqual(['locality', 'metro'])
  expect(byName.get('gurugram')).toBeUndefined()
})

test.for([
  [{}, ''],
  [{ to: 'delhi.hauz-khas', within: '30' }, 'within 30\u00a0min of Hauz Khas'],
  [
    { to: 'delhi.hauz-khas,gurugram.sector-45', within: '30,45' },
    'within 30\u00a0min of Hauz Khas and 45\u00a0min of Sector 45, Gurugram',
  ],
  [
    { to: 'delhi.hauz-khas,gurugram.sector-45,gurugram.dlf-cyber-city' },
    'within 45\u00a0min of Hauz Khas, 45\u00a0min of Sector 45, Gurugram and 45\u00a0min of DLF Cyber City',
  ],
  [{ to: 'delhi.nowhere' }, ''],
] as const)('%j is said as %j', ([params, words]) => {
  expect(travelWords(params)).toBe(words)
})

test('circles are as large as one may still walk after the ride', () => {
  const [station] = destinationsOf({ to: 'delhi.hauz-khas-metro-station', within: '20' })
  const circles = reachCircles(station!)
  // On foot all of the 20 minutes: 80 metres a minute, slowly, in streets.
  expect(circles[0]).toEqual({ lat: 28.544, lng: 77.2062, km: 1.12 })
  expect(circles.length).toBeGreaterThan(1)
  for (const { km } of circles.slice(1)) {
    expect(km).toBeGreaterThan(0.05)
    expect(km).toBeLessThanOrEqual(1.12)
  }
  // Nobody walks for more than 2.5 kilometres.
  const [farther] = destinationsOf({ to: 'delhi.hauz-khas-metro-station', within: '90' })
  expect(Math.max(...reachCircles(farther!).map(({ km }) => km))).toBe(1.92)
  expect(hasMetro(station!)).toBe(true)
  expect(hasMetro({ ...station!, placeId: 'a field', lat: 28.2, lng: 76.5 })).toBe(false)
})
