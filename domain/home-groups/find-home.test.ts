import { expect } from 'vitest'
import { compareListing } from '#domain/home-groups/compare-listing.ts'
import { findHome } from '#domain/home-groups/find-home.ts'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const home = { floor: '4', houseNo: 'B-204' } as const

test('what waits is expected to join the listings that it looks like, grouped or not', async ({
  db,
}) => {
  const shown = await createListing(db, home)
  const { ownerId } = shown
  const again = await createListing(db, { ...home, ownerId, status: 'under_review' })
  const expected = { spn: shown.spn, isSameOwner: true, isExpected: true }
  expect(await findHome(db, again)).toMatchObject([expected])

  const other = await createListing(db, { floor: '4', houseNo: '204' })
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await joinListings(db, staff, shown.spn, other.spn)
  expect(await findHome(db, again)).toMatchObject([expected])
  expect(await findHome(db, shown)).toMatchObject([
    { spn: other.spn, isSameOwner: false, isExpected: false },
  ])
})

test('a listing that is taken out of view is expected nowhere that it is already', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const shown = await createListing(db, home)
  const { ownerId } = shown
  const held = await createListing(db, { ...home, ownerId, price: 8_000_000 })
  await joinListings(db, staff, shown.spn, held.spn)
  const { id } = held
  await db.updateTable('listing').set({ status: 'under_review' }).where('id', '=', id).execute()
  const waits = { ...held, status: 'under_review' } as const
  expect((await compareListing(db, waits)).same).toEqual([shown.id])
  const { spn, status, price } = shown
  expect(await findHome(db, waits)).toEqual([
    { spn, status, price, isSameOwner: true, isExpected: false },
  ])
})
