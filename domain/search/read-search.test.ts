import { describe, expect } from 'vitest'
import type { NewListing } from '#db/schema.ts'
import { exactHome } from '#domain/search/loose-types.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { test } from '#tests/database.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'

const house: Partial<NewListing> = { address: 'House', propertyType: 'individual_house' }
const flat: Partial<NewListing> = { address: 'Flat', propertyType: 'apartment' }
const room: Partial<NewListing> = { address: 'Room', propertyType: 'individual_house', bhk: '1rk' }
const search = { ...homes, text: 'flat' }

describe('a word that is said for any home', () => {
  test.for([
    ['flat', ['Flat', 'House']],
    ['flat chahiye', ['Flat', 'House']],
    ['makan', ['Flat', 'House']],
    ['ghar', ['Flat', 'House']],
    ['kamra', ['Flat', 'House']],
    ['फ्लैट', ['Flat', 'House']],
    ['apartment', ['Flat']],
    ['villa', []],
    ['ek kamra', []],
    ['builder flat', []],
  ] as const)('“%s” finds %s where there is little', async ([text, addresses], { db }) => {
    await fill(db, [house, flat])

    expect((await found(db, await readSearch(db, { ...homes, text }))).sort()).toEqual(addresses)
  })

  test('means its type where there is enough of it', async ({ db }) => {
    await fill(db, [house, ...Array.from({ length: 5 }, () => flat)])
    const read = await readSearch(db, search)

    expect(read).toMatchObject({ filters: { propertyTypes: ['apartment'] } })
    expect(read.widened).toBeUndefined()
  })

  test('is said, and leads back to its type alone', async ({ db }) => {
    await fill(db, [house, flat, room])
    const read = await readSearch(db, search)

    expect(read.widened).toBe('flat')
    expect(await found(db, exactHome(read)!)).toEqual(['Flat'])
    expect(exactHome(await readSearch(db, { ...homes, text: 'kamra' }))?.filters.bhk).toEqual([
      '1rk',
    ])
    expect(await readSearch(db, read), 'a second time changes nothing').toEqual(read)
  })

  test('keeps every other wish', async ({ db }) => {
    await fill(db, [house, { ...house, address: 'Large', bhk: '3mbhk' }])
    const read = await readSearch(db, { ...homes, text: '3mbhk flat' })
    const kept = await readSearch(db, { ...homes, text: '2 bhk flat under 90 lakh' })

    expect(read.filters.propertyTypes).toEqual([])
    expect(kept.filters).toMatchObject({ bhk: ['2bhk'], priceMax: 90_00_000 })
  })
})
