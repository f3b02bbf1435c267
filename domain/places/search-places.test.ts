import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { anyCharacter } from '#tests/any-character.ts'
import { test } from '#tests/database.ts'

describe('the first hit', () => {
  test.for([
    // swapped, missing and doubled letters
    ['dwraka', 'delhi/dwarka'],
    ['indrapuram', 'ghaziabad/indirapuram'],
    ['conaught place', 'delhi/connaught-place'],
    ['modal town hisar', 'hisar/model-town'],
    ['nodia sector 62', 'noida/sector-62'],
    ['faridabd', 'faridabad/old-faridabad'],
    ['lajpt nagar', 'delhi/lajpat-nagar'],
    ['chitranjn park', 'delhi/chittaranjan-park'],
    ['vasnt kunj', 'delhi/vasant-kunj'],
    ['rajori garden', 'delhi/rajouri-garden'],
    ['hauz kahs', 'delhi/hauz-khas'],
    ['cybr city', 'gurugram/dlf-cyber-city'],
    ['golf corse road', 'gurugram/golf-course-road'],
    ['vaisali', 'ghaziabad/vaishali'],
    ['manesr', 'gurugram/manesar'],
    ['munrika', 'delhi/munirka'],
    ['okla phase 1', 'delhi/okhla-phase-1'],
    ['rohni sec 8', 'delhi/rohini-sector-8'],
    ['paschim vihr', 'delhi/paschim-vihar'],
    ['dilshad gardan', 'delhi/dilshad-garden'],
    ['sarojni nagar', 'delhi/sarojini-nagar'],
    ['wasundhra sector 5', 'ghaziabad/vasundhara-sector-5'],
    ['greater nodia alpha 2', 'noida/greater-noida-alpha-2'],
    ['jain chok', 'bhiwani/jain-chowk'],
    ['shipra mal', 'ghaziabad/shipra-mall'],
    // short forms
    ['sectr 14 gurgaon', 'gurugram/sector-14'],
    ['sec-57 gurgaon', 'gurugram/sector-57'],
    ['sector 9 a gurgaon', 'gurugram/sector-9a'],
    ['raj nagar extn', 'ghaziabad/raj-nagar-extension'],
    ['dlf ph 3', 'gurugram/dlf-phase-3'],
    ['dlf phase-ii', 'gurugram/dlf-phase-2'],
    ['mayur vihar ph 1', 'delhi/mayur-vihar-phase-1'],
    ['sohna rd', 'gurugram/sohna-road'],
    ['laxmi ngr', 'delhi/laxmi-nagar'],
    ['azad ngr hisar', 'hisar/azad-nagar'],
    ['urban estate ii hisar', 'hisar/urban-estate-2'],
    // other names
    ['cp', 'delhi/connaught-place'],
    ['gk1', 'delhi/greater-kailash-1'],
    ['cr park', 'delhi/chittaranjan-park'],
    ['greater noida west', 'noida/noida-extension'],
    ['crossing republic', 'ghaziabad/crossings-republik'],
    ['gju', 'hisar/gju-campus'],
    ['new industrial township', 'faridabad/nit'],
    ['ballabgarh', 'faridabad/ballabhgarh'],
    // written together or apart
    ['janak puri', 'delhi/janakpuri'],
    ['pitam pura', 'delhi/pitampura'],
    ['kalka ji', 'delhi/kalkaji'],
    ['rajnagar extension', 'ghaziabad/raj-nagar-extension'],
    ['karolbag', 'delhi/karol-bagh'],
    // metro stations and landmarks
    ['huda city center', 'gurugram/millennium-city-centre-metro-station'],
    ['noida sec 18 metro', 'noida/noida-sector-18-metro-station'],
    ['kashmiri gate', 'delhi/kashmere-gate-metro-station'],
    ['botanicl garden', 'noida/botanical-garden-metro-station'],
    ['new delhi', 'delhi/new-delhi-metro-station'],
    ['bhiwani railway station', 'bhiwani/bhiwani-railway-station'],
    ['near huda city centre', 'gurugram/millennium-city-centre-metro-station'],
    // PIN codes
    ['122018', 'gurugram/122018'],
    ['pin code 110075', 'delhi/110075'],
    ['125001', 'hisar/125001'],
    // any order
    ['gurgaon sector 57', 'gurugram/sector-57'],
    ['faridabad nit', 'faridabad/nit'],
    ['bhiwani sec 13', 'bhiwani/sector-13'],
    // still typing
    ['conn', 'delhi/connaught-place'],
    ['conau', 'delhi/connaught-place'],
    ['indirap', 'ghaziabad/indirapuram'],
    ['vasant k', 'delhi/vasant-kunj'],
    // Hindi
    ['द्वारका सेक्टर १०', 'delhi/dwarka-sector-10'],
    ['जनकपुरी', 'delhi/janakpuri'],
    ['मॉडल टाउन हिसार', 'hisar/model-town'],
  ] as const)('for "%s" is %s', async ([text, id], { db }) => {
    const [first] = await searchPlaces(db, { text })
    expect(first?.id).toBe(id)
  })
})

