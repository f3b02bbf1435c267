import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { clearSearches } from '#domain/search-history/clear-searches.ts'
import { listSearches } from '#domain/search-history/list-searches.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const saket: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: 'saket',
  filters: { ...noFilters, bhk: ['2bhk'], priceMax: 25_000 },
}

describe('searches', () => {
  test('of a viewer are kept with the address that repeats them', async ({ db }) => {
    const viewer = await createViewer(db)
    await recordSearch(db, viewer, saket)

    expect(await listSearches(db, viewer)).toMatchObject([
      {
        text: 'saket, 2 BHK, Up to ₹ 25,000',
        href: '/search/rent?q=saket&city=delhi&filterBHK=2bhk&filterPriceMax=25000&cityIs=chosen',
      },
    ])
  })

  test('keep the places that must be reached in time', async ({ db }) => {
    const viewer = await createViewer(db)
    const travel = { to: 'gurugram/cyber-city', within: '30' }
    await recordSearch(db, viewer, { ...saket, ...travel })

    const [search] = await listSearches(db, viewer)
    expect(search?.href).toContain('to=gurugram%2Fcyber-city&within=30')
  })

  test('are counted once when repeated within minutes, and again later', async ({ db }) => {
    const viewer = await createViewer(db)
    await recordSearch(db, viewer, saket)
    await recordSearch(db, viewer, saket)
    await recordSearch(db, viewer, { ...saket, deal: 'resale' })
    expect(await listSearches(db, viewer)).toHaveLength(2)

    await sql`update search_record set created_at = created_at - interval '1 hour'`.execute(db)
    await recordSearch(db, viewer, saket)
    expect(await listSearches(db, viewer)).toHaveLength(3)
  })

  test('without words and filters, and of visitors, are not kept', async ({ db }) => {
    const viewer = await createViewer(db)
    await recordSearch(db, viewer, { ...saket, text: '', filters: noFilters })
    await recordSearch(db, null, saket)

    expect(await db.selectFrom('searchRecord').selectAll().execute()).toEqual([])
  })

  test('are seen and cleared by their owner only', async ({ db }) => {
    const [one, other] = [await createViewer(db), await createViewer(db)]
    await recordSearch(db, one, saket)
    await recordSearch(db, other, saket)
    await clearSearches(db, one)

    expect(await listSearches(db, one)).toEqual([])
    expect(await listSearches(db, other)).toHaveLength(1)
  })
})

async function createViewer(db: Db): Promise<Viewer> {
  const { id, name, role } = await createUser(db)
  return { id, name, role, sessionId: id }
}
