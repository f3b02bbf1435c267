import { expect } from 'vitest'
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
