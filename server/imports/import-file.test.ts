import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { importFile } from '#server/imports/import-file.ts'
import type { Refused } from '#server/imports/import-part.ts'
import { test as databaseTest } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { type FileRow, importText } from '#tests/import-rows.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const test = databaseTest.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-import-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

test('makes the listing of a row for its owner, with an account if there was none', async ({
  db,
}) => {
  const { counts } = await run(db, [{ reference: 'A-1' }])

  expect(counts).toEqual({ imported: 1, known: 0, refused: 0 })
  const listing = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
  expect(listing).toMatchObject({
    status: 'draft',
    price: 250_000,
    deposit: 500_000,
    builtUpArea: 1_050,
    availableFrom: '2025-12-01',
    tenants: ['family', 'company'],
    description: 'शांत फ्लैट, पार्क के पास।',
  })
  const owner = await db.selectFrom('appUser').selectAll().executeTakeFirstOrThrow()
  expect(owner).toMatchObject({ id: listing.ownerId, phone: '9876543210', name: 'Meera Iyer' })
  expect(await actions(db)).toEqual(['listing.import', 'user.import'])
})

test('rows of one owner make one account, and one whose owner cannot be used keeps out no other', async ({
  db,
}) => {
  await createUser(db, { phone: '9876543211', blockedAt: new Date() })
  const { counts, refused } = await run(db, [
    { reference: 'A-1', owner_name: '' },
    { reference: 'A-2' },
    { reference: 'A-3', owner_phone: '9876543211' },
    { reference: 'A-4', owner_phone: '9876543212', owner_name: '' },
  ])

  expect(counts).toEqual({ imported: 2, known: 0, refused: 2 })
  expect(refused.map(({ line, column }) => [line, column])).toEqual([
    [4, 'owner_phone'],
    [5, 'owner_name'],
  ])
  expect(await actions(db)).toEqual(['listing.import', 'listing.import', 'user.import'])
  const imports = await db.selectFrom('listingImport').selectAll().orderBy('reference').execute()
  expect(imports).toMatchObject(
    ['A-1', 'A-2'].map((reference) => ({ reference, listingId: expect.any(String) })),
  )
})

test('imports a row once, also in another file', async ({ db }) => {
  await run(db, [{ reference: 'A-1' }])
  const again = await run(db, [{ reference: 'A-1' }, { reference: 'A-2' }])

  expect(again.counts).toEqual({ imported: 1, known: 1, refused: 0 })
  expect(await countListings(db)).toBe(2)
})

test('a draft may miss answers, what is sent to the review may not', async ({ db }) => {
  const row = { reference: 'A-1', facing: '', price: '' }
  const draft = await run(db, [row])
  const review = await run(db, [{ ...row, reference: 'A-2' }], { status: 'under_review' })

  expect(draft.counts.imported).toBe(1)
  expect(review.counts.refused).toBe(1)
  expect(review.refused.map(({ column }) => column).sort()).toEqual(['facing', 'images', 'price'])
})

describe('a row that is wrong is named with its line, column and what to do', () => {
  test.for([
    [{ facing: 'up' }, 'facing', /Use east, west/],
    [{ price: 'two lakh' }, 'price', /.+\.$/],
    [{ owner_phone: '12345' }, 'owner_phone', /mobile/i],
    [{ owner_phone: '9876543212', owner_name: '' }, 'owner_name', /Fill in owner_name/],
    [{ l_lat: '12.97', l_long: '77.59' }, 'l_lat', /Gurugram/],
    [{ description: 'Call 9876543210' }, 'description', /.+\.$/],
    [{ property_status: 'lease' }, 'property_status', /Use rent, resale/],
    [{ images: 'a.jpg|b.jpg' }, 'images', /.+\.$/],
    [{ images: 'a.jpg|b.jpg|c.jpg' }, 'images', /a\.jpg: There is no such file/],
    [{ images: '../a.jpg|b.jpg|c.jpg' }, 'images', /no such file|outside/],
  ] as const)('%j', async ([difference, column, problem], { db }) => {
    const rows = [{ reference: 'good' }, { reference: 'bad', ...difference }]
    const { counts, refused } = await run(
      db,
      rows.map((row) => ({ ...row })),
    )

    expect(counts).toMatchObject({ refused: 1 })
    expect(refused).toEqual([
      expect.objectContaining({
        line: 3,
        reference: 'bad',
        column,
        problem: expect.stringMatching(problem),
      }),
    ])
  })

  test('a reference that the file has twice', async ({ db }) => {
    const { counts, refused } = await run(db, [{ reference: 'A-1' }, { reference: 'A-1' }])

    expect(counts).toEqual({ imported: 1, known: 0, refused: 1 })
    expect(refused[0]).toMatchObject({ line: 3, column: 'reference' })
    expect(refused[0]?.problem).toContain('Line 2')
  })

  test('the account of somebody who is blocked', async ({ db }) => {
    await createUser(db, { phone: '9876543210', blockedAt: new Date() })
    const { refused } = await run(db, [{ reference: 'A-1' }])

    expect(refused[0]).toMatchObject({ column: 'owner_phone' })
    expect(await countListings(db)).toBe(0)
  })
})

