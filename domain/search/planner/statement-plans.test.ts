import { CompiledQuery, sql } from 'kysely'
import { describe, expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { encodeOutline } from '#contract/search/outline.ts'
import { connect, type Db } from '#db/connect.ts'
import { explainStatements, recordStatements } from '#db/record-statements.ts'
import { comparePrices } from '#domain/listings/compare-prices.ts'
import { countActiveListings } from '#domain/search/counts/count-active-listings.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { countCellsOfPrices } from '#domain/search/planner/count-cells.ts'
import { searchListings, searchWholeListings } from '#domain/search/search-listings.ts'
import { listLocalities } from '#domain/search/suggest/list-localities.ts'
import { test as base, createFreshDatabase } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { withOwnCache } from '#tests/shared-places.ts'
import { vacuum } from '#tests/vacuum.ts'

const LISTINGS = 3_000

const kind = { city: 'delhi', category: 'residential', deal: 'rent' } as const
const homes: ListingSearch = { ...kind, text: '', filters: noFilters }
const area = { south: 28.55, west: 77.0, north: 28.57, east: 77.1 }

const travel = { to: 'delhi.rithala-metro-station', within: '15' }

const drawn = encodeOutline([
  { lat: 28.55, lng: 77.02 },
  { lat: 28.57, lng: 77.05 },
  { lat: 28.55, lng: 77.08 },
])

const priceCell = {
  category: 'residential',
  deal: 'rent',
  propertyType: 'apartment',
  bhk: '2bhk',
  placeId: null,
  row: Math.floor(28.55 / 0.045),
  column: Math.floor(77.05 / 0.05),
} as const

type Run = (db: Db) => Promise<unknown>

/** A page so short that the first matches fill it. */
function textSearch(text: string): Run {
  return (db) => searchListings(db, { ...homes, text }, {}, { limit: 2 })
}

const hotStatements: [search: string, scan: string, run: Run][] = [
  ['newest first', 'Index Scan using listing_search', (db) => searchListings(db, homes)],
  [
    'newest first with one BHK',
    'Index Scan using listing_search_bhk',
    (db) => searchListings(db, { ...homes, filters: { ...noFilters, bhk: ['2bhk'] } }),
  ],
  [
    'cheapest first',
    'Index Scan using listing_by_price',
    (db) => searchListings(db, { ...homes, order: 'cheapest' }),
  ],
  [
    'lowest monthly total first',
    'Index Scan using listing_by_month_total',
    (db) => searchListings(db, { ...homes, order: 'least_monthly' }),
  ],
  [
    'filters that nothing matches',
    'Index Only Scan using listing_in_place',
    (db) =>
      searchListings(db, { ...homes, filters: { ...noFilters, furnishing: ['full_furnished'] } }),
  ],
  [
    'a rare type',
    'Index Scan using listing_by_type',
    (db) => searchListings(db, { ...homes, filters: { ...noFilters, propertyTypes: ['villa'] } }),
  ],
  ['a named place', 'Index Only Scan using listing_in_place', textSearch('Saket')],
  ['common words', 'Index Only Scan using listing_search', textSearch('apartment')],
  ['rare words', 'Bitmap Index Scan on listing_words', textSearch('zebra')],
  [
    'what lies near a named place',
    'Index Only Scan using listing_on_map',
    (db) => searchListings(db, { ...homes, text: 'Narela' }, {}, { limit: 30, withNearby: true }),
  ],
  [
    'what lies around a metro station',
    'Index Scan using listing_on_map',
    textSearch('Saket Metro Station'),
  ],
  [
    'a part of the map',
    'Index Only Scan using listing_on_map',
    (db) => findListingsOnMap(db, { ...homes, area }, { limit: 10 }),
  ],
  [
    'a travel time of which little is in reach',
    'Index Only Scan using listing_by_tile',
    (db) => searchListings(db, { ...homes, ...travel }),
  ],
  [
    'a travel time, the shortest first',
    'Index Only Scan using listing_by_block',
    (db) => {
      const saket = { to: 'delhi.saket', within: '15' }
      return searchListings(db, { ...homes, ...saket, order: 'fastest' }, {}, { limit: 2 })
    },
  ],
  [
    'counts of a travel time',
    'Index Only Scan using listing_by_tile',
    (db) => countListings(db, { ...homes, ...travel }),
  ],
  [
    'an area that was drawn',
    'Index Only Scan using listing_on_map',
    (db) => searchListings(db, { ...homes, drawn, order: 'best_value' }),
  ],
  [
    'the pins of an area that was drawn',
    'Index Only Scan using listing_on_map',
    (db) => findListingsOnMap(db, { ...homes, area, drawn }, { limit: 10 }),
  ],
  [
    'leaving out what was shown',
    'Index Scan using listing_spn_key',
    (db) => searchWholeListings(db, homes, ['SPN00000001', 'SPN00000002']),
  ],
  ['counts of a kind', 'Index Only Scan using listing_by_price', (db) => countListings(db, homes)],
  [
    'counts of a named place',
    'Index Only Scan using listing_in_place',
    (db) => countListings(db, { ...homes, text: 'Saket' }),
  ],
  [
    'counts of what mentions a named place',
    'Bitmap Index Scan on listing_words',
    (db) => countListings(db, { ...homes, text: 'Saket' }),
  ],
  [
    'who offers a home that an agent stands for',
    'Index Scan using listing_pkey',
    (db) => countListings(db, { ...homes, filters: { ...noFilters, features: ['direct_owner'] } }),
  ],
  [
    'counts of prices between two steps',
    'Index Only Scan using listing_by_price',
    (db) => countCellsOfPrices(db, kind, { today: '2026-11-15', marks: [50_001], next: 60_000 }),
  ],
  [
    'counts of a city by type',
    'Index Only Scan using listing_by_type',
    (db) => countActiveListings(db),
  ],
  [
    'comparing the prices around a place',
    'Index Only Scan using listing_on_map',
    async (db) => {
      await comparePrices(db, { ...priceCell, city: 'delhi' })
      // The second time there is nothing to store.
      await comparePrices(db, { ...priceCell, city: 'delhi' })
    },
  ],
  [
    'localities of a city',
    'Index Only Scan using listing_by_locality',
    (db) => listLocalities(db, 'delhi'),
  ],
]

const test = base.extend('plans', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { url, drop } = await createFreshDatabase()
  onCleanup(drop)
  await fill(url)
  return readPlans(url)
})

