import fc from 'fast-check'
import { CamelCasePlugin, sql } from 'kysely'
import { expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { checkCounts } from '#domain/search/counts/check-counts.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings, createUser } from '#tests/factories.ts'
import { shareKnownPlaces } from '#tests/shared-places.ts'

const now = new Date('2026-11-15T06:00:00Z')
const tomorrow = new Date('2026-11-16T06:00:00Z')
const homes: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}
const rent = { deal: 'rent', price: 20_000 } as const
const inSector45 = { locality: 'Sector 45', placeId: 'gurugram/sector-45' }

const statuses = ['active', 'active', 'active', 'sold_out', 'draft', 'active'] as const

/** The kinds that random changes lead to. */
const kinds = (['gurugram', 'delhi'] as const).flatMap((city) =>
  kindsOf({ city, category: 'residential', deal: undefined }),
)

/** What a random change sets; `null` removes the listing. */
const changes = fc.oneof(
  fc.record<Partial<NewListing>>(
    {
      status: fc.constantFrom('active', 'active', 'sold_out', 'draft'),
      price: fc.constantFrom(9_999, 10_000, 10_001, 20_000, 12_00_000),
      bhk: fc.constantFrom('1bhk', '2bhk', '3mbhk'),
      furnishing: fc.constantFrom('full_furnished', 'un_furnished'),
      parking: fc.constantFrom('car', 'bike', 'car_and_bike', 'none'),
      propertyAge: fc.constantFrom('under_construction', '1_3_year'),
      availableFrom: fc.constantFrom(null, '2026-01-01', '2026-11-16', '2026-12-01', '2027-03-01'),
      city: fc.constantFrom('gurugram', 'delhi'),
      deal: fc.constantFrom('rent', 'resale'),
      description: fc.constantFrom('Sunny', 'Quiet'),
      representedBy: fc.constantFrom(null, '00000000-0000-7000-8000-000000000000'),
      placeId: fc.constantFrom('gurugram/sector-45', 'gurugram/sector-46', null),
      searchText: fc.constantFrom('sector 45', 'sector 46', 'near sector 45 and 46'),
    },
    { requiredKeys: [] },
  ),
  fc.constant(null),
)
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ change: changes, at: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.constant('keep' as const) },
  ),
  { maxLength: 25 },
)

test('whatever changes, stored counts are those of the listings', { timeout: 60_000 }, async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await db.deleteFrom('listing').execute()
      const listings = await createListings(
        db,
        statuses.map((status) => ({ ownerId, ...rent, ...inSector45, status })),
      )
      await keepCounts(db, now, 2)
      expect(await placesStored(db)).toEqual(['gurugram/sector-45'])
      for (const step of all) {
        if (step === 'keep') await keepCounts(db, now)
        else await change(db, listings[step.at]!.id, step.change)
      }
      expect(await checkCounts(db, { now, kinds })).toEqual([])
      await expectAgreement(db)
      await keepCounts(db, now)
      expect(await checkCounts(db, { now: tomorrow, kinds })).toEqual([])
      await expectAgreement(db)
    }),
    { numRuns: 8 },
  )
})

test('counts follow from what is stored and what has changed since', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  await createListing(db, { ownerId, ...rent })
  await keepCounts(db, now)
  const { id } = await createListing(db, { ownerId, ...rent, bhk: '3bhk' })
  await db.updateTable('listing').set({ price: 30_000 }).where('id', '=', id).execute()

  const changed = await countListings(db, homes, { now })
  expect(changed.choices.bhk).toEqual({ '2bhk': 1, '3bhk': 1 })
  expect(await changesOf(db)).toBe(3)
  await keepCounts(db, now)
  expect(await changesOf(db)).toBe(0)
  expect(await countListings(db, homes, { now })).toEqual(changed)
  await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', id).execute()
  expect((await countListings(db, homes, { now })).choices.bhk).toEqual({ '2bhk': 1 })
})

