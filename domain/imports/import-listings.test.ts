import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findImported, importListings } from '#domain/imports/import-listings.ts'
import { findOrCreateOwners } from '#domain/imports/import-owners.ts'
import {
  type ImportStatus,
  type ListingRow,
  readListingRow,
} from '#domain/imports/read-listing-row.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { rentRow } from '#tests/import-rows.ts'

const photos = ['hall', 'kitchen', 'view']

test('a row becomes a listing of its owner, once, with its entry in the log', async ({ db }) => {
  expect(await importOne(db, rowOf('A-1'))).toEqual(['imported'])
  expect(await importOne(db, rowOf('A-1'))).toEqual(['known'])
  expect(await importOne(db, rowOf('A-2'), { photos: [] })).toEqual(['imported'])

  const listings = await listingsOf(db)
  expect(listings).toMatchObject([
    { status: 'draft', deal: 'rent', category: 'residential', price: 250_000, photos },
    { status: 'draft', photos: [] },
  ])
  expect(new Set(listings.map(({ ownerId }) => ownerId)).size).toBe(1)
  const imported = await db
    .selectFrom('listingImport')
    .select(['reference', 'listingId'])
    .orderBy('reference')
    .execute()
  expect(imported).toEqual([
    { reference: 'A-1', listingId: listings[0]!.id },
    { reference: 'A-2', listingId: listings[1]!.id },
  ])
  const { ownerId } = listings[0]!
  expect(await entries(db)).toEqual([
    ['listing.import', 'listing', listings[0]!.id, 'draft'],
    ['listing.import', 'listing', listings[1]!.id, 'draft'],
    ['user.import', 'user', ownerId, ''],
  ])
})

test.for([
  ['under_review', 0],
  ['active', 1],
] as const)(
  'a row may be %s from the start, and those on show are news to saved searches',
  async ([status, matched], { db }) => {
    await importOne(db, rowOf('A-1'), { status })
    expect(await listingsOf(db)).toMatchObject([{ status }])
    const { rows } = await sql`
      select 1 from pgboss.job where name = 'match-listing' and priority < 0
    `.execute(db)
    expect(rows).toHaveLength(matched)
  },
)

test('which references were imported is known of those that are asked about', async ({ db }) => {
  const rows = ['A-1', 'A-2'].map((reference) => ({ row: rowOf(reference), photos }))
  await importListings(db, rows, 'draft')
  expect(await findImported(db, ['A-1', 'A-3'])).toEqual(new Set(['A-1']))
  expect(await findImported(db, [])).toEqual(new Set())
})

test('a number that has an account keeps its name; one that has none needs a name', async ({
  db,
}) => {
  const known = await createUser(db, { name: 'Asha Rani' })
  await createUser(db)
  const phone = known.phone!
  const owner = { name: 'Somebody', email: undefined }
  const ofNew = { ...owner, phone: '9876543210' }
  const found = await findOrCreateOwners(db, [
    { phone, ...owner },
    { ...ofNew, name: undefined },
  ])
  expect(found.get(phone)).toBe(known.id)
  expect(found.get(ofNew.phone)).toMatchObject({
    code: 'invalid',
    fields: { owner_name: expect.stringContaining('owner_name') },
  })
  const id = (await findOrCreateOwners(db, [ofNew])).get(ofNew.phone) as string
  const made = await db
    .selectFrom('appUser')
    .select(['name', 'email', 'phone'])
    .where('id', '=', id)
    .execute()
  expect(made).toEqual([{ name: 'Somebody', email: '', phone: '9876543210' }])
  expect(await entries(db)).toEqual([['user.import', 'user', id, '']])
})

test('nothing is imported for an account that is blocked', async ({ db }) => {
  await createUser(db, { phone: '9876543210', blockedAt: new Date() })
  expect(await importOne(db, rowOf('A-1'))).toMatchObject([
    { code: 'conflict', fields: { owner_phone: expect.stringContaining('blocked') } },
  ])
  expect(await listingsOf(db)).toEqual([])
  expect(await findImported(db, ['A-1'])).toEqual(new Set())
})

test('rows of one new owner that are imported at once make one account', async ({
  freshDatabase: { db },
}) => {
  const rows = ['A-1', 'A-2', 'A-3', 'A-1'].map(rowOf)
  const outcomes = await Promise.all(rows.map((row) => importOne(db, row)))
  expect(outcomes.flat().toSorted()).toEqual(['imported', 'imported', 'imported', 'known'])
  expect(await db.selectFrom('appUser').select('id').execute()).toHaveLength(1)
  expect(await listingsOf(db)).toHaveLength(3)
})

type Differences = { status?: ImportStatus; photos?: string[] }

function importOne(db: Db, row: ListingRow, differences: Differences = {}) {
  const { status = 'draft', photos: own = photos } = differences
  return importListings(db, [{ row, photos: own }], status)
}

function rowOf(reference: string) {
  const read = readListingRow({ ...rentRow, reference, images: photos.join('|') }, 'active')
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.row
}

function listingsOf(db: Db) {
  return db.selectFrom('listing').selectAll().orderBy('id').execute()
}

async function entries(db: Db) {
  const rows = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectKind', 'subjectId', 'afterState'])
    .where('action', 'like', '%.import')
    .orderBy('action')
    .orderBy('id')
    .execute()
  return rows.map((row) => [row.action, row.subjectKind, row.subjectId, row.afterState])
}
