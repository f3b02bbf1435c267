import { describe, expect } from 'vitest'
import type { City } from '#contract/options.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { listLocalitiesAround } from '#domain/search/suggest/list-localities.ts'
import { suggestPopular, suggestSearches } from '#domain/search/suggest/suggest-searches.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { homes } from '#tests/listed-homes.ts'

describe('suggestSearches', () => {
  test('offers places, misspelt too, of the chosen city first', async ({ db }) => {
    const [first] = await suggestSearches(db, 'palm vih', { city: 'gurugram' })

    expect(first).toMatchObject({ name: 'Palam Vihar', city: 'gurugram', cityName: 'Gurugram' })
  })

  test('offers localities that only listings know, with how many there are', async ({ db }) => {
    for (let i = 0; i < 2; i++) await createListing(db, { locality: 'Zebra Greens' })
    await createListing(db, { locality: 'Zebra Greens', status: 'draft' })
    const options = { city: 'gurugram', refined: homes } as const

    expect(await suggestSearches(db, 'zebr', options)).toContainEqual(
      expect.objectContaining({ name: 'Zebra Greens', kind: 'locality', count: 2 }),
    )
  })

  test('counts as many as the page that follows, with its deal, category and filters', async ({
    db,
  }) => {
    const dwarka = { city: 'delhi', deal: 'rent', price: 20_000 } as const
    await createListing(db, { ...dwarka, placeId: 'delhi/dwarka', locality: 'Dwarka' })
    for (const placeId of ['delhi/dwarka-sector-7', 'delhi/dwarka-sector-10'])
      await createListing(db, { ...dwarka, placeId, address: 'A', locality: '', bhk: '3bhk' })
    await createListing(db, { ...dwarka, placeId: 'delhi/dwarka', deal: 'resale' })
    await createListing(db, { ...dwarka, address: 'Near Dwarka', locality: '' })

    const searches: Partial<ListingSearch>[] = [
      { deal: 'rent' },
      { deal: 'resale' },
      { deal: 'rent', category: 'commercial' },
      { deal: 'rent', filters: { ...noFilters, bhk: ['3bhk'] } },
    ]
    const counts: (number | undefined)[] = []
    for (const search of searches) {
      const refined = { ...homes, city: 'delhi', ...search } as ListingSearch
      const [dwarkaFirst] = await suggestSearches(db, 'dwarka', { city: 'delhi', refined })
      counts.push(dwarkaFirst?.count)
      const page = await countListings(db, { ...refined, text: 'Dwarka' })
      expect(dwarkaFirst?.count ?? 0).toBe(page.total)
    }
    expect(counts).toEqual([4, 1, 0, 2])
  })

  test('counts the whole sentence that is completed', async ({ db }) => {
    for (const bhk of ['2bhk', '3bhk', '3bhk'] as const)
      await createListing(db, { city: 'delhi', deal: 'rent', placeId: 'delhi/saket', bhk })
    const refined: ListingSearch = { ...homes, city: 'delhi', deal: 'rent' }
    const [first] = await suggestSearches(db, '3 bhk sake', { city: 'delhi', refined })

    expect(first).toMatchObject({ text: '3 bhk Saket', count: 2 })
  })

  test('counts nothing for whoever refines no search', async ({ db }) => {
    await createListing(db, { placeId: 'gurugram/palam-vihar' })
    const [first] = await suggestSearches(db, 'palam vihar', { city: 'gurugram' })

    expect(first?.count).toBeUndefined()
  })

  test('offers a place that listings know too where the place stands', async ({ db }) => {
    const [place] = await searchPlaces(db, { text: 'sector 14', city: 'gurugram' })
    await createListing(db, { locality: 'Sector 14' })
    const options = { city: 'gurugram', refined: homes } as const
    const [first] = await suggestSearches(db, 'sector 14', options)

    expect(place).toMatchObject({ name: 'Sector 14', city: 'gurugram' })
    expect(first).toMatchObject({ name: 'Sector 14', city: 'gurugram', count: 1 })
  })

  test('offers just that place first, then the localities with listings', async ({ db }) => {
    await createListing(db, { city: 'delhi', locality: 'Dwarka Sector 21' })
    const names = (await suggestSearches(db, 'dwarka', { city: 'delhi' })).map(({ name }) => name)

    expect(names.slice(0, 2)).toEqual(['Dwarka', 'Dwarka Sector 21'])
  })

  test('offers the name that only lacks its end first', async ({ db }) => {
    for (const locality of ['Dwarka Mor', 'Dwarka Sector 1'])
      await createListing(db, { city: 'delhi', locality })
    const names = (await suggestSearches(db, 'dwark', { city: 'delhi' })).map(({ name }) => name)

    expect(names.slice(0, 3)).toEqual(['Dwarka', 'Dwarka Mor', 'Dwarka Sector 1'])
  })

  test('goes on with a word of which only a letter is typed', async ({ db }) => {
    const [first] = await suggestSearches(db, '2 bhk green p', { city: 'delhi' })

    expect(first).toMatchObject({ name: 'Green Park', text: '2 bhk Green Park' })
  })

  test('offers the sector that is named by its number alone', async ({ db }) => {
    const [first] = await suggestSearches(db, '2bhk noida 62', { city: 'delhi' })

    expect(first).toMatchObject({ name: 'Sector 62', city: 'noida', text: '2bhk noida Sector 62' })
  })

  test('a beginning that many places share stays in the chosen city', async ({ db }) => {
    const found = await suggestSearches(db, 'sect', { city: 'delhi' })

    expect(new Set(found.map(({ city }) => city))).toEqual(new Set(['delhi']))
  })

  test('goes on within a sentence, in the city that it names', async ({ db }) => {
    const [dwarka] = await suggestSearches(db, '2 bhk dwar', { city: 'delhi' })
    const [sector] = await suggestSearches(db, 'office noida sec 62', { city: 'delhi' })

    expect(dwarka).toMatchObject({ name: 'Dwarka', text: '2 bhk Dwarka' })
    expect(sector).toMatchObject({
      name: 'Sector 62',
      city: 'noida',
      text: 'office noida Sector 62',
    })
  })

  test('offers nothing twice', async ({ db }) => {
    await createListing(db, { locality: 'Palam Vihar' })
    const names = (await suggestSearches(db, 'palam vihar', { city: 'gurugram' })).map(
      ({ name, city }) => `${city} ${name}`,
    )

    expect(new Set(names).size).toBe(names.length)
  })
})