test('a place with many listings is stored, and follows them when they change or move', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const elsewhere = { placeId: 'gurugram/sector-46', searchText: 'sector 46' }
  await createListing(db, { ownerId, ...rent, ...inSector45 })
  const { id } = await createListing(db, { ownerId, ...rent, ...inSector45, bhk: '3bhk' })
  const address = 'Sector 46, near Sector 45'
  await createListing(db, { ownerId, ...rent, placeId: 'gurugram/sector-46', address })
  await keepCounts(db, now, 2)
  const rooms = async (bhk: ListingSearch['filters']['bhk'] = []) => {
    const search = { ...homes, text: 'sector 45', filters: { ...noFilters, bhk } }
    return (await countListings(db, search, { now })).choices.bhk
  }

  expect(await placesStored(db)).toEqual(['gurugram/sector-45'])
  expect(await rooms()).toEqual({ '2bhk': 2, '3bhk': 1 })
  await db.updateTable('listing').set(elsewhere).where('id', '=', id).execute()
  expect(await rooms()).toEqual({ '2bhk': 2 })
  await keepCounts(db, now)
  expect(await rooms(['2bhk'])).toEqual({ '2bhk': 2 })
  expect(await checkCounts(db, { now })).toEqual([])
})

test('what is available changes with the day, without a change of listings', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  await createListing(db, { ownerId, ...rent, availableFrom: '2026-11-16' })
  await keepCounts(db, now)
  const immediate = async (at: Date) =>
    (await countListings(db, homes, { now: at })).choices.availability.immediate

  expect([await immediate(now), await immediate(tomorrow)]).toEqual([undefined, 1])
})

test('listings that were changed past the triggers are found and counted anew', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  await createListing(db, { ownerId, ...rent })
  await keepCounts(db, now)
  expect(await checkCounts(db, { now, kinds })).toEqual([])
  await sql`delete from kind_count_change`.execute(db)
  await createListing(db, { ownerId, ...rent, bhk: '3bhk' })
  await sql`delete from kind_count_change`.execute(db)

  expect((await countListings(db, homes, { now })).total).toBe(1)
  const { text: _, filters: __, ...kind } = homes
  expect(await checkCounts(db, { now })).toEqual([{ ...kind, cells: 1, listings: 1 }])
  expect((await countListings(db, homes, { now })).total).toBe(2)
  expect(await checkCounts(db, { now, kinds })).toEqual([])
})

test('nobody counts a change twice or misses one while it is added', async ({
  freshDatabase: { db },
}) => {
  const { id: ownerId } = await createUser(db)
  await createListing(db, { ownerId, ...rent })
  await keepCounts(db, now)
  let added = 1
  let isDone = false
  const folding = (async () => {
    while (!isDone) await keepCounts(db, now)
  })()
  for (let round = 0; round < 12; round++) {
    await createListing(db, { ownerId, ...rent })
    added++
    const totals = await Promise.all(
      [1, 2, 3].map(async () => (await countListings(db, homes, { now })).total),
    )
    expect(totals).toEqual([added, added, added])
  }
  isDone = true
  await folding
  expect(await checkCounts(db, { now })).toEqual([])
})

async function change(db: Db, id: string, set: Partial<NewListing> | null) {
  const isSet = set && Object.keys(set).length > 0
  if (isSet) await db.updateTable('listing').set(set).where('id', '=', id).execute()
  else if (!set) await db.deleteFrom('listing').where('id', '=', id).execute()
}

/** A search finds as many as its counts say. */
async function expectAgreement(db: Db) {
  for (const text of ['', 'sector 45']) {
    // Counts are cached per database object.
    const fresh = db.withPlugin(new CamelCasePlugin())
    await shareKnownPlaces(fresh)
    const { total } = await countListings(fresh, { ...homes, text }, { now })
    const { listings } = await searchListings(db, { ...homes, text }, {}, { now })
    expect([text, total]).toEqual([text, listings.length])
  }
}

async function placesStored(db: Db) {
  const rows = await db
    .selectFrom('kindCount')
    .select('placeId')
    .distinct()
    .where('placeId', '<>', '')
    .execute()
  return rows.map(({ placeId }) => placeId)
}

async function changesOf(db: Db) {
  const { count } = await db
    .selectFrom('kindCountChange')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
