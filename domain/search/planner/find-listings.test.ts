import { describe, expect } from 'vitest'
import type { SearchOrder } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { findListings, type PageStart } from '#domain/search/planner/find-listings.ts'
import { test } from '#tests/database.ts'
import { fill, homes, today } from '#tests/listed-homes.ts'

const inSector = (sector: number) => ({
  locality: `Sector ${sector}`,
  placeId: `gurugram/sector-${sector}`,
})

/** From the oldest to the newest; each letter is the end of an id too. */
const listed = [
  { address: 'a', price: 50, builtUpArea: 10, ...inSector(57) },
  { address: 'b', price: 40, builtUpArea: 10, maintenanceAmount: 20, ...inSector(57) },
  { address: 'c, near Sector 57', price: 60, builtUpArea: 20, ...inSector(56) },
  { address: 'd', price: 60, builtUpArea: 10, ...inSector(57) },
  { address: 'e, behind Sector 57', price: 10, builtUpArea: 1, locality: '' },
].map((listing) => ({ ...listing, id: idOf(listing.address[0]!) }))

describe('a list', () => {
  test('is in the order that was asked for, on one page or on several', async ({ db }) => {
    await fill(db, listed)
    const orders: [SearchOrder | undefined, text: string, expected: string][] = [
      [undefined, '', 'edcba'],
      [undefined, 'sector 57', 'dbaec'],
      ['newest', 'sector 57', 'edcba'],
      ['cheapest', '', 'ebacd'],
      ['cheapest', 'sector 57', 'ebacd'],
      ['costliest', '', 'dcabe'],
      ['costliest', 'sector 57', 'dcabe'],
      ['best_value', '', 'cbade'],
      ['best_value', 'sector 57', 'cbade'],
      // Only of `b` it is known how much maintenance is.
      ['least_monthly', '', 'beacd'],
      ['least_monthly', 'sector 57', 'beacd'],
    ]
    for (const [order, text, expected] of orders) {
      const search = { ...homes, order, text }
      expect(await letters(db, search), `${order} ${text}`).toBe(expected)
      expect(await inPages(db, search, { limit: 2 }), `${order} ${text}`).toBe(expected)
    }
  })

  test('has one listing of each home, on one page or on several', async ({ db }) => {
    const others = listed.map((listing, at) => ({
      ...listing,
      id: idOf(`${at + 1}`),
      representedBy: listing.id,
    }))
    await fill(db, [...others, ...listed, ...others.map(({ id: _, ...each }) => each)])
    for (const text of ['', 'sector 57']) {
      for (const order of ['newest', 'cheapest', 'best_value', 'least_monthly'] as const) {
        const search = { ...homes, order, text }
        const all = await letters(db, search)
        expect([...all].toSorted().join(''), `${order} ${text}`).toBe('abcde')
        expect(await inPages(db, search, { limit: 2 }), `${order} ${text}`).toBe(all)
      }
    }
    const best = await letters(db, { ...homes, text: 'sector 57' })
    expect([...best].toSorted().join('')).toBe('abcde')
    expect(await inPages(db, { ...homes, text: 'sector 57' }, { limit: 2 })).toBe(best)
  })

  test('goes on after whatever was read last, not after what it could not hold', async ({ db }) => {
    await fill(db, [
      ...listed,
      { address: 'x', id: idOf('f'), city: 'delhi', activeAt: new Date('2020-01-01') },
    ])
    for (const text of ['', 'sector 57']) {
      const search = { ...homes, text }
      const all = await letters(db, search)
      const behind = (...names: string[]) => letters(db, search, { after: names.map(idOf) })

      expect(await behind(all[1]!), text).toBe(all.slice(2))
      expect(await behind(all[2]!, all[0]!), text).toBe(all.slice(3))
      expect(await behind('f'), text).toBe(all)
      expect(await behind(all[3]!, 'f'), text).toBe(all.slice(4))
      expect(await letters(db, search, { after: ['no name'] }), text).toBe(all)
    }
  })

  test('leaves out what was shown, by id or SPN', async ({ db }) => {
    const [a, , , d] = await fill(db, listed)
    const except = [a!.id, d!.spn.toLowerCase(), 'no name']

    expect(await letters(db, homes, { except })).toBe('ecb')
    expect(await letters(db, { ...homes, text: 'sector 57' }, { except })).toBe('bec')
  })

  test('of several kinds is one, whichever kind each listing is of', async ({ db }) => {
    const deals = ['rent', 'resale', 'resale', 'rent', 'rent'] as const
    await fill(
      db,
      listed.map((listing, at) => ({ ...listing, deal: deals[at]! })),
    )
    const both = { ...homes, deal: undefined }

    expect(await letters(db, { ...homes, deal: 'rent' })).toBe('eda')
    expect(await inPages(db, both, { limit: 2 })).toBe('edcba')
    expect(await inPages(db, { ...both, order: 'cheapest' }, { limit: 2 })).toBe('ebacd')
    expect(await inPages(db, { ...both, text: 'sector 57' }, { limit: 2 })).toBe('dbaec')
  })
})