describe('in Delhi NCR', () => {
  const ncr = { city: 'delhi', region: 'ncr' } as const
  const refined: ListingSearch = { ...homes, ...ncr }

  test('popular places are those of its five cities with most homes', async ({ db }) => {
    const listed = { delhi: ['Saket', 1], noida: ['Greens', 3], hisar: ['Model Town', 4] } as const
    for (const [city, [locality, count]] of Object.entries(listed))
      for (let i = 0; i < count; i++) await createListing(db, { city: city as City, locality })
    const popular = await suggestPopular(db, { ...ncr, refined })

    expect(popular.map(({ name, city, count }) => [name, city, count])).toEqual([
      ['Greens', 'noida', 3],
      ['Saket', 'delhi', 1],
    ])
  })

  test('a place of any of its cities is offered, and searched for in the region', async ({
    db,
  }) => {
    const placeId = 'gurugram/palam-vihar'
    await createListing(db, { city: 'gurugram', locality: 'Palam Vihar', placeId })
    const [first] = await suggestSearches(db, 'palam vih', { ...ncr, refined })

    expect(first).toMatchObject({ name: 'Palam Vihar', city: 'gurugram', where: 'ncr', count: 1 })
  })

  test('a name that several cities have is that of the city it is offered for', async ({ db }) => {
    for (const city of ['noida', 'gurugram'] as const) {
      await createListing(db, { city, placeId: `${city}/sector-62`, locality: 'Sector 62' })
      await createListing(db, { city, locality: 'Zebra Greens' })
    }
    const offered = async (text: string) =>
      (await suggestSearches(db, text, { ...ncr, refined }))
        .filter(({ count }) => count)
        .map(({ city, where, count }) => [city, where, count])

    for (const text of ['sector 62', 'zebra'])
      expect((await offered(text)).toSorted()).toEqual([
        ['gurugram', 'gurugram', 1],
        ['noida', 'noida', 1],
      ])
  })

  test('a place elsewhere and a sentence that names a city lead there', async ({ db }) => {
    const [hisar] = await suggestSearches(db, 'amardeep colony', ncr)
    const [noida] = await suggestSearches(db, 'noida sector 62', ncr)

    expect([hisar?.where, noida?.where]).toEqual(['hisar', 'noida'])
  })
})

