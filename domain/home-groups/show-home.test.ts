import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { showHome } from '#domain/home-groups/show-home.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const homeId = '00000000-0000-4000-8000-000000000001'
const otherId = '00000000-0000-4000-8000-000000000002'

test.for<[string, Partial<NewListing>, Partial<NewListing>]>([
  ['the cheaper', { price: 8_000_000 }, { price: 8_100_000, photos: ['a', 'b'] }],
  ['of equal ones, the one with more pictures', { photos: ['a', 'b'] }, { photos: ['a'] }],
  [
    'of these, the one that was there first',
    { activeAt: new Date('2025-01-01') },
    { activeAt: new Date('2026-01-01') },
  ],
])('%s stands for the home', async ([, first, second], { db }) => {
  for (const order of [1, -1]) {
    const [one, two] = order === 1 ? [first, second] : [second, first]
    const ids = [await add(db, one), await add(db, two)]
    await showHome(db, homeId)
    const [best, other] = order === 1 ? ids : ids.toReversed()
    expect(await told(db, best!)).toEqual({ representedBy: null, ways: 2, firstShownAt: null })
    expect(await told(db, other!)).toEqual({ representedBy: best, ways: 2, firstShownAt: null })
    await db.deleteFrom('homeListing').execute()
  }
})

test('what left the market stands for nothing and is no way, but its home stays known', async ({
  db,
}) => {
  const sold = await add(db, { price: 1_000_000, status: 'sold_out' })
  const shown = await add(db)
  await showHome(db, homeId)
  const nothing = { representedBy: null, ways: null, firstShownAt: null }
  for (const id of [sold, shown]) expect(await told(db, id)).toEqual(nothing)
  expect(await members(db)).toHaveLength(2)
})

test('a home of one listing is none; others are left alone', async ({ db }) => {
  const alone = await add(db)
  const others = [await add(db, {}, otherId), await add(db, {}, otherId)]
  await showHome(db, homeId)
  expect((await members(db)).toSorted()).toEqual(others.toSorted())
  expect(others).not.toContain(alone)
})

test('the first day is that of the owner’s own earliest listing, also by its prices', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const day = (text: string) => new Date(text)
  const oldest = await add(db, { activeAt: day('2024-01-01') })
  const again = await add(db, { ownerId, activeAt: day('2026-02-01') })
  const first = await add(db, { ownerId, status: 'sold_out', activeAt: day('2025-06-01') })
  const second = await add(db, { ownerId, status: 'sold_out', activeAt: day('2025-09-01') })
  const shownSince = day('2025-03-01')
  await db
    .insertInto('listingPrice')
    .values({ listingId: first, deal: 'resale', price: 1, shownSince })
    .execute()
  await showHome(db, homeId)
  expect(await told(db, again)).toMatchObject({ firstShownAt: shownSince, ways: 2 })
  for (const id of [oldest, first, second]) {
    expect(await told(db, id)).toMatchObject({ firstShownAt: null })
  }
})

test('a listing that its owner offered later is no earlier day', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const since = (text: string) => ({ ownerId, activeAt: new Date(text) })
  const shown = await add(db, since('2025-06-01'))
  await add(db, { ...since('2025-09-01'), status: 'sold_out' })
  await showHome(db, homeId)
  expect(await told(db, shown)).toMatchObject({ firstShownAt: null })
  await add(db, { ...since('2025-02-01'), status: 'sold_out' })
  await add(db, { ...since('2025-01-01'), status: 'sold_out' })
  await showHome(db, homeId)
  expect(await told(db, shown)).toMatchObject({ firstShownAt: new Date('2025-01-01') })
})

async function add(db: Db, differences: Partial<NewListing> = {}, home = homeId) {
  const { id: listingId } = await createListing(db, differences)
  await db.insertInto('homeListing').values({ listingId, homeId: home }).execute()
  return listingId
}

async function members(db: Db) {
  const rows = await db.selectFrom('homeListing').select('listingId').execute()
  return rows.map(({ listingId }) => listingId)
}

function told(db: Db, id: string) {
  return db
    .selectFrom('listing')
    .select(['representedBy', 'ways', 'firstShownAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