/** The plans of each search, all on one connection, since a new one reads its catalogue anew. */
async function readPlans(url: string) {
  const begins = 'select $1::text as search'
  const statements = await recordStatements(url, async (db) => {
    for (const [search, , run] of hotStatements) {
      await db.executeQuery(CompiledQuery.raw(begins, [search]))
      // Counts are cached per database object.
      await run(withOwnCache(db))
    }
  })
  const all = await explainStatements(url, statements)
  const plans = new Map<unknown, string[]>()
  let search: unknown
  for (const [at, { text, values }] of statements.entries()) {
    if (text === begins) search = values[0]
    else plans.set(search, [...(plans.get(search) ?? []), all[at]!])
  }
  return plans
}

describe('by EXPLAIN on a filled database', () => {
  // The first one fills the database.
  const timeout = 60_000
  test.for(hotStatements)('%s reads by %s', { timeout }, ([search, scan], { plans }) => {
    const ofListings = plans.get(search)!.filter((plan) => / on listing\b/.test(plan))

    expect(ofListings.at(-1)).toMatch(new RegExp(`${scan}\\b`))
    expect(ofListings.filter((plan) => plan.includes('Seq Scan on listing'))).toEqual([])
  })
})

/** Homes and offices in all localities of Delhi. Rows are as large as real ones, or scans are cheap. */
async function fill(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 60_000 })
  // VACUUM marks rows as visible to all only once their commit is on disk, as index-only scans need.
  await sql`set synchronous_commit = on`.execute(db)
  const { id } = await createUser(db)
  // No plan depends on what they write, and the way to the metro is half the work of a row.
  await sql`alter table listing disable trigger user`.execute(db)
  await sql`
    with spot as (
      select id, name, lat, lng, row_number() over (order by id) - 1 as number, count(*) over () as total
      from place where city = 'delhi' and kind in ('locality', 'sector')
    )
    insert into listing (spn, owner_id, status, category, deal, property_type, bhk, built_up_area,
      city, address, locality, place_id, lat, lng, price, description, search_text, active_at)
    select 'SPN' || lpad(n::text, 8, '0'), ${id}, 'active',
      case when n % 10 = 0 then 'commercial' else 'residential' end,
      case when n % 3 = 0 then 'resale' else 'rent' end,
      case when n % 10 = 0 then 'office_space' when n % 500 = 1 then 'villa' else 'apartment' end,
      case when n % 10 > 0 then (array['1bhk', '2bhk', '3bhk'])[1 + n % 3] end,
      500 + n % 2000, 'delhi', 'House ' || n, name, id, lat + n % 17 / 9000.0, lng + n % 13 / 9000.0,
      10000 + n % 900 * 100, repeat(md5(n::text), 40),
      lower(name) || ' delhi ' || case when n % 2000 = 1 then 'zebra apartment' else 'apartment' end,
      timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, ${LISTINGS}::int) as n join spot on spot.number = n % spot.total
  `.execute(db)
  await sql`alter table listing enable trigger user`.execute(db)
  await vacuum(db, ['listing', 'app_user'])
  await db.destroy()
}
