import { describe, expect } from 'vitest'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { test } from '#tests/database.ts'
import { homes } from '#tests/listed-homes.ts'

type Sentence = [city: City, sentence: string, place: string, holds: string]

/** Each finds what the place holds; the last column is one of the smaller places in it. */
const parents: Sentence[] = [
  ['ghaziabad', 'indirapuram', 'Indirapuram', 'ahinsa-khand-2'],
  ['ghaziabad', '2 bhk in Indirapuram', 'Indirapuram', 'niti-khand'],
  ['ghaziabad', 'indirapuram me 3 bhk chahiye', 'Indirapuram', 'shakti-khand-4'],
  ['ghaziabad', 'indrapuram', 'Indirapuram', 'vaibhav-khand'],
  ['ghaziabad', 'इंदिरापुरम', 'Indirapuram', 'gyan-khand-3'],
  ['ghaziabad', 'shakti khand', 'Shakti Khand', 'shakti-khand-2'],
  ['ghaziabad', 'neeti khand flat', 'Niti Khand', 'niti-khand-1'],
  ['ghaziabad', 'vaishali ghaziabad rent', 'Vaishali', 'vaishali-sector-4'],
  ['ghaziabad', 'vasundhra 2bhk under 20k', 'Vasundhara', 'vasundhara-sector-5'],
  ['delhi', 'dwarka', 'Dwarka', 'dwarka-sector-10'],
  ['delhi', '2bhk dwarka under 40 lakh', 'Dwarka', 'dwarka-sector-23'],
  ['delhi', 'dwraka', 'Dwarka', 'dwarka-sector-7'],
  ['delhi', 'द्वारका', 'Dwarka', 'dwarka-sector-1'],
  ['delhi', 'rohini me kiraye ka ghar', 'Rohini', 'rohini-sector-9'],
  ['delhi', 'rohni', 'Rohini', 'rohini-sector-24'],
  ['delhi', 'vasant kunj', 'Vasant Kunj', 'vasant-kunj-sector-c'],
  ['delhi', 'hauz khas', 'Hauz Khas', 'hauz-khas-village'],
  ['delhi', 'uttam nagar', 'Uttam Nagar', 'uttam-nagar-west'],
  ['delhi', 'jamia nagar', 'Jamia Nagar', 'zakir-nagar'],
  ['noida', 'greater noida 3bhk', 'Greater Noida', 'greater-noida-alpha-1'],
  ['noida', 'noida extension', 'Noida Extension', 'greater-noida-sector-4'],
  ['noida', 'greater noida west', 'Noida Extension', 'greater-noida-techzone-4'],
  ['faridabad', 'greater faridabad', 'Neharpar', 'sector-88'],
  ['faridabad', 'neharpar flat', 'Neharpar', 'sector-75'],
  ['gurugram', 'sohna', 'Sohna', 'sohna-sector-33'],
  ['gurugram', 'palam vihar', 'Palam Vihar', 'palam-vihar-pocket-c'],
  ['gurugram', 'manesar', 'Manesar', 'imt-manesar'],
]

/** A name that numbered parts share means all of them, not a station of that name. */
const numberedParts: Sentence[] = [
  ['delhi', 'south extension', 'South Extension', 'south-extension-1'],
  ['delhi', 'south ex', 'South Extension', 'south-extension-2'],
  ['delhi', 'south extn delhi 2bhk rent', 'South Extension', 'south-extension-1'],
  ['delhi', 'NDSE', 'South Extension', 'south-extension-2'],
  ['delhi', 'greater kailash', 'Greater Kailash', 'greater-kailash-3'],
  ['delhi', 'GK', 'Greater Kailash', 'greater-kailash-1'],
  ['delhi', 'gretar kailash', 'Greater Kailash', 'greater-kailash-2'],
  ['delhi', 'mayur vihar', 'Mayur Vihar', 'mayur-vihar-phase-3'],
  ['delhi', 'mayur vihar me 1 room set', 'Mayur Vihar', 'mayur-vihar-phase-1'],
  ['delhi', 'मयूर विहार', 'Mayur Vihar', 'mayur-vihar-phase-2'],
  ['delhi', 'ashok vihar', 'Ashok Vihar', 'ashok-vihar-phase-2'],
  ['delhi', 'model town', 'Model Town', 'model-town-3'],
  ['delhi', 'lajpat nagar', 'Lajpat Nagar', 'lajpat-nagar-4'],
  ['delhi', 'lajpt ngr', 'Lajpat Nagar', 'lajpat-nagar-2'],
  ['delhi', 'patel nagar', 'Patel Nagar', 'east-patel-nagar'],
  ['delhi', 'okhla', 'Okhla', 'okhla-phase-2'],
  ['hisar', 'urban estate', 'Urban Estate', 'urban-estate-2'],
  ['hisar', 'urban estate hisar makan', 'Urban Estate', 'urban-estate-2'],
  ['gurugram', 'dlf', 'DLF City', 'dlf-phase-5'],
  ['gurugram', 'dlf phase', 'DLF City', 'dlf-phase-1'],
  ['gurugram', 'sushant lok', 'Sushant Lok', 'sushant-lok-3'],
  ['gurugram', 'sector 15', 'Sector 15', 'sector-15-part-2'],
  ['noida', 'alpha greater noida', 'Greater Noida Alpha', 'greater-noida-alpha-2'],
  ['faridabad', 'ashoka enclave', 'Ashoka Enclave', 'ashoka-enclave-part-2'],
]

