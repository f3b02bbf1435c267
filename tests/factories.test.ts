import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('makes listings that the table accepts, whatever the test changes', async ({ db }) => {
  const owner = await createUser(db, { name: 'Vikram' })
  const home = await createListing(db, { ownerId: owner.id, locality: 'Sushant Lok' })
  const shop = await createListing(db, { category: 'commercial', propertyType: 'shop' })

  expect(home).toMatchObject({ ownerId: owner.id, status: 'active', bhk: '2bhk' })
  expect(home.searchText).toContain('sushant')
  expect(shop).toMatchObject({ status: 'active', bhk: null })
})
