import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { exportedTables } from '#domain/exports/exported-tables.ts'
import { exportSite } from '#server/exports/export-site.ts'
import { importFile } from '#server/imports/import-file.ts'
import { readText } from '#server/imports/read-text.ts'
import { test as databaseTest } from '#tests/database.ts'
import { createLead, createUser } from '#tests/factories.ts'
import { importText } from '#tests/import-rows.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const test = databaseTest.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-export-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

test('every table is exported or left out for a reason', async ({ db }) => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  `.execute(db)
  // Parts of the gazetteer, which belongs to the product.
  const gazetteer = ['place_word', 'gazetteer_version']
  const named = [...gazetteer, ...Object.keys(exportedTables).map(snake)]

  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
})

test('nothing secret is among what is exported', () => {
  const secret = ['session', 'loginCode', 'outboxMessage'] as const

  for (const table of secret) expect(exportedTables[table]).toMatch(/^secret/)
})

test('writes every table into files that nobody else can read, and says so in the log', async ({
  freshDatabase: { db },
  folder,
}) => {
  const { seekerId } = await createLead(db)
  await createUser(db, { name: 'दीपा शर्मा' })
  const out = path.join(folder, 'all')
  const files = await exportSite(db, out)

  expect(files).toMatchObject({ 'listings.csv': 1, 'app_user.jsonl': 3, 'lead.jsonl': 1 })
  expect(files).not.toHaveProperty('session.jsonl')
  const lead = JSON.parse(await readFile(path.join(out, 'lead.jsonl'), 'utf8'))
  expect(lead).toMatchObject({ seeker_id: seekerId, kind: 'contact' })
  expect(await readFile(path.join(out, 'app_user.jsonl'), 'utf8')).toContain('दीपा शर्मा')
  for (const name of await readdir(out)) {
    expect((await stat(path.join(out, name))).mode & 0o777, name).toBe(0o600)
  }
  expect((await stat(out)).mode & 0o777).toBe(0o700)
  const log = db.selectFrom('auditEntry').select('action').execute()
  expect(await log).toEqual([{ action: 'data.export' }])
  await expect(exportSite(db, out)).rejects.toThrow('is not empty')
})

test('what is exported of listings can be imported again, with its pictures', async ({
  freshDatabase: { db },
  folder,
}) => {
  for (const name of ['a', 'b', 'c']) {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    await writeFile(path.join(folder, `${name}.jpg`), await picture.jpeg().toBuffer())
  }
  const rows = [
    { reference: 'A-1', images: 'a.jpg|b.jpg|c.jpg' },
    { reference: 'A-2', description: '-quiet, "sunny" and\nnear the park', facing: '' },
    { reference: '=A-3', owner_phone: '9876500001', owner_name: 'Ravi' },
  ]
  const resources = resourcesFor(db)
  const first = await importInto(resources, text(importText(rows)), folder)
  expect(first).toEqual({ imported: 3, known: 0, refused: 0 })
  const before = await answersOf(db)

  const out = path.join(folder, 'all')
  await exportSite(db, out, { pictures: resources.storage })
  await sql`truncate listing, photo, app_user, listing_import cascade`.execute(db)
  const again = await importInto(resources, readText(path.join(out, 'listings.csv')), out)

  expect(again).toEqual({ imported: 3, known: 0, refused: 0 })
  expect(await answersOf(db)).toEqual(before)
})

function importInto(
  resources: ReturnType<typeof resourcesFor>,
  from: AsyncIterable<string>,
  folder: string,
) {
  return importFile(resources, from, { status: 'draft', pictures: { folder }, onRefused: () => {} })
}

async function* text(whole: string) {
  yield whole
}

/** Everything that a listing says, without what each is given anew. */
async function answersOf(db: Db) {
  const listings = await db
    .selectFrom('listing')
    .innerJoin('listingImport', 'listingImport.listingId', 'listing.id')
    .innerJoin('appUser', 'appUser.id', 'listing.ownerId')
    .selectAll('listing')
    .select(['reference', 'phone', 'name'])
    .orderBy('reference')
    .execute()
  return listings.map(({ id, spn, ownerId, createdAt, updatedAt, photos, ...listing }) => ({
    ...listing,
    photos: photos.length,
  }))
}

function snake(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