/** One part is only that part. */
const singleParts: [City, string, string][] = [
  ['delhi', 'south extension 1', 'delhi/south-extension-1'],
  ['delhi', 'south ex part 2', 'delhi/south-extension-2'],
  ['delhi', 'GK 2', 'delhi/greater-kailash-2'],
  ['delhi', 'mayur vihar phase 1', 'delhi/mayur-vihar-phase-1'],
  ['gurugram', 'dlf phase 3', 'gurugram/dlf-phase-3'],
  ['hisar', 'urban estate 2', 'hisar/urban-estate-2'],
  ['delhi', 'dwarka sector 7', 'delhi/dwarka-sector-7'],
  ['ghaziabad', 'ahinsa khand 1', 'ghaziabad/ahinsa-khand-1'],
  ['gurugram', 'sector 9', 'gurugram/sector-9'],
  ['ghaziabad', 'ahinsa khand 1 indirapuram', 'ghaziabad/ahinsa-khand-1'],
  ['ghaziabad', 'indirapuram, shakti khand 2', 'ghaziabad/shakti-khand-2'],
  ['faridabad', 'sector 88 greater faridabad', 'faridabad/sector-88'],
]

/** So are hospitals, malls, schools, offices and colleges. */
const landmarks: [City, string, string][] = [
  ['gurugram', 'near medanta hospital', 'Medanta Hospital'],
  ['gurugram', 'medanta ke paas 2bhk', 'Medanta Hospital'],
  ['gurugram', 'dps sector 45', 'DPS Sector 45'],
  ['delhi', 'aiims ke paas room', 'AIIMS'],
  ['delhi', 'safdarjang hospital', 'Safdarjung Hospital'],
  ['delhi', 'max hospital saket', 'Max Hospital'],
  ['delhi', 'saket max hospital', 'Max Hospital'],
  ['delhi', 'srcc', 'Shri Ram College of Commerce'],
  ['delhi', 'delhi public school rk puram', 'DPS RK Puram'],
  ['delhi', 'holy family hospital 1bhk', 'Holy Family Hospital'],
  ['noida', 'amity university', 'Amity University'],
  ['noida', 'gaur city mall', 'Gaur City Mall'],
  ['noida', 'stellar it park', 'Stellar IT Park'],
  ['faridabad', 'amrita hospital', 'Amrita Hospital'],
  ['ghaziabad', 'rdc raj nagar', 'RDC Raj Nagar'],
  ['ghaziabad', 'mahagun metro mall', 'Mahagun Metro Mall'],
  ['hisar', 'rajguru market', 'Rajguru Market'],
  ['bhiwani', 'bhim stadium', 'Bhim Stadium'],
]

/** A metro station is a point that homes lie near. */
const stations: [City, string, string][] = [
  ['delhi', 'near Green Park Metro', 'Green Park Metro Station'],
  ['delhi', 'green park metro station', 'Green Park Metro Station'],
  ['delhi', '2 bhk near green park metro under 30k', 'Green Park Metro Station'],
  ['delhi', 'green park metro ke paas', 'Green Park Metro Station'],
  ['delhi', 'gren park metro', 'Green Park Metro Station'],
  ['delhi', 'saket metro', 'Saket Metro Station'],
  ['delhi', 'saket metro stn ke pass 1bhk', 'Saket Metro Station'],
  ['delhi', 'hauz khas metro', 'Hauz Khas Metro Station'],
  ['delhi', 'janakpuri west metro', 'Janakpuri West Metro Station'],
  ['delhi', 'rajouri garden metro station', 'Rajouri Garden Metro Station'],
  ['delhi', 'south extension metro', 'South Extension Metro Station'],
  ['delhi', 'kashmiri gate metro', 'Kashmere Gate Metro Station'],
  ['delhi', 'साकेत मेट्रो', 'Saket Metro Station'],
  ['gurugram', 'huda city centre metro', 'Millennium City Centre Metro Station'],
  ['gurugram', 'mg road metro', 'MG Road Metro Station'],
  ['gurugram', 'iffco chowk metro ke paas flat', 'IFFCO Chowk Metro Station'],
  ['noida', 'sector 18 metro', 'Noida Sector 18 Metro Station'],
  ['noida', 'noida sector 62 metro', 'Noida Sector 62 Metro Station'],
  ['noida', 'botanical garden metro', 'Botanical Garden Metro Station'],
  ['faridabad', 'bata chowk metro', 'Bata Chowk Metro Station'],
  ['ghaziabad', 'vaishali metro', 'Vaishali Metro Station'],
]

