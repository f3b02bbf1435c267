import { describe, expect } from 'vitest'
import { noFilters, type SearchFilters } from '#contract/search/listing-search.ts'
import { isInCity } from '#domain/places/city-area.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'

describe('a text', () => {
  test.for([
    ['Sector 57'],
    ['57 sector'],
    ['sec-57'],
    ['sect 57 gurgaon'],
    ['सेक्टर 57'],
    ['near sector 57'],
    ['sectr 57'],
  ])('finds the sector by "%s"', async ([text], { db }) => {
    await fill(db, [
      { address: 'Block C, Sector 57, Gurugram', locality: 'Sector 57' },
      { address: 'Palam Vihar, Gurugram', locality: 'Palam Vihar' },
    ])

    expect(await found(db, { text })).toEqual(['Block C, Sector 57, Gurugram'])
  })

  test.for([['palm vihar'], ['palam vhar'], ['plaam vihar'], ['पालम विहार']])(
    'is understood in spite of the spelling "%s"',
    async ([text], { db }) => {
      await fill(db, [
        { address: 'H 12, Palam Vihar, Gurugram', locality: 'Palam Vihar' },
        { address: 'Block C, Sector 57, Gurugram', locality: 'Sector 57' },
      ])

      expect(await found(db, { text })).toEqual(['H 12, Palam Vihar, Gurugram'])
    },
  )

  test('of a number means that number', async ({ db }) => {
    await fill(db, [{ address: 'Sector 57' }, { address: 'Sector 5' }])

    expect(await found(db, { text: 'sector 5' })).toEqual(['Sector 5'])
  })

  test.for([
    ['sector 3', ['B 7, Sector 3']],
    ['3 sector', ['B 7, Sector 3']],
    ['sec-3', ['B 7, Sector 3']],
    ['सेक्टर ३', ['B 7, Sector 3']],
    ['sector 30', ['Sector 30']],
    ['sector 7', []],
    ['sector 4', []],
    ['phase 3', ['DLF Phase III']],
    ['phase 2', []],
  ] as const)('finds a number only with its word: %s', async ([text, expected], { db }) => {
    const filters: SearchFilters = { ...noFilters, bhk: ['3bhk'] }
    await fill(
      db,
      [
        { address: 'B 7, Sector 3' },
        { address: 'House 3, Sector 62' },
        { address: 'Sector 30' },
        { address: 'DLF Phase III' },
      ].map((listing) => ({ city: 'noida', bhk: '3bhk', locality: '', ...listing })),
    )

    for (const given of [noFilters, filters])
      expect(await found(db, { city: 'noida', text, filters: given })).toEqual(expected)
  })

  test('may end in an unfinished word', async ({ db }) => {
    await fill(db, [
      { address: 'Tower 4, Green Court, Sector 90' },
      { address: 'Tower 5, Green Meadows, Sector 90' },
    ])

    expect(await found(db, { text: 'green cou' })).toEqual(['Tower 4, Green Court, Sector 90'])
  })

  test('finds by PIN code, project and type', async ({ db }) => {
    await fill(db, [
      { address: 'Tower 4, Green Court, Sector 90', pinCode: '122505', propertyType: 'villa' },
      { address: 'Sector 45', pinCode: '122003' },
    ])

    for (const text of ['122505', 'green court', 'court green', 'villa'])
      expect(await found(db, { text }), text).toEqual(['Tower 4, Green Court, Sector 90'])
  })

  test('puts listings in the place before those that only mention it', async ({ db }) => {
    await fill(db, [
      { address: 'A, Sector 57', locality: 'Sector 57', placeId: 'gurugram/sector-57' },
      {
        address: 'B, Sector 56, near Sector 57',
        locality: 'Sector 56',
        placeId: 'gurugram/sector-56',
      },
      { address: 'C, near Sector 57' },
    ])

    expect(await found(db, { text: 'sector 57' })).toEqual([
      'A, Sector 57',
      'C, near Sector 57',
      'B, Sector 56, near Sector 57',
    ])
  })

  test.for([
    ['south delhi', 'South Delhi', ['saket', 'gk 2']],
    ['delhi south', 'South Delhi', ['saket', 'gk 2']],
    ['sauth delhi', 'South Delhi', ['saket', 'gk 2']],
    ['east delhi', 'East Delhi', ['laxmi nagar']],
    ['north delhi', 'North Delhi', ['rohini']],
    ['yamuna paar', 'East Delhi', ['laxmi nagar']],
    ['saket south delhi', 'Saket', ['saket']],
  ] as const)(
    'of a part of a city finds what lies there: %s',
    async ([text, name, expected], { db }) => {
      await fill(db, [
        { address: 'gk 2', placeId: 'delhi/greater-kailash-2', city: 'delhi' },
        { address: 'saket', placeId: 'delhi/saket', city: 'delhi' },
        { address: 'laxmi nagar', placeId: 'delhi/laxmi-nagar', city: 'delhi' },
        { address: 'rohini', placeId: 'delhi/rohini-sector-7', city: 'delhi' },
        { address: 'near East End, South Gate', city: 'delhi' },
      ])
      const search = { ...homes, city: 'delhi', text } as const

      expect(await found(db, search)).toEqual(expected)
      expect((await findTextMatch(db, search))?.place?.name).toBe(name)
    },
  )

  test('of a station finds what lies around it', async ({ db }) => {
    const place = await db
      .selectFrom('place')
      .select(['name', 'lat', 'lng', 'city'])
      .where('kind', '=', 'metro')
      .where('city', '=', 'gurugram')
      .executeTakeFirstOrThrow()
    await fill(db, [
      { address: 'Close', lat: place.lat + 0.01, lng: place.lng },
      { address: 'Far', lat: place.lat + 0.1, lng: place.lng },
    ])

    expect(await found(db, { text: place.name })).toEqual(['Close'])
  })

  test('that names several places finds what lies in any of them', async ({ db }) => {
    await fill(db, [
      { address: 'A', placeId: 'gurugram/sector-57' },
      { address: 'B', placeId: 'gurugram/sector-56' },
      { address: 'C', placeId: 'gurugram/palam-vihar' },
      { address: 'D, Palam Vihar Extension' },
    ])

    for (const text of ['sector 57 ya palam vihar', 'palam vihar, sector 57'])
      expect((await found(db, { text })).sort(), text).toEqual([
        'A',
        'C',
        'D, Palam Vihar Extension',
      ])
  })

  test.for([
    ['sector 56 57', ['A', 'B']],
    ['sector 56, 57, 58', ['A', 'B', 'C']],
    ['sector 56 ya sector 58', ['A', 'C']],
    ['sec 56/58 kamaal', ['A', 'C']],
    ['sector 999 58', ['C']],
  ] as const)('finds every sector of a list: %s', async ([text, expected], { db }) => {
    await fill(db, [
      { address: 'A', placeId: 'gurugram/sector-56' },
      { address: 'B', placeId: 'gurugram/sector-57' },
      { address: 'C', placeId: 'gurugram/sector-58' },
      { address: '56, Palam Vihar', locality: 'Palam Vihar', placeId: 'gurugram/palam-vihar' },
    ])

    expect((await found(db, { text })).sort()).toEqual(expected)
  })

  test('finds the sector of a locality by its number', async ({ db }) => {
    await fill(db, [
      { city: 'delhi', address: 'A', placeId: 'delhi/rohini-sector-7' },
      { city: 'delhi', address: 'House 7', locality: 'Rohini', placeId: 'delhi/rohini' },
      { city: 'delhi', address: 'C', placeId: 'delhi/dwarka-sector-7' },
    ])

    for (const text of ['rohini 7', 'sector 7 rohini'])
      expect(await found(db, { city: 'delhi', text }), text).toEqual(['A'])
    expect(
      (await found(db, { city: 'delhi', text: 'rohini 7 ya dwarka sector 7' })).sort(),
    ).toEqual(['A', 'C'])
  })

  test('keeps to a place that it names beside a few letters', async ({ db }) => {
    await fill(db, [
      { city: 'delhi', address: 'A', placeId: 'delhi/saket' },
      { city: 'delhi', address: 'B', placeId: 'delhi/dwarka-mor' },
      { city: 'delhi', address: 'C', placeId: 'delhi/dwarka' },
    ])

    expect(await found(db, { city: 'delhi', text: 'saket mn' })).toEqual(['A'])
    expect(await found(db, { city: 'delhi', text: 'dwarka mo' })).toEqual(['C'])
  })

  test.for([
    ['greater kailash', 'Greater Kailash'],
    ['south ex', 'South Extension'],
    ['dwarka sec 12', 'Dwarka Sector 12'],
    ['saket', 'Saket'],
    ['saket metro station', 'Saket Metro Station'],
    ['sec 10, 11 dwarka', 'Dwarka Sector 10 or Dwarka Sector 11'],
    ['dwarka sec 10,11,12', 'Dwarka Sector 10 or Dwarka Sector 11 or Dwarka Sector 12'],
  ] as const)('names where people live rather than a station: %s', async ([text, name], { db }) => {
    const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

    expect(match?.place?.name).toBe(name)
  })

  test.for([
    ['jnk puri', 'Janakpuri'],
    ['ptm pura', 'Pitampura'],
    ['rhn sctr 11', 'Rohini Sector 11'],
    ['mv phase 1', undefined],
    ['kamaal city', undefined],
    ['raj nagar extension', undefined],
  ] as const)(
    'is guessed at by what tells a place from others: %s',
    async ([text, name], { db }) => {
      await fill(db, [{ city: 'delhi', address: 'Phase 1, Ashok Nagar' }])
      const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

      expect([match?.place?.name, match?.words === undefined]).toEqual([name, name === undefined])
    },
  )

  test.for([
    ['palam vihar kamaal', ['kamaal']],
    ['kamaal block palam vihar', ['kamaal', 'block']],
    ['palm vihr', undefined],
    ['green kamaal court', ['kamaal']],
  ] as const)('leaves out what nothing is called: %s', async ([text, ignored], { db }) => {
    await fill(db, [
      { address: 'Green Court, Palam Vihar', placeId: 'gurugram/palam-vihar' },
      { address: 'Sector 57', placeId: 'gurugram/sector-57' },
    ])

    expect(await found(db, { text })).toEqual(['Green Court, Palam Vihar'])
    expect((await findTextMatch(db, { ...homes, text }))?.ignored).toEqual(ignored)
  })

  test.for([
    ['sakeet qwertyx', 'Saket', ['qwertyx']],
    ['zxqw rohnii vbnm', 'Rohini', ['zxqw', 'vbnm']],
  ] as const)(
    'is the first of its words that is nearly a place: %s',
    async ([text, name, ignored], { db }) => {
      const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

      expect(match).toMatchObject({ isExactPlace: false, place: { name }, ignored })
    },
  )

  test('of three letters that begin a name is no place beside unknown words', async ({ db }) => {
    const meant = (text: string) => findTextMatch(db, { ...homes, city: 'delhi', text })

    expect((await meant('sak'))?.place?.name).toBe('Saket')
    expect((await meant('sak qwertyx'))?.place).toBeUndefined()
  })

  test.for([
    ['green amaltas', 'green', ['amaltas']],
    ['kamaal amaltas green', 'amaltas', ['kamaal', 'green']],
    ['park amaltas', 'amaltas', ['park']],
  ] as const)(
    'whose words no listing has together is the first that tells homes apart: %s',
    async ([text, word, ignored], { db }) => {
      await fill(db, [{ address: 'Green Court, Park Lane' }, { address: 'Amaltas Towers' }])

      expect(await findTextMatch(db, { ...homes, text })).toMatchObject({
        words: { sets: [[word]] },
        ignored,
      })
    },
  )

  test('of letters exchanged in the name of a place is not exactly that place', async ({ db }) => {
    expect(await findTextMatch(db, { ...homes, text: 'plaam vihar' })).toMatchObject({
      corrected: 'palam vihar',
      isExactPlace: false,
      place: { name: 'Palam Vihar' },
    })
  })

  test('of no place leaves out how far from it is wanted', async ({ db }) => {
    await fill(db, [{ address: 'Amaltas Towers' }])
    const filters: SearchFilters = { ...noFilters, bhk: ['2bhk'] }
    const ignored = async (text: string) =>
      (await findTextMatch(db, { ...homes, filters, text }))?.ignored

    expect(await ignored('amaltas within 2 km')).toEqual(['within 2 km'])
    expect(await ignored('kamaal zxqw within 0.5 km')).toEqual(['kamaal', 'zxqw', 'within 0.5 km'])
    expect(await found(db, { text: 'amaltas within 2 km' })).toEqual(['Amaltas Towers'])
  })

  test.for([
    ['friendly', 'Friends Colony'],
    ['zxqwv wqzxkvb friendly mnvqkzx pqxwzvk kzqvxwb xwqkzvn', 'Friends Colony'],
    ['main road', 'Jail Road'],
    ['mukharji nagar', undefined],
  ] as const)(
    'is only asked about where a name is little like it: %s',
    async ([text, name], { db }) => {
      const match = await findTextMatch(db, { ...homes, city: 'delhi', text })

      expect(match?.question).toBe(name)
      expect(match?.placeIds.length === 0).toBe(name !== undefined)
    },
  )

  test('of nothing but unknown words finds nothing', async ({ db }) => {
    await fill(db, [{ address: 'Sector 57' }])

    expect(await found(db, { text: 'kamaal zxqw' })).toEqual([])
  })

  test('of a few unknown words beside filters is left out', async ({ db }) => {
    await fill(db, [
      ...Array.from({ length: 12 }, () => ({ bhk: '2bhk', deal: 'rent' }) as const),
      ...Array.from({ length: 3 }, () => ({ bhk: '2bhk' }) as const),
      { bhk: '3bhk' },
    ])
    const filters: SearchFilters = { ...noFilters, bhk: ['2bhk'] }

    for (const [deal, count] of [
      ['resale', 3],
      ['rent', 12],
      [undefined, 15],
    ] as const) {
      const search = { ...homes, deal, filters, text: 'kamaal zxqw' }
      expect(await found(db, search)).toHaveLength(count)
      expect((await countListings(db, search)).total).toBe(count)
      expect(await findTextMatch(db, search)).toMatchObject({
        ignored: ['kamaal', 'zxqw'],
        place: { name: 'Gurugram' },
      })
    }
    for (const text of ['kamaal zxqw qwxz vbnm', 'indirapuram', 'indrapuram'])
      expect(await found(db, { filters, text }), text).toEqual([])
  })

  test('beside filters is left out only where none of its words is a place elsewhere', async ({
    db,
  }) => {
    const filters: SearchFilters = { ...noFilters, bhk: ['2bhk'] }
    const meant = (text: string) => findTextMatch(db, { ...homes, filters, text })

    // A word that stands in many names is no place by itself.
    const match = await meant('metro kamaal')
    expect(match).toMatchObject({ ignored: ['metro', 'kamaal'], isExactPlace: true })
    expect(isInCity('gurugram', match!.place!)).toBe(true)
    expect((await meant('kamaal zxqw qwxz'))?.ignored).toEqual(['kamaal', 'zxqw', 'qwxz'])
    expect((await meant('kamaal rohini'))?.words).toBeUndefined()
  })

  test('of an unknown place and a number takes no number for a place', async ({ db }) => {
    await fill(db, [{ address: 'Block 1, Sector 57' }])

    expect(await found(db, { text: 'mumbai 1' })).toEqual([])
  })

  test('of quotes and operators is looked up by its words, and finds all where it has none', async ({
    db,
  }) => {
    await fill(db, [{ address: 'Here' }])

    for (const text of ["'", "' | '", ':*', '()', '\\', 'near', '%', '💠'])
      expect(await found(db, { text }), text).toEqual(['Here'])
    expect(await found(db, { text: 'a & !b' })).toEqual([])
    expect(await found(db, { text: "'here' & (:*" })).toEqual(['Here'])
  })
})
