import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { groupAll } from '#domain/home-groups/group-all.ts'
import { groupSoon } from '#domain/home-groups/group-soon.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const erased = { status: 'delete', hiddenBecause: 'erased' } as const
const disabled = { status: 'delete', hiddenBecause: 'disabled' } as const

test.for<[string, Partial<Listing>, Partial<Listing>, boolean]>([
  ['shown', { status: 'under_review' }, { status: 'active' }, true],
  ['hidden', { status: 'active' }, disabled, true],
  ['moved', {}, { lat: 28.5 }, true],
  ['given other pictures', {}, { photos: ['a'] }, true],
  ['given another deposit', {}, { deposit: 1 }, false],
  ['changed as a draft', { status: 'draft' }, { status: 'draft', lat: 28.5 }, false],
  ['erased', { status: 'sold_out' }, erased, true],
  ['hidden when sold', { status: 'sold_out' }, disabled, false],
  ['changed when erased', erased, { ...erased, lat: 28.5 }, false],
])('a listing that is %s is grouped anew', async ([, before, after, isQueued], { db }) => {
  const listing = await createListing(db)
  await groupSoon(db, { ...listing, ...before }, { ...listing, ...after })
  expect(await queued(db, 'group-homes')).toEqual(isQueued ? [{ listingId: listing.id }] : [])
})

test('all are grouped from one on, and their owners called what they are', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const home = { ownerId, floor: '4', houseNo: 'B-204' }
  const listings = [await createListing(db, home), await createListing(db, home)]
  const [first, last] = listings.map(({ id }) => id).toSorted() as [string, string]
  await groupAll(db, last)
  expect(await grouped(db)).toEqual([])
  await groupAll(db, first)
  expect(await grouped(db)).toEqual([first, last])

  await db.updateTable('listing').set({ byAgent: true }).execute()
  const draft = await createListing(db, { byAgent: true, status: 'draft' })
  await groupAll(db)
  const agents = await db.selectFrom('listing').select('id').where('byAgent', '=', true).execute()
  expect(agents).toEqual([{ id: draft.id }])
  expect(await queued(db, 'group-all-homes')).toEqual([])
})

async function queued(db: Db, name: string) {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name}
  `.execute(db)
  return rows.map(({ data }) => data)
}

async function grouped(db: Db) {
  const rows = await db.selectFrom('homeListing').select('listingId').execute()
  return rows.map(({ listingId }) => listingId).toSorted()
}
