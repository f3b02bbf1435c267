import { expect, test } from 'vitest'
import { readMetroLines } from '#db/gazetteer/metro-lines.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'
import { readEmbeddedMap } from '#domain/places/embedded-map.ts'

test('draws each metro line through its stations, longitude first', () => {
  const map = readEmbeddedMap()
  const lines = readMetroLines()
  expect(map.lines.map(({ name, colour }) => [name, colour])).toEqual(
    lines.map(({ name, colour }) => [name, colour]),
  )
  const [first] = lines[1]!.branches[0]!
  expect(map.lines[1]).toMatchObject({ name: 'Yellow Line', colour: '#e8b100' })
  expect(map.lines[1]?.branches[0]?.[0]).toEqual([
    Number(first!.lng.toFixed(4)),
    Number(first!.lat.toFixed(4)),
  ])
  expect(map.lines.flatMap(({ branches }) => branches.flat())).toHaveLength(
    lines.flatMap(({ branches }) => branches.flat()).length,
  )
})

test('draws a station where lines meet once, with the lines that stop there', () => {
  const map = readEmbeddedMap()
  const called = map.stations.filter(([name]) => name === 'Rajiv Chowk')
  const lineOf = (at: number) => map.lines[at]?.name
  expect(called).toHaveLength(1)
  expect(called[0]?.slice(1, 3)).toEqual([77.2194, 28.633])
  expect(called[0]?.[3].map(lineOf)).toEqual(['Yellow Line', 'Blue Line'])

  // Its line forks there: both branches name it.
  const fork = map.stations.find(([name]) => name === 'Yamuna Bank')
  expect(fork?.[3].map(lineOf)).toEqual(['Blue Line'])
})

test('names the localities and sectors, and the landmarks apart', () => {
  const map = readEmbeddedMap()
  const places = readPlaces()
  const names = (...kinds: string[]) =>
    places.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  expect(map.places.map(([name]) => name)).toEqual(names('locality', 'sector'))
  expect(map.landmarks.map(([name]) => name)).toEqual(names('landmark'))

  const vasantKunj = places.find(({ id }) => id === 'delhi/vasant-kunj')
  expect(map.places).toContainEqual(['Vasant Kunj', 77.1589, 28.5234, vasantKunj?.rank])
})

test('puts the name of a city in the middle of it', () => {
  const map = readEmbeddedMap()
  expect(map.cities).toHaveLength(7)
  expect(map.cities).toContainEqual(['Hisar', 75.735, 29.15])
})
