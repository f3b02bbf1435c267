import { describe, expect } from 'vitest'
import type { City } from '#contract/options.ts'
import type { NamedPlace } from '#domain/search/text/city-places.ts'
import { findTypedName } from '#domain/search/text/find-typed-name.ts'
import { metroLinesIn } from '#domain/search/text/metro-line-places.ts'
import { findPlacesWithin } from '#domain/search/text/named-places.ts'
import {
  findPlacesWithoutVowels,
  findSimilarPlaces,
  findSimilarToWord,
} from '#domain/search/text/similar-places.ts'
import { findTextMatch, inOrder } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { homes } from '#tests/listed-homes.ts'
import { withOwnCache } from '#tests/shared-places.ts'

test.for<[City, string, string | undefined]>([
  ['gurugram', 'huda city centre', 'HUDA City Centre'],
  ['gurugram', 'flats near huda city centre metro station', 'HUDA City Centre'],
  ['gurugram', 'millennium city centre metro station', 'Millennium City Centre Metro Station'],
  ['gurugram', 'near rapid metro', 'Rapid Metro Gurugram'],
  ['gurugram', '57 sector', 'Sector 57'],
  ['gurugram', 'qwertyx', undefined],
])('in %s %j is called %j', async ([city, text, name], { db }) => {
  expect(await findTypedName(db, city, text)).toBe(name)
})

test.for<[string, City, string]>([
  ['57 sector', 'gurugram', 'sector 57'],
  ['57a sector', 'gurugram', 'sector 57a'],
  ['phase 3 sector 5', 'gurugram', 'phase 3 sector 5'],
  ['sector 10 11 dwarka', 'delhi', 'dwarka sector 10 11'],
  ['sector 4 vasundhara', 'ghaziabad', 'vasundhara sector 4'],
  ['sector 45 lotus', 'gurugram', 'sector 45 lotus'],
  ['dwarka sector 10', 'delhi', 'dwarka sector 10'],
  ['sector dwarka', 'delhi', 'sector dwarka'],
  ['sector 10', 'delhi', 'sector 10'],
])('%j in %s is put in order as %j', ([text, city, ordered]) => {
  expect(inOrder(text.split(' '), city).join(' ')).toBe(ordered)
})

test('a line of the metro is the stations that it has in the city', () => {
  const station = (id: string, lat: number) => [id, { id, lat, lng: 77.2 } as NamedPlace] as const
  const lines = metroLinesIn(
    new Map([
      station('delhi/malviya-nagar-metro-station', 28.529),
      station('delhi/saket-metro-station', 28.5211),
    ]),
  )
  expect(lines).toEqual([
    {
      id: 'yellow',
      kind: 'metro',
      name: 'Yellow Line',
      lat: 28.5211,
      lng: 77.2,
      stops: [
        { lat: 28.529, lng: 77.2 },
        { lat: 28.5211, lng: 77.2 },
      ],
      names: [
        'yellow line',
        'yellow metro',
        'yellow metro line',
        'yellow line metro',
        'yellow metro station',
        'yellow line metro station',
      ],
      rank: 40,
      aliases: [],
      parts: [],
      within: [],
    },
  ])
})

describe('words that are nearly a name', () => {
  test.for<[string, string | undefined]>([
    ['jnk puri', 'delhi/janakpuri'],
    ['janakpuri', undefined],
    ['jnkpuri', undefined],
    ['xyz', undefined],
    ['4bc', undefined],
  ])('without their vowels: %s', async ([text, id], { db }) => {
    const [first] = await findPlacesWithoutVowels(db, 'delhi', text.split(' '))
    expect(first?.id).toBe(id)
  })

  test('with a wrong letter name the place, unlike words of no name', async ({ db }) => {
    const [first] = (await findSimilarToWord(db, 'delhi', 'rohnii')).places
    expect(first?.id).toBe('delhi/rohini')
    const nothing = { places: [], isElsewhere: false }
    expect(await findSimilarToWord(db, 'delhi', 'qwzzxv')).toEqual(nothing)
  })

  test('but exactly a place of another city are none of this one', async ({ db }) => {
    const elsewhere = { places: [], isElsewhere: true }
    expect(await findSimilarPlaces(db, 'delhi', 'indirapuram')).toEqual(elsewhere)
    expect(await findSimilarPlaces(db, 'delhi', 'palam vihar')).toEqual(elsewhere)
  })

  test('of ten letters may have three of them wrong', async ({ db }) => {
    const { places } = await findSimilarToWord(db, 'delhi', 'chnkyapure')
    expect(places.map(({ id }) => id)).toEqual(['delhi/chanakyapuri'])
  })
})

test('of places with one name those where people live come first', async ({ db: trx }) => {
  const db = withOwnCache(trx)
  const names = { name: 'Zebra Nagar', aliases: [], searchText: 'zebra nagar' }
  const shared = { ...names, city: 'delhi', pinCode: null, lat: 28.5, lng: 77 } as const
  await db
    .insertInto('place')
    .values([
      { ...shared, id: 'delhi/zebra-metro', kind: 'metro', rank: 90 },
      { ...shared, id: 'delhi/zebra-mall', kind: 'landmark', rank: 80 },
      { ...shared, id: 'delhi/zebra-sector', kind: 'sector', rank: 20 },
      { ...shared, id: 'delhi/zebra', kind: 'locality', rank: 10 },
    ])
    .execute()
  const byUse = ['sector', 'locality', 'metro', 'landmark']

  const { found } = await findPlacesWithin(db, 'delhi', ['zebra', 'nagar'])
  expect(found.map(({ places }) => places.map(({ kind }) => kind))).toEqual([byUse])
  const withoutVowels = await findPlacesWithoutVowels(db, 'delhi', ['zbr', 'ngr'])
  expect(withoutVowels.map(({ kind }) => kind)).toEqual(byUse)
})

test('a part of the city that holds another of the places is left out', async ({ db }) => {
  const named = async (text: string) =>
    (await findPlacesWithin(db, 'delhi', text.split(' '))).found.map(({ name }) => name)
  expect(await named('saket south delhi')).toEqual(['Saket'])
  expect(await named('rohini south delhi')).toEqual(['Rohini', 'South Delhi'])
})

test('in the region a sector is that of every city which has it', async ({ db }) => {
  const match = await findTextMatch(db, { ...homes, region: 'ncr', text: 'sector 62' })
  expect(match?.placeIds).toContain('noida/sector-62')
  expect(match?.placeIds).toContain('gurugram/sector-62')
  expect(match?.isExactPlace).toBe(true)
})
