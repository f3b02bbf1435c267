import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { comparisonText } from '#contract/listing/price-comparison.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import {
  compareAllPrices,
  comparePrices,
  hasComparedPrices,
} from '#domain/listings/compare-prices.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import type { PriceCell } from '#domain/listings/price-cell.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListings, createUser } from '#tests/factories.ts'
import { reopenListing } from '#tests/reopen-listing.ts'

const area = 1_000
const usual = 8_000_000

test('a price is compared with the median of those alike in its place, from eight others on', async ({
  db,
}) => {
  const home = await create(db, { price: usual * 0.92 })
  await createSome(db, 7)
  await compareAllPrices(db)
  expect(await textOf(db, home.id)).toBeUndefined()
  expect(await hasComparedPrices(db)).toBe(false)

  const [other] = await createSome(db, 1)
  await compareAllPrices(db)
  expect(await textOf(db, home.id)).toBe(`8 % below 8 similar homes in ${home.place}`)
  expect(await textOf(db, other!.id)).toBe(`Priced like 8 similar homes in ${home.place}`)
  expect(await hasComparedPrices(db)).toBe(true)
})

test('a home with several listings counts once', async ({ db }) => {
  const home = await create(db, { price: usual * 0.92 })
  const [other] = await createSome(db, 8)
  const again = await create(db, { price: usual * 0.92, representedBy: home.id })
  await createSome(db, 3, { representedBy: other!.id })
  await compareAllPrices(db)

  expect(await textOf(db, home.id)).toMatch(/^8 % below 8 similar /)
  expect(await textOf(db, again.id)).toMatch(/^8 % below 8 similar /)
})

test('the size counts, and one absurd price does not', async ({ db }) => {
  const large = await create(db, { price: usual * 1.5, builtUpArea: area * 1.2 })
  const absurd = await create(db, { price: usual * 1_000 })
  const twice = await create(db, { price: usual * 1.51 })
  await createSome(db, 8)
  await compareAllPrices(db)

  expect(await textOf(db, large.id)).toMatch(/^25 % above 10 similar /)
  // Further away, it is a mistake more often than an offer.
  expect(await textOf(db, absurd.id)).toBeUndefined()
  expect(await textOf(db, twice.id)).toBeUndefined()
})

test('what is for rent, of another type, elsewhere or not on show is not compared with', async ({
  db,
}) => {
  const others: Partial<NewListing>[] = [
    { deal: 'rent' },
    { propertyType: 'villa' },
    { bhk: '3bhk' },
    { city: 'delhi' },
    { status: 'sold_out' },
    { status: 'delete' },
    { lat: 28.6, placeId: null },
  ]
  const home = await create(db)
  await createSome(db, 7)
  // Any one of them would be the eighth.
  for (const differences of others) await create(db, differences)
  await compareAllPrices(db)
  expect(await textOf(db, home.id)).toBeUndefined()

  await createSome(db, 1)
  await compareAllPrices(db)
  expect(await textOf(db, home.id)).toMatch(/ 8 similar /)
})

test('where a place offers too few, those around it are compared', async ({ db }) => {
  const [here, beside] = await placesOf(db)
  const home = await create(db, { placeId: here!.id, price: usual * 0.8 })
  const unplaced = await create(db, { placeId: null })
  await createSome(db, 12, { placeId: beside!.id })
  await compareAllPrices(db)

  expect(await textOf(db, home.id)).toBe(`20 % below 13 similar homes around ${here!.name}`)
  expect(await textOf(db, unplaced.id)).toBe('Priced like 13 similar homes near by')
})

describe('when a listing', () => {
  test('comes or goes, its neighbours are compared anew, and only they', async ({ db }) => {
    const home = await create(db, { price: usual * 0.9 })
    const others = await createSome(db, 9)
    const distant = await createSome(db, 9, { city: 'delhi' })
    await compareAllPrices(db)
    const before = await rowOf(db, distant[0]!.id)
    await sql`update listing set compared_count = 1 where id = ${distant[0]!.id}`.execute(db)

    const gone = others.slice(0, 2)
    for (const { id, ownerId } of gone) {
      await changeListingStatus(db, { kind: 'owner', id: ownerId }, id, { to: 'sold_out' })
      expect(await rowOf(db, id)).toMatchObject({ comparedPercent: null, comparedCount: null })
    }
    await runQueued(db)
    expect(await textOf(db, home.id)).toBeUndefined()
    expect(await rowOf(db, distant[0]!.id)).toEqual({ ...before, comparedCount: 1 })

    const staff = asViewer(await createUser(db, { role: 'staff' }))
    for (const { id } of gone) await decideListing(db, staff, id, { to: 'active' })
    await runQueued(db)
    expect(await textOf(db, home.id)).toMatch(/^10 % below 9 similar /)
    expect(await textOf(db, gone[0]!.id)).toMatch(/ 9 similar /)
  })

  test('comes back with another price, it is compared with that', async ({ db }) => {
    const home = await create(db)
    await createSome(db, 9)
    await compareAllPrices(db)
    const owner = asViewer(await createUser(db, {}))
    await db.updateTable('listing').set({ ownerId: owner.id }).where('id', '=', home.id).execute()
    await reopenListing(db, owner, home.id)
    const price = usual * 0.7
    await db.updateTable('listing').set({ price }).where('id', '=', home.id).execute()
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    await changeListingStatus(db, actorFor(staff), home.id, { to: 'active' })
    expect(await textOf(db, home.id)).toBeUndefined()

    await runQueued(db)
    expect(await textOf(db, home.id)).toMatch(/^30 % below/)
  })

  test('is only compared, it does not count as edited', async ({ db }) => {
    const updatedAt = new Date('2026-01-05')
    const home = await create(db)
    await createSome(db, 8)
    await sql`alter table listing disable trigger listing_touch`.execute(db)
    await db.updateTable('listing').set({ updatedAt }).execute()
    await sql`alter table listing enable trigger listing_touch`.execute(db)
    await compareAllPrices(db)

    const { comparedCount, updatedAt: after } = await rowOf(db, home.id)
    expect([comparedCount, after]).toEqual([8, updatedAt])
  })
})

async function create(db: Db, differences: Partial<NewListing> = {}) {
  const [listing] = await createSome(db, 1, differences)
  return listing!
}

async function createSome(db: Db, count: number, differences: Partial<NewListing> = {}) {
  const [place] = await placesOf(db)
  const each = { price: usual, builtUpArea: area, placeId: place!.id, ...differences }
  const created = await createListings(
    db,
    Array.from({ length: count }, () => each),
  )
  return created.map((listing) => ({ ...listing, place: place!.name }))
}

function placesOf(db: Db) {
  return db
    .selectFrom('place')
    .select(['id', 'name'])
    .where('city', '=', 'gurugram')
    .where('kind', '=', 'sector')
    .orderBy('id')
    .limit(2)
    .execute()
}

/** Does what the changes have queued, as the worker would. */
async function runQueued(db: Db) {
  const { rows } = await sql<{ data: PriceCell }>`
    delete from pgboss.job where name = 'compare-prices' returning data
  `.execute(db)
  expect(rows).not.toEqual([])
  for (const { data } of rows) await comparePrices(db, data)
}

async function textOf(db: Db, id: string) {
  return comparisonText(await rowOf(db, id))
}

function rowOf(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
