import { expect } from 'vitest'
import { down, up } from '#db/migrations/2026-11-21-05-house-no-and-bedrooms.ts'
import { down as withoutCounts } from '#db/migrations/2026-11-24-55-kind-counts.ts'
import { asMigrated, test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('plain house numbers leave the addresses and searches of earlier listings', async ({ db }) => {
  const plain = asMigrated(db)
  const { id: ownerId } = await createUser(db)
  const addresses = [
    'Flat B-1203, Neem Heights, Sector 57, Gurugram',
    '2nd Floor, House No. 148, Block C, Sector 45',
    'C-77, Sushant Lok, Gurugram',
    'GK 2, Delhi',
    'Sector 45, Gurugram',
  ]
  const before = []
  for (const address of addresses) before.push(await createListing(db, { ownerId, address }))
  // Its triggers look at the bedrooms.
  await withoutCounts(plain)
  await down(plain)

  await up(plain)

  const after = await db
    .selectFrom('listing')
    .select(['houseNo', 'address', 'searchText', 'updatedAt'])
    .orderBy('id')
    .execute()
  expect(after.map(({ houseNo, address }) => [houseNo, address])).toEqual([
    ['Flat B-1203', 'Neem Heights, Sector 57, Gurugram'],
    ['House No. 148', '2nd Floor, Block C, Sector 45'],
    ['C-77', 'Sushant Lok, Gurugram'],
    [null, 'GK 2, Delhi'],
    [null, 'Sector 45, Gurugram'],
  ])
  const words = after.map(({ searchText }) => searchText.split(' '))
  expect(words[0]).not.toContain('1203')
  expect(words[0]).toContain('neem')
  expect(words[1]).not.toContain('148')
  expect(words[2]).not.toContain('77')
  expect(words[4]).toEqual(before[4]!.searchText.split(' '))
  expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt))
})