test('a file without a needed column is refused as a whole', async ({ db }) => {
  await expect(runText(db, 'reference,price\nA-1,5\n')).rejects.toThrow(
    'these are missing: owner_phone, property_category, property_status',
  )
  await expect(runText(db, '')).rejects.toThrow('empty')
})

test('a dry run writes nothing', async ({ db }) => {
  const { counts } = await run(db, [{ reference: 'A-1' }], { isDryRun: true })

  expect(counts.imported).toBe(1)
  expect(await countListings(db)).toBe(0)
  expect(await actions(db)).toEqual([])
})

test('a file may have more rows than are read together', async ({ db }) => {
  const rows = Array.from({ length: 410 }, (_, at) => ({ reference: `A-${at}` }))
  await run(db, [rows[0]!, rows[405]!])

  const { counts, refused } = await run(db, [...rows, rows[1]!], { isDryRun: true })
  expect(counts).toEqual({ imported: 408, known: 2, refused: 1 })
  expect(refused).toMatchObject([{ line: 412, reference: 'A-1', column: 'reference' }])
})

test('pictures go through the pipeline of uploads, and the listing can be shown', async ({
  db,
  folder,
}) => {
  for (const name of ['a', 'b', 'c']) {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    await writeFile(path.join(folder, `${name}.jpg`), await picture.jpeg().toBuffer())
  }
  const row = { reference: 'A-1', images: 'a.jpg|b.jpg|c.jpg' }
  const { counts, refused } = await run(db, [row], { status: 'active', folder })

  expect({ counts, refused }).toMatchObject({ counts: { imported: 1 }, refused: [] })
  const listing = await db.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
  expect(listing).toMatchObject({ status: 'active', activeAt: expect.any(Date) })
  const photos = await db.selectFrom('photo').select(['key', 'ownerId']).execute()
  expect(photos.map(({ key }) => key).sort()).toEqual([...listing.photos].sort())
  expect(new Set(photos.map(({ ownerId }) => ownerId))).toEqual(new Set([listing.ownerId]))
  expect(await actions(db)).toEqual(['listing.import', 'set_status', 'user.import'])
})

test('a row whose pictures are not all there makes no account and keeps no picture', async ({
  db,
  folder,
}) => {
  await writeFile(path.join(folder, 'a.jpg'), 'a picture')
  const row = { reference: 'A-1', images: 'a.jpg|missing.jpg|a.jpg' }
  for (const isDryRun of [true, false]) {
    const { counts, refused } = await run(db, [row], { folder, isDryRun })
    expect(counts).toEqual({ imported: 0, known: 0, refused: 1 })
    expect(refused).toMatchObject([
      { column: 'images', problem: `missing.jpg: There is no such file in ${folder}.` },
    ])
  }
  expect(await db.selectFrom('appUser').select('id').execute()).toEqual([])
  expect(await db.selectFrom('photo').select('key').execute()).toEqual([])
})

test('pictures are fetched from addresses, but from none of the network that the site runs in', async ({
  db,
}) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
  const jpeg = await picture.jpeg().toBuffer()
  await using server = createServer((_, reply) => reply.end(jpeg)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const images = ['a', 'b', 'c'].map((name) => `http://127.0.0.1:${port}/${name}.jpg`).join('|')
  const row = { reference: 'A-1', images }

  const { counts, refused } = await run(db, [row], { status: 'active' })
  expect(counts).toEqual({ imported: 0, known: 0, refused: 1 })
  expect(refused).toMatchObject([
    { column: 'images', problem: expect.stringContaining('private network') },
  ])
  const isAllowed = () => true
  const allowed = await run(db, [row], { status: 'active', isAllowed })
  expect(allowed).toMatchObject({ counts: { imported: 1 }, refused: [] })
  const { photos } = await db.selectFrom('listing').select('photos').executeTakeFirstOrThrow()
  expect(photos).toHaveLength(3)
})

type Differences = {
  status?: 'draft' | 'under_review' | 'active'
  isDryRun?: boolean
  folder?: string
  isAllowed?: () => boolean
}

function run(db: Db, rows: readonly FileRow[], options: Differences = {}) {
  return runText(db, importText(rows), options)
}

async function runText(db: Db, text: string, options: Differences = {}) {
  const refused: Refused[] = []
  const counts = await importFile(resourcesFor(db), lines(text), {
    status: options.status ?? 'draft',
    isDryRun: options.isDryRun ?? false,
    pictures: {
      folder: options.folder ?? import.meta.dirname,
      ...(options.isAllowed && { isAllowed: options.isAllowed }),
    },
    onRefused: (some) => void refused.push(...some),
  })
  return { counts, refused }
}

async function* lines(text: string) {
  yield text
}

async function actions(db: Db) {
  const entries = await db.selectFrom('auditEntry').select('action').orderBy('action').execute()
  return entries.map(({ action }) => action)
}

async function countListings(db: Db) {
  const { total } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