describe('around a place', () => {
  test('comes what matches, then what lies near, the nearest first', async ({ db }) => {
    const { lat, lng } = await placeOf(db, 'gurugram/sector-57')
    const away = (km: number) => ({ lat: lat + km / 111, lng, locality: '', placeId: null })
    const rows = await fill(db, [
      { address: 'a', ...away(0), ...inSector(57) },
      { address: 'b', ...away(11) },
      { address: 'c', ...away(1) },
      { address: 'd', ...away(13) },
      { address: 'e', ...away(4) },
      { address: 'f, Sector 57', ...away(3) },
      { address: 'g', ...away(-1.5), ...inSector(56) },
    ])
    const search = { ...homes, text: 'sector 57' }
    const near = { withNearby: true }

    expect(await letters(db, search)).toBe('af')
    expect(await letters(db, search, near)).toBe('afcgeb')
    for (const limit of [1, 3]) expect(await inPages(db, search, { ...near, limit })).toBe('afcgeb')
    const found = await read(db, search, { limit: 20, ...near })
    expect(found.map(({ isNearby }) => isNearby ?? false)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
    expect(await letters(db, search, { ...near, after: [rows[2]!.spn] })).toBe('geb')
  })

  test('that is a mere point comes what lies around it, the nearest first', async ({ db }) => {
    const { lat, lng } = await placeOf(db, 'delhi/saket-metro-station')
    const away = (km: number) =>
      ({ city: 'delhi', lat: lat + km / 111, lng, locality: '' }) as const
    await fill(db, [
      { address: 'a', ...away(1.9) },
      { address: 'b', ...away(0.4) },
      { address: 'c', ...away(-0.9) },
      { address: 'd', ...away(2.1) },
      { address: 'e, Saket Metro Station', ...away(3) },
    ])
    const search = { ...homes, city: 'delhi', text: 'saket metro station' } as const

    expect(await letters(db, search)).toBe('bcae')
    expect(await inPages(db, search, { limit: 2 })).toBe('bcae')
    expect(await letters(db, { ...search, order: 'newest' })).toBe('ecba')
    expect(await letters(db, { ...search, text: 'saket metro within 1 km' })).toBe('bc')
  })
})

type Start = PageStart & { withNearby?: boolean }

function idOf(letter: string) {
  return `00000000-0000-7000-8000-00000000000${letter}`
}

function read(db: Db, search: ListingSearch, page: Start & { limit: number }) {
  const columns = 'spn, address'
  return findListings<{ spn: string; address: string }>(db, search, {
    columns,
    now: today,
    ...page,
  })
}

/** The first letters of all addresses, in order. */
async function letters(db: Db, search: ListingSearch, start: Start = {}) {
  const rows = await read(db, search, { limit: 20, ...start })
  return rows.map(({ address }) => address[0]).join('')
}

/** The same page by page. */
async function inPages(db: Db, search: ListingSearch, page: Start & { limit: number }) {
  let seen = ''
  for (let after: string[] = []; seen.length < 20; ) {
    const rows = await read(db, search, { ...page, after })
    seen += rows.map(({ address }) => address[0]).join('')
    if (rows.length < page.limit) break
    after = [rows.at(-1)!.spn]
  }
  return seen
}

function placeOf(db: Db, id: string) {
  return db
    .selectFrom('place')
    .select(['lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