describe('searchPlaces', () => {
  test.for([
    ['sector 14', 'hisar', 'hisar/sector-14'],
    ['sector 14', 'faridabad', 'faridabad/sector-14'],
    ['sector 62', 'noida', 'noida/sector-62'],
    ['krishna colony', 'bhiwani', 'bhiwani/krishna-colony'],
    ['krishna colony', 'gurugram', 'gurugram/krishna-colony'],
    ['model town', 'delhi', 'delhi/model-town'],
  ] as const)('takes "%s" to be in the chosen city %s', async ([text, city, id], { db }) => {
    const [first] = await searchPlaces(db, { text, city })
    expect(first?.id).toBe(id)
  })

  test.for([
    ['sec 14 gurgaon', 'hisar', 'gurugram/sector-14'],
    ['nodia sector 62', 'gurugram', 'noida/sector-62'],
    ['modal town hisar', 'delhi', 'hisar/model-town'],
    ['indrapuram', 'delhi', 'ghaziabad/indirapuram'],
  ] as const)('takes "%s" at its word in spite of %s', async ([text, city, id], { db }) => {
    const [first] = await searchPlaces(db, { text, city: city as City })
    expect(first?.id).toBe(id)
  })

  test('answers what a suggestion shows, best first', async ({ db }) => {
    const hits = await searchPlaces(db, { text: 'Vasant Kunj', limit: 3 })

    expect(hits).toHaveLength(3)
    expect(hits[0]).toEqual({
      id: 'delhi/vasant-kunj',
      city: 'delhi',
      kind: 'locality',
      name: 'Vasant Kunj',
      pinCode: '110070',
      lat: 28.52343,
      lng: 77.15892,
      similarity: 1,
    })
    expect(hits[1]!.similarity).toBeLessThan(1)
  })

  test('doubts no word where a hit is sure', async ({ db }) => {
    expect(await ids(db, 'malviya nagar')).toEqual([
      'delhi/malviya-nagar',
      'delhi/malviya-nagar-metro-station',
    ])
  })

  test('doubts no word where three hits are good', async ({ db }) => {
    expect(await ids(db, 'blue')).toEqual([
      'gurugram/blue-bells-school',
      'gurugram/blue-bells-model-school',
      'noida/galaxy-blue-sapphire-plaza',
    ])
  })

  test('takes known words for typing errors where fewer than three hits are good', async ({
    db,
  }) => {
    expect(await ids(db, 'vikas')).toEqual([
      'delhi/vikaspuri',
      'ghaziabad/vikram-enclave',
      'delhi/om-vihar',
    ])
    expect((await ids(db, 'ganga')).slice(0, 3)).toEqual([
      'delhi/sir-ganga-ram-hospital',
      'noida/ganga-shopping-complex',
      'hisar/gangwa',
    ])
  })

  test('answers at least one hit and no more than asked for', async ({ db }) => {
    expect(await ids(db, 'sector', 0)).toHaveLength(1)
    expect(await ids(db, 'sector', 2.9)).toHaveLength(2)
  })

  test('finds only the kinds asked for', async ({ db }) => {
    const hits = await searchPlaces(db, { text: 'saket', kinds: ['metro'] })
    expect(hits[0]?.id).toBe('delhi/saket-metro-station')
    expect(new Set(hits.map((hit) => hit.kind))).toEqual(new Set(['metro']))
  })

  test('tells an exact number from a longer one', async ({ db }) => {
    const hits = await searchPlaces(db, { text: 'sector 5', city: 'noida' })
    expect(hits[0]?.id).toBe('noida/sector-5')
  })

  test('finds nothing for nonsense, blanks and wildcards', async ({ db }) => {
    for (const text of ['zzzqqqxx', '', '   ', '%', '_', '%%%', '\\', '👋'])
      expect(await searchPlaces(db, { text })).toEqual([])
  })

  test('leaves out places that are no longer current', async ({ db }) => {
    await db
      .updateTable('place')
      .set({ isCurrent: false })
      .where('id', '=', 'delhi/saket')
      .execute()
    const hits = await searchPlaces(db, { text: 'saket' })
    expect(hits.map((hit) => hit.id)).not.toContain('delhi/saket')
  })

  test('refuses text the database cannot hold', async ({ db }) => {
    await expect(searchPlaces(db, { text: 'delhi\0' })).rejects.toThrow(DomainError)
  })

  test('survives any text', async ({ db }) => {
    const anyText = fc.string({ unit: anyCharacter, maxLength: 400 })
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const hits = await searchPlaces(db, { text: text.replaceAll('\0', '') })
        expect(Array.isArray(hits)).toBe(true)
      }),
      { numRuns: 20 },
    )
    expect(await searchPlaces(db, { text: 'sector '.repeat(5_000), limit: 1 })).toHaveLength(1)
  })
})

async function ids(db: Db, text: string, limit?: number) {
  const hits = await searchPlaces(db, { text, limit })
  return hits.map(({ id }) => id)
}
