import { describe, expect } from 'vitest'
import type { City } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { findSimilarCity, isMisspeltHere, rankOfPart } from '#domain/search/find-similar-city.ts'
import { test } from '#tests/database.ts'
import { fill } from '#tests/listed-homes.ts'

describe('a part of a name', () => {
  test.for<[string, City, boolean]>([
    ['electronic city', 'noida', true],
    ['electronic city', 'delhi', false],
    ['city electronic', 'noida', false],
    ['huda', 'gurugram', true],
    ['centre', 'gurugram', false],
    ['city centre', 'gurugram', true],
    ['electroni', 'noida', false],
  ])('“%s” is one in %s: %s', async ([text, city, isPart], { db }) => {
    expect((await rankOfPart(db, city, text.split(' '))) > 0).toBe(isPart)
  })
})

describe('words that are no whole name', () => {
  const similar = (text: string, city: City) =>
    [{ city, text, filters: noFilters }, text.split(' ')] as const

  test.for<[string, City, City | undefined]>([
    ['electronic city', 'gurugram', 'noida'],
    ['electronic city', 'noida', undefined],
    ['rajori gardan', 'gurugram', 'delhi'],
    ['rajori gardan', 'delhi', undefined],
    ['city centre', 'gurugram', undefined],
    ['near the main road of the town there', 'delhi', undefined],
  ])('“%s” in %s are of %s', async ([text, city, other], { db }) => {
    const found = await findSimilarCity(db, ...similar(text, city))
    expect(found).toEqual(other && { city: other, isOnlyThere: true })
  })

  test('stay where listings have them', async ({ db }) => {
    await fill(db, [{ city: 'gurugram', address: 'Electronic City Apartments' }])
    expect(await findSimilarCity(db, ...similar('electronic city', 'gurugram'))).toBeUndefined()
  })

  test.for<[string, City, boolean]>([
    ['rajori gardan', 'delhi', true],
    ['rajori gardan', 'hisar', false],
    ['electronic market', 'delhi', false],
  ])('“%s” is misspelt of %s: %s', async ([text, city, isHere], { db }) => {
    expect(await isMisspeltHere(db, ...similar(text, city))).toBe(isHere)
  })
})
