import { describe, expect } from 'vitest'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { swaps } from '#domain/language/words/spelling.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import { putLettersRight } from '#domain/search/text/swapped-letters.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { test } from '#tests/database.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'

const societies =
  `Arunima Heights|Gulmohar Residency|Saptaparni Greens|Nilgiri Towers|Godavari Enclave|
  Amaltas Vihar Apartments|Harsingar Kunj|Nakshatra Skyline|Mallika Sadan|Triveni Courtyard|
  Kachnar Terraces|Parijat Niwas|Juniper Crest|Narmada Park View|Shefali Homes`
    .split('|')
    .map((name) => name.trim())

describe('two exchanged letters', () => {
  test('leave every society to be found that listings name', async ({ db }) => {
    await fill(
      db,
      societies.map((name) => ({ address: `${name}, Sector 57, Gurugram`, locality: 'Sector 57' })),
    )
    const missed: string[] = []
    for (const name of societies) {
      for (const text of everyNth(2, misspelt(name))) {
        const addresses = await found(db, understandSearch({ ...homes, text }))
        if (addresses[0] !== `${name}, Sector 57, Gurugram`) missed.push(text)
      }
    }

    expect(missed).toEqual([])
  })

  test('leave nearly every landmark to be found', { timeout: 60_000 }, async ({ db }) => {
    const tried = await tryLandmarks(db)
    const missed = tried.filter(({ isFound }) => !isFound).map(({ text }) => text)

    expect(tried.length).toBeGreaterThan(140)
    expect(missed.length / tried.length, missed.join('\n')).toBeLessThan(0.03)
  })

  test('are told apart from words that are right', async ({ db }) => {
    await fill(db, [
      { address: 'Arunima Heights', locality: 'Sector 57' },
      { address: 'Arunmia Towers', locality: 'Sector 57' },
    ])

    expect(await found(db, { text: 'arunmia' })).toEqual(['Arunmia Towers'])
    expect(await findTextMatch(db, { ...homes, text: 'raunima' })).toMatchObject({
      corrected: 'arunima',
    })
  })

  test('make the word of a place even where a listing is misspelt the same', async ({ db }) => {
    await fill(db, [{ city: 'delhi', address: 'Dwraka Niwas' }])
    const match = await findTextMatch(db, { ...homes, city: 'delhi', text: 'dwraka sector 10' })

    expect(match).toMatchObject({
      corrected: 'dwarka sector 10',
      placeIds: ['delhi/dwarka-sector-10'],
    })
  })

  test('are put right in the first three words that are wrong', async ({ db }) => {
    await fill(db, [{ address: 'Plaza Amaltas Towers Niwas' }])
    const right = await putLettersRight(db, homes, ['palza', 'amatlas', 'vihar', 'toewrs', 'nwias'])

    expect(right).toEqual(['plaza', 'amaltas', 'vihar', 'towers', 'nwias'])
  })

  test.for(['noe', 't1042', 'palam', 'amaltas', 'zxqwv'])(
    'are not looked for in %s: a short word, a number, a word that is right or has no other',
    async (word, { db }) => {
      await fill(db, [{ address: 'Neo Plaam Homes, T1024, Amaltas, Amalats Road' }])

      expect(await putLettersRight(db, homes, [word])).toBeUndefined()
    },
  )
})

/** One spelling for every third landmark: two letters exchanged within its longest word. */
async function tryLandmarks(db: Db) {
  const tried: { text: string; isFound: boolean }[] = []
  for (const city of cities.values) {
    const { places } = await findCityPlaces(db, city)
    const landmarks = places.filter(({ kind }) => kind === 'landmark')
    for (const { name, lat, lng } of everyNth(3, landmarks)) {
      const text = misspelt(name)[1]
      if (!text) continue
      const match = await findTextMatch(db, understandSearch({ ...homes, city, text }))
      const isFound = match?.place?.lat === lat && match.place.lng === lng
      tried.push({ text: `${city}: ${text} (${name})`, isFound })
    }
  }
  return tried
}

/** Each costs a search of several statements, and what they show is the same. */
function everyNth<T>(nth: number, all: T[]) {
  return all.filter((_, at) => at % nth === 0)
}

/** A name with letters of its longest word exchanged, wherever that makes another word. */
function misspelt(name: string): string[] {
  const words = name.split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!
  return swaps(longest.toLowerCase()).map((word) =>
    words.map((each) => (each === longest ? word : each)).join(' '),
  )
}
