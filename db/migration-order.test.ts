import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '#db/connect.ts'
import {
  createMigrator,
  listNewerMigrations,
  MigrationError,
  migrateToLatest,
} from '#db/migrate.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { createFreshDatabase, test as databaseTest } from '#tests/database.ts'

const folder = path.join(import.meta.dirname, 'migrations')

const test = databaseTest.extend('emptyDatabase', async ({}, { onCleanup }) => {
  const { url, drop } = await createFreshDatabase('template1')
  const db = connect(url, { timeoutMs: 60_000 })
  onCleanup(async () => {
    await db.destroy()
    await drop()
  })
  return db
})

test('a new migration sorts last, and db/migration-order.txt ends with it', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'migration-order.txt'), 'utf8')
  const released = text.trim().split('\n')
  const files = (await readdir(folder)).map((name) => path.basename(name, '.ts')).sort()
  const added = files.filter((name) => !released.includes(name))
  const newest = released.at(-1)!

  expect(
    added.filter((name) => name < newest),
    `sorts before ${newest}, which databases have run already: give it a later date or number`,
  ).toEqual([])
  expect(added, 'is new: add its name as the last line of db/migration-order.txt').toEqual([])
  expect(files, 'a migration that databases have run is never removed or renamed').toEqual(released)
})

test('a migration that sorts before what a database has run is named with what to do', async ({
  freshDatabase: { db },
}) => {
  await sql`delete from kysely_migration where name = '2026-11-16-09-freshness'`.execute(db)

  const migrated = migrateToLatest(db)
  await expect(migrated).rejects.toThrow(MigrationError)
  await expect(migrated).rejects.toThrow(
    /2026-11-16-09-freshness sorts before .* Give its file in db\/migrations\/ a name that sorts last/,
  )
})

test('a database of a newer version is left as it is, so that the version before runs on it', async ({
  freshDatabase: { db },
}) => {
  await sql`insert into kysely_migration values ('2999-01-01-01-later', '2999-01-01')`.execute(db)

  expect(await listNewerMigrations(db)).toEqual(['2999-01-01-01-later'])
  expect(await migrateToLatest(db)).toEqual([])
})

test.for([
  ['2026-11-16-09-other', 'all of ours'],
  ['2999-01-01-01-later', 'all of ours but the last'],
] as const)(
  'a database of another branch is refused: it has run %s, and %s',
  async ([added, ours], { freshDatabase: { db } }) => {
    await sql`insert into kysely_migration values (${added}, '2999-01-01')`.execute(db)
    const last = sql`(select max(name) from kysely_migration where name < '2999')`
    if (ours !== 'all of ours')
      await sql`delete from kysely_migration where name = ${last}`.execute(db)

    const migrated = migrateToLatest(db)
    await expect(migrated).rejects.toThrow(MigrationError)
    await expect(migrated).rejects.toThrow(`${added}, which db/migrations/ does not have`)
  },
)

test('the data of the first version come through every migration since', {
  timeout: 60_000,
}, async ({ emptyDatabase: db }) => {
  const { error } = await createMigrator(db).migrateTo('2026-11-15-08-notices')
  expect(error).toBeUndefined()
  await insertFirstData()

  await migrateToLatest(db)

  const listing = await findListing(db, null, 'SPN00000001')
  expect(listing).toMatchObject({ address: 'Sector 45, Gurugram', price: 8_500_000, bhk: '2bhk' })
  const kept = await sql<Record<string, string>>`
    select (select count(*) from app_user) as users, (select count(*) from lead) as leads,
      (select count(*) from visit) as visits, (select count(*) from complaint) as reports,
      (select count(*) from call_request) as calls, (select count(*) from saved_listing) as saved,
      (select count(*) from broadcast_recipient) as recipients, (select count(*) from photo) as photos
  `.execute(db)
  expect(Object.values(kept.rows[0]!).map(Number)).toEqual([2, 2, 1, 1, 1, 1, 1, 1])

  async function insertFirstData() {
    const statements = await readFile(path.join(import.meta.dirname, 'first-data.sql'), 'utf8')
    await sql.raw(statements).execute(db)
  }
})
