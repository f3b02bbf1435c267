import { CamelCasePlugin } from 'kysely'
import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { findComparables } from '#domain/search/planner/find-comparables.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { fill, found, homes } from '#tests/listed-homes.ts'
import { shareKnownPlaces } from '#tests/shared-places.ts'

const fromOwners: ListingSearch = {
  ...homes,
  filters: { ...noFilters, features: ['direct_owner'] },
}
const cityArea = { south: 28, west: 76, north: 29, east: 78 }
/** At a station of the metro. */
const there = { lat: 28.4593, lng: 77.0727 }
const byMetro = { to: 'gurugram.millennium-city-centre-metro-station', within: '45' }

/** Each is answered by another statement. */
const searches: [string, Partial<ListingSearch>][] = [
  ['newest first', {}],
  ['with one BHK', { filters: { ...noFilters, bhk: ['2bhk'] } }],
  ['with prices between two steps', { filters: { ...noFilters, priceMin: 12_345 } }],
  ['cheapest first', { order: 'cheapest' }],
  ['by value', { order: 'best_value' }],
  ['with words', { text: 'lotus greens' }],
  ['in a place', { text: 'sector 57' }],
  ['in reach', byMetro],
  ['shortest way first', { ...byMetro, order: 'fastest' }],
]

/** A home that an agent offers for less than its owner does, and others. */
async function fillHomes(db: Db) {
  const [agents] = await fill(db, [
    { address: 'agent, Lotus Greens', price: 8_000_000, ways: 2, byAgent: true, ...there },
    { address: 'agent alone, Lotus Greens', byAgent: true, ...there },
    { address: 'other owner, Lotus Greens', ...there },
  ])
  const representedBy = agents!.id
  const [owner] = await fill(db, [
    { address: 'owner, Lotus Greens', price: 9_000_000, ways: 2, representedBy, ...there },
  ])
  return { agents: agents!, owner: owner! }
}

/** What a search finds, the number that it counts, and those of the map, by pins and by clusters. */
async function seen(filled: Db, search: ListingSearch) {
  // Counts are cached per database object.
  const db = filled.withPlugin(new CamelCasePlugin())
  await shareKnownPlaces(db)
  const onMap = { ...search, area: cityArea }
  const { total, points } = await findListingsOnMap(db, onMap)
  return {
    found: (await found(db, search)).toSorted(),
    counts: [
      (await countListings(db, search)).total,
      total,
      points.length,
      (await findListingsOnMap(db, onMap, { limit: 1 })).total,
    ],
  }
}

function represent(db: Db, id: string, representedBy: string | null) {
  return db.updateTable('listing').set({ representedBy }).where('id', '=', id).execute()
}

describe('a listing that another one of the same home stands for', () => {
  test.for(searches)('is left out until it stands for itself: %s', async ([, asked], { db }) => {
    const search = { ...homes, ...asked }
    const place = { placeId: 'gurugram/sector-57', ...there }
    const [, dear, cheap] = await fill(db, [
      { address: 'a, Lotus Greens', ...place },
      { address: 'b, Lotus Greens', ...place },
      { address: 'c, Lotus Greens', ...place },
    ])
    const all = {
      found: ['a, Lotus Greens', 'b, Lotus Greens', 'c, Lotus Greens'],
      counts: [3, 3, 3, 3],
    }
    expect(await seen(db, search)).toEqual(all)

    await represent(db, dear!.id, cheap!.id)
    expect(await seen(db, search)).toEqual({
      found: ['a, Lotus Greens', 'c, Lotus Greens'],
      counts: [2, 2, 2, 2],
    })
    expect(
      await found(db, { ...search, filters: { ...noFilters, features: ['direct_owner'] } }),
    ).toHaveLength(2)

    await represent(db, dear!.id, null)
    expect(await seen(db, search)).toEqual(all)
  })

  test('is not compared with what others ask', async ({ db }) => {
    const [cheap, dear] = await fill(db, [{ price: 1 }, { price: 2 }])
    await represent(db, dear!.id, cheap!.id)
    const flat = {
      city: 'gurugram',
      deal: 'resale',
      propertyType: 'apartment',
      area: 1_000,
    } as const
    const compared = await findComparables(db, flat, undefined)
    expect(compared.map(({ price }) => price)).toEqual([1])
  })
})

describe('a home that an agent offers for less than its owner', () => {
  test.for<[string, Partial<ListingSearch>]>([
    ['newest first', {}],
    ['cheapest first', { order: 'cheapest' }],
    ['by value', { order: 'best_value' }],
    ['with words', { text: 'lotus greens' }],
    ['in reach', byMetro],
    ['shortest way first', { ...byMetro, order: 'fastest' }],
  ])('is found at its owner’s by whoever wants owners: %s', async ([, asked], { db }) => {
    await fillHomes(db)
    const search = { ...fromOwners, ...asked }
    const expected = ['other owner, Lotus Greens', 'owner, Lotus Greens']

    expect((await found(db, search)).toSorted()).toEqual(expected)
    expect((await countListings(db, search)).total).toBe(2)
    expect((await findListingsOnMap(db, { ...search, area: cityArea })).total).toBe(2)
    expect((await findListingsOnMap(db, { ...search, area: cityArea }, { limit: 1 })).total).toBe(2)
  })

  test('is found once by everybody else', async ({ db }) => {
    await fillHomes(db)
    expect((await found(db, homes)).toSorted()).toEqual([
      'agent alone, Lotus Greens',
      'agent, Lotus Greens',
      'other owner, Lotus Greens',
    ])
  })

  test('is told to those who want owners when its owner lists it, to nobody else', async ({
    db,
  }) => {
    const { owner } = await fillHomes(db)
    const save = async (query: string) =>
      saveSearch(db, asViewer(await createUser(db)), `/search/buy?city=gurugram${query}`)
    const wanted = await save('&filterFeatures=direct_owner')
    await save('')

    expect(await matchListing(db, owner.id)).toBe(1)
    const matches = await db.selectFrom('savedSearchMatch').select('savedSearchId').execute()
    expect(matches).toEqual([{ savedSearchId: wanted.id }])
  })
})

test('an owner whose paper is checked stands for the home, until it runs out', async ({ db }) => {
  const { agents } = await fillHomes(db)
  const prove = (checkedAt: Date) =>
    db
      .updateTable('listing')
      .set({ checkedPaper: 'sale_deed', checkedAt })
      .where('id', '=', agents.id)
      .execute()
  await prove(new Date(Date.now() - 364 * 86_400_000))
  expect((await found(db, fromOwners)).toSorted()).toEqual([
    'agent, Lotus Greens',
    'other owner, Lotus Greens',
  ])
  await prove(new Date(Date.now() - 366 * 86_400_000))
  expect((await found(db, fromOwners)).toSorted()).toEqual([
    'other owner, Lotus Greens',
    'owner, Lotus Greens',
  ])
})