test('offers what finds nothing last', async ({ db }) => {
  await createListing(db, { city: 'delhi', locality: 'Dwarka Mor', placeId: 'delhi/dwarka-mor' })
  const refined: ListingSearch = { ...homes, city: 'delhi' }
  const found = await suggestSearches(db, 'dwark', { city: 'delhi', refined })
  const counts = found.map(({ count = 0 }) => count)

  expect(found[0]).toMatchObject({ count: 1 })
  expect(counts.indexOf(0)).toBeGreaterThan(0)
  expect(counts).toEqual(counts.toSorted((a, b) => Number(b > 0) - Number(a > 0)))
})

describe('suggestPopular', () => {
  test('names the places with most homes of the kind, and as many as their pages show', async ({
    db,
  }) => {
    const saket = { city: 'delhi', locality: 'Saket', placeId: 'delhi/saket' } as const
    const rohini = { city: 'delhi', locality: 'Rohini', placeId: 'delhi/rohini' } as const
    for (const bhk of ['2bhk', '3bhk'] as const) await createListing(db, { ...saket, bhk })
    await createListing(db, { ...rohini, bhk: '2bhk' })
    for (let i = 0; i < 3; i++) await createListing(db, { ...rohini, deal: 'rent' })
    const popular = async (search: Partial<ListingSearch>) => {
      const refined: ListingSearch = { ...homes, city: 'delhi', ...search }
      const found = await suggestPopular(db, { city: 'delhi', refined })
      return found.map(({ name, count }) => [name, count])
    }

    expect(await popular({})).toEqual([
      ['Saket', 2],
      ['Rohini', 1],
    ])
    expect(await popular({ deal: 'rent' })).toEqual([['Rohini', 3]])
    expect(await popular({ filters: { ...noFilters, bhk: ['3bhk'] } })).toEqual([['Saket', 1]])
    expect(await popular({ category: 'commercial' })).toEqual([])
  })

  test('begins with the place that shows most, the smaller ones that it holds included', async ({
    db,
  }) => {
    const listings = { Dwarka: 1, Saket: 2, 'Dwarka Sector 10': 1, 'Dwarka Sector 12': 1 }
    for (const [locality, count] of Object.entries(listings)) {
      const placeId = `delhi/${locality.toLowerCase().replaceAll(' ', '-')}`
      for (let i = 0; i < count; i++) await createListing(db, { city: 'delhi', locality, placeId })
    }
    const refined: ListingSearch = { ...homes, city: 'delhi' }
    const found = await suggestPopular(db, { city: 'delhi', refined })
    expect(found.slice(0, 2).map(({ name, count }) => [name, count])).toEqual([
      ['Dwarka', 3],
      ['Saket', 2],
    ])
  })
})

test('lists the localities near a place, nearest first, without itself', async ({ db }) => {
  await createListing(db, { locality: 'Far', lat: 28.6 })
  await createListing(db, { locality: 'Further', lat: 28.47 })
  await createListing(db, { locality: 'Near', lat: 28.45 })
  await createListing(db, { locality: 'Here', lat: 28.44 })
  await createListing(db, { locality: 'Let', lat: 28.44, deal: 'rent' })
  const at = { name: 'Here', lat: 28.44, lng: 77.0639 }
  const kind = { city: 'gurugram', category: 'residential', deal: 'resale' } as const
  const around = await listLocalitiesAround(db, { ...kind, at, limit: 6 })

  expect(around.isNear).toBe(true)
  expect(around.localities.map(({ name }) => name)).toEqual(['Near', 'Further'])

  const nowhere = { name: 'Nowhere', lat: 28.3, lng: 76.8 }
  const popular = await listLocalitiesAround(db, { ...kind, at: nowhere, limit: 6 })
  expect(popular.isNear).toBe(false)
  expect(popular.localities).toHaveLength(4)
})
