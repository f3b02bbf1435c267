import { expect } from 'vitest'
import type { Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { blockUser, unblockUser } from '#domain/blocks/block-user.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { listShownPrices } from '#domain/listings/list-shown-prices.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { undoApproval } from '#domain/review/undo-approval.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { reopenListing } from '#tests/reopen-listing.ts'

const asked = 8_500_000
const less = 8_300_000

test('a price counts as changed when it is shown, not while it is typed', async ({ db }) => {
  const home = await prepare(db)
  await reopenListing(db, home.owner, home.id)
  await save(db, home, less - 1)
  await save(db, home, less)
  expect(await pricesOf(db, home.id)).toEqual([])

  await approve(db, home)
  expect(await pricesOf(db, home.id)).toEqual([less, asked])
  const { priceBefore, priceChangedAt } = await find(db, home.id)
  expect(priceBefore).toBe(asked)
  const [last] = await listShownPrices(db, await find(db, home.id))
  expect(priceChangedAt).toEqual(last!.shownSince)
})

test('every change is kept, the way up too, and the card tells of the last one', async ({ db }) => {
  const home = await prepare(db)
  for (const price of [less, asked, 9_000_000]) await change(db, home, price)

  expect(await pricesOf(db, home.id)).toEqual([9_000_000, asked, less, asked])
  expect(await find(db, home.id)).toMatchObject({ priceBefore: asked })
})

test('a listing that comes back with its price has none that changed', async ({ db }) => {
  const home = await prepare(db)
  await change(db, home, asked)
  await changeListingStatus(db, actorFor(home.owner), home.id, { to: 'delete' })
  await decideListing(db, home.staff, home.id, { to: 'active' })
  await blockUser(db, home.staff, home.owner.id, 'Spam')
  await unblockUser(db, home.staff, home.owner.id)
  await changeListingStatus(db, actorFor(home.owner), home.id, { to: 'sold_out' })

  expect(await pricesOf(db, home.id)).toEqual([])
  expect(await find(db, home.id)).toMatchObject({ status: 'sold_out', priceChangedAt: null })
})

test('a change is compared with what was shown last, however often it was hidden since', async ({
  db,
}) => {
  const home = await prepare(db)
  await change(db, home, less)
  const owner = actorFor(home.owner)
  await changeListingStatus(db, owner, home.id, { to: 'delete' })
  await changeListingStatus(db, owner, home.id, { to: 'draft' })
  await save(db, home, 8_000_000)
  await approve(db, home)

  expect(await pricesOf(db, home.id)).toEqual([8_000_000, less, asked])
})

test('a rent is not compared with the price that was asked before', async ({ db }) => {
  const home = await prepare(db)
  await change(db, home, less)
  await change(db, home, 30_000, 'rent')
  expect(await find(db, home.id)).toMatchObject({ priceBefore: null, priceChangedAt: null })

  await change(db, home, 28_000, 'rent')
  expect(await pricesOf(db, home.id)).toEqual([28_000, 30_000])
})

test('an approval that is taken back has changed no price', async ({ freshDatabase: { db } }) => {
  const home = await prepare(db)
  await change(db, home, less)
  const before = await find(db, home.id)
  await reopenListing(db, home.owner, home.id)
  await save(db, home, 1_000_000)
  await decideListing(db, home.staff, home.id, { to: 'active', canUndo: true })
  expect(await pricesOf(db, home.id)).toEqual([1_000_000, less, asked])

  await undoApproval(db, home.staff, home.id)
  expect(await pricesOf(db, home.id)).toEqual([less, asked])
  const { priceBefore, priceChangedAt } = await find(db, home.id)
  expect({ priceBefore, priceChangedAt }).toEqual({
    priceBefore: asked,
    priceChangedAt: before.priceChangedAt,
  })
})

type Home = Awaited<ReturnType<typeof prepare>>

/** A shown flat, its owner and who reviews it. */
async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id } = await createListing(db, { ownerId: owner.id, price: asked })
  return { id, owner, staff }
}

async function change(db: Db, home: Home, price: number, deal: Deal = 'resale') {
  await reopenListing(db, home.owner, home.id)
  await save(db, home, price, deal)
  await approve(db, home)
}

function save(db: Db, { id, owner }: Home, price: number, deal: Deal = 'resale') {
  const answers = { price }
  return saveListingAnswers(db, owner, id, { category: 'residential', deal, answers })
}

function approve(db: Db, { id, staff }: Home) {
  return decideListing(db, staff, id, { to: 'active' })
}

async function pricesOf(db: Db, id: string) {
  const prices = await listShownPrices(db, await find(db, id))
  return prices.map(({ price }) => price)
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
