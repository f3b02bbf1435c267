import { describe, expect, test } from 'vitest'
import type { NamedPlace } from '#domain/search/text/city-places.ts'
import { noPlaces, placesOf } from '#domain/search/text/named-places.ts'

function place(id: string, differences: Partial<NamedPlace> = {}): NamedPlace {
  const lat = 28 + id.charCodeAt(0) / 1_000
  const where = { kind: 'locality', lat, lng: 77, rank: 50 } as const
  return {
    id,
    name: `The ${id}`,
    ...where,
    aliases: [],
    names: [id],
    parts: [],
    within: [],
    ...differences,
  }
}

const at = (id: string) => ({ lat: place(id).lat, lng: 77 })

describe('places that share a name', () => {
  test('are none where none is called so', () => {
    expect(placesOf([])).toEqual(noPlaces)
    expect(placesOf([[]])).toEqual(noPlaces)
  })

  test('are meant with all that they hold, each once', () => {
    const groups = [
      [place('a', { parts: ['b', 'c'] }), place('b')],
      [place('c', { kind: 'sector' })],
    ]

    expect(placesOf(groups)).toEqual({
      placeIds: ['a', 'b', 'c'],
      points: [],
      origins: [at('a'), at('b'), at('c')],
      place: { name: 'The a', ...at('a') },
    })
  })

  test('are where somebody lives before they are stations', () => {
    const groups = [[place('m', { kind: 'metro' })], [place('a', { kind: 'part' })]]

    expect(placesOf(groups)).toMatchObject({
      placeIds: ['a'],
      points: [],
      origins: [at('a')],
      place: { name: 'The m' },
    })
  })

  test('are points where nobody lives, the likeliest of each name', () => {
    const metro = { kind: 'metro' } as const
    const groups = [[place('m', metro), place('n', metro)], [place('o', { kind: 'landmark' })]]

    expect(placesOf(groups)).toMatchObject({
      placeIds: [],
      points: [at('m'), at('o')],
      origins: [at('m'), at('o')],
    })
  })

  test('of a PIN code are measured from, but nothing lies around it', () => {
    expect(placesOf([[place('p', { kind: 'pincode' })]])).toMatchObject({
      placeIds: [],
      points: [],
      origins: [at('p')],
    })
  })

  test('of a line of the metro are its stations', () => {
    const stops = [at('x'), at('y')]
    const line = place('l', { kind: 'metro', stops })

    expect(placesOf([[line]])).toMatchObject({ points: stops, origins: stops })
  })

  test('are measured from six at most', () => {
    const homes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => place(id))

    expect(placesOf([homes])).toMatchObject({ placeIds: { length: 7 }, origins: { length: 6 } })
  })
})
