import { describe, expect } from 'vitest'
import { noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { textSource } from '#domain/search/planner/text-source.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const homes = {
  city: 'gurugram',
  category: 'residential',
  deal: 'resale',
  filters: noFilters,
} as const

describe('a text is matched alike', () => {
  // Every pair is a word that few listings have and one that many have.
  test.for([
    ['a whole word', 'zebra', 'greens'],
    ['an unfinished word', 'zeb', 'green'],
    ['two words', 'court zebra', 'tower greens'],
    ['a place', 'palam vihar', 'sector 57'],
    ['a misspelt place', 'palm vihr', 'sectr 57'],
  ] as const)('whether it is rare or common: %s', async ([, rare, common], { db }) => {
    await fill(db)

    expect(await isCommon(db, rare)).toBe(false)
    expect(await isCommon(db, common)).toBe(true)
    for (const [text, expected] of [
      [rare, 3],
      [common, 12],
    ] as const) {
      for (const order of ['best', 'newest', 'cheapest', 'best_value', 'least_monthly'] as const) {
        const { listings } = await searchListings(db, { ...homes, text, order })
        expect(listings, `${text} by ${order}`).toHaveLength(expected)
      }
      expect((await countListings(db, { ...homes, text })).total).toBe(expected)
    }
  })

  test('in one kind only, whatever other kinds have', async ({ db }) => {
    await fill(db)

    expect(await searchListings(db, { ...homes, deal: 'rent', text: 'greens' })).toEqual({
      listings: [],
      next: undefined,
    })
    const everywhere = { ...homes, category: undefined, deal: undefined, text: 'lions' }
    expect((await searchListings(db, everywhere)).listings).toHaveLength(1)
  })
})

async function fill(db: Db) {
  const ownerId = (await createUser(db)).id
  const rare = {
    address: 'Zebra Court, Palam Vihar',
    locality: 'Palam Vihar',
    placeId: 'gurugram/palam-vihar',
  }
  const common = {
    address: 'Tower 4, Greens, Sector 57',
    locality: 'Sector 57',
    placeId: 'gurugram/sector-57',
  }
  for (let i = 0; i < 15; i++) await createListing(db, { ownerId, ...(i < 3 ? rare : common) })
  await createListing(db, { ownerId, deal: 'rent', address: 'Lions Lane' })
}

async function isCommon(db: Db, text: string) {
  const match = await findTextMatch(db, { ...homes, text })
  return (await textSource(db, homes, match!)).isCommon
}