describe('a sentence that names a place', () => {
  test.for([...parents, ...numberedParts])(
    'in %s, “%s” is %s with all that it holds',
    async ([city, sentence, place, part], { db }) => {
      const match = await read(db, city, sentence)

      expect(match?.place?.name).toBe(place)
      expect(match?.placeIds).toContain(`${city}/${part}`)
      expect(match?.points).toEqual([])
    },
  )

  test.for(singleParts)('in %s, “%s” is only %s', async ([city, sentence, id], { db }) => {
    expect((await read(db, city, sentence))?.placeIds).toEqual([id])
  })

  test.for([...landmarks, ...stations])(
    'in %s, “%s” is near %s',
    async ([city, sentence, place], { db }) => {
      const match = await read(db, city, sentence)

      expect(match?.place?.name).toBe(place)
      expect([match?.placeIds, match?.points.length]).toEqual([[], 1])
    },
  )

  test.for([
    ['gurugram', 'near rapid metro', 'Rapid Metro Gurugram', 11],
    ['gurugram', 'rapid metro station ke paas 2bhk', 'Rapid Metro Gurugram', 11],
    ['gurugram', 'yellow line', 'Yellow Line', 5],
    ['delhi', 'yellow line metro', 'Yellow Line', 32],
    ['noida', 'aqua line metro station', 'Aqua Line', 21],
  ] as const)('in %s, “%s” is near the stations of the %s', async (line, { db }) => {
    const [city, sentence, name, stations] = line
    const match = await read(db, city, sentence)

    expect(match?.place?.name).toBe(name)
    expect(match?.points).toHaveLength(stations)
  })

  test.for([
    ['delhi', 'saket metro walking distance', 1],
    ['delhi', 'within 500 m of saket metro', 0.5],
    ['gurugram', 'medanta hospital 2 km ke andar', 2],
    ['gurugram', 'sector 57 within 3 km', 3],
  ] as const)('in %s, “%s” is a circle of %d km', async ([city, sentence, km], { db }) => {
    const match = await read(db, city, sentence)

    expect(match).toMatchObject({ reachKm: km, placeIds: [], words: undefined })
    expect(match?.points).toHaveLength(1)
  })

  test('and its PIN code is that place, as is a sector beside another name', async ({ db }) => {
    const match = await read(db, 'gurugram', 'sector-57 122003')

    expect(match?.placeIds).toContain('gurugram/sector-57')
    expect(match?.place?.name).toBe('Sector 57, 122003')
  })

  test.for([
    ['adarsh nagar 122001', 'Adarsh Nagar, 122001'],
    ['adarsh nagar 122003', 'Adarsh Nagar or 122003'],
    ['sector 57 122003 122001', 'Sector 57 or 122003 or 122001'],
    ['122003', '122003'],
  ])('in gurugram, “%s” is %s, by whose PIN code it is', async ([sentence, name], { db }) => {
    expect((await read(db, 'gurugram', sentence!))?.place?.name).toBe(name)
  })

  test('by another of its names is looked for by that name in listings', async ({ db }) => {
    const match = await read(db, 'gurugram', 'huda city centre')

    expect(match?.place?.name).toBe('Millennium City Centre Metro Station')
    expect(match?.words).toEqual({ sets: [['huda', 'city', 'centre']], isUnfinished: false })
  })

  test('of another city is none of this one', async ({ db }) => {
    for (const sentence of ['raj nagar extension', 'golf course road'])
      expect((await read(db, 'delhi', sentence))?.place, sentence).toBeUndefined()
  })
})

function read(db: Db, city: City, text: string) {
  return findTextMatch(db, understandSearch({ ...homes, city, text }))
}
