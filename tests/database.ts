import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { test as base, inject } from 'vitest'
import { connect, connectThrough, type Db, openDriverPool } from '#db/connect.ts'
import { resilientPool } from '#db/resilient-pool.ts'
import { prepareRepeated } from '#tests/prepare-repeated.ts'
import { keepReadPlaces, shareKnownPlaces } from '#tests/shared-places.ts'
import { createDatabase, databaseUrl, dropDatabases } from '#tests/test-server.ts'

/** Tests fill tables and ask many things at once, also on machines that are busy with something else. */
const patient = { timeoutMs: 60_000, connectMs: 60_000 }

/**
 * A test on a real database. `db` is a transaction that is rolled back after the test;
 * `freshDatabase` is a database of the test's own, for what needs several connections;
 * `fileDatabase` one of its file, for tests that each have people and listings of their own.
 */
export const test = base
  .extend('pool', { scope: 'worker' }, async ({}, { onCleanup }) => {
    workerPool ??= connectToWorkerDatabase()
    const pool = await workerPool
    onCleanup(() => pool.destroy())
    return pool
  })
  .extend('db', async ({ pool }, { onCleanup }): Promise<Db> => {
    const trx = await pool.startTransaction().execute()
    await shareKnownPlaces(trx)
    onCleanup(async () => {
      await keepReadPlaces(trx)
      await trx.rollback().execute()
    })
    return trx
  })
  .extend('freshDatabase', async ({}, { onCleanup }) => {
    const { url, drop } = await createFreshDatabase()
    const db = connect(url, patient)
    onCleanup(async () => {
      // A test that fails in the midst of a transaction keeps its connection, for which a pool would
      // wait for ever; dropping the database ends it.
      await Promise.race([db.destroy(), sleep(2_000, undefined, { ref: false })])
      await drop()
    })
    return { url, db }
  })
  .extend('fileDatabase', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { url, drop } = await createFreshDatabase()
    const db = connect(url, patient)
    // Connections that are left would hold up the drop for seconds.
    onCleanup(() => db.destroy().then(drop))
    return { url, db }
  })

/**
 * The connection of a worker. Its files share it, because PostgreSQL reads its catalogue and compiles
 * its functions anew for every connection.
 */
let workerPool: Promise<Db> | undefined

/** Each worker has its own database, so that two tests never wait for each other's rows. */
async function connectToWorkerDatabase() {
  const { url, prefix, template } = inject('testServer')
  const name = `${prefix}_worker_${process.env.VITEST_POOL_ID}`
  await createDatabase(url, name, template)
  return connectPreparing(databaseUrl(url, name))
}

/** A connection like the site's own, on which statements that are asked again are prepared. */
function connectPreparing(url: string) {
  const pool = openDriverPool(url, { ...patient, size: 1, staysOpen: true })
  pool.on('connect', prepareRepeated)
  return connectThrough(resilientPool(pool))
}

/** A database of its own, for a file of tests that fills it once: a copy of a migrated one. */
export async function createFreshDatabase(source?: string) {
  const { url, prefix, template } = inject('testServer')
  const name = `${prefix}_fresh_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, source ?? template)
  return { url: databaseUrl(url, name), drop: () => dropDatabases(url, name) }
}

/** The database as migrations take it: they know none of its tables. */
export function asMigrated(db: Db) {
  return db as unknown as Kysely<unknown>
}
