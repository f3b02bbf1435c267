import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { connect } from '#db/connect.ts'
import { copyDatabase } from '#db/embedded/fixtures/copy-database.ts'
import { scratchPrefix } from '#db/embedded/fixtures/scratch-root.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { createDatabase, databaseUrl, dropDatabases, runOnServer } from '#tests/test-server.ts'

/** A PostgreSQL server; every database of the run has the prefix and is copied from the template. */
export type TestServer = {
  url: string
  prefix: string
  template: string
  /** A database with demo data to copy from, where there is one already. */
  demo?: string
  /** The folder of a server that was made and never used, to copy from. */
  unusedFolder?: string | undefined
}

type Started = TestServer & { stop: () => Promise<void> }

/**
 * Starts PostgreSQL, or uses TEST_DATABASE_URL, and migrates the database to copy from; uses what
 * `npm test` holds for all of its steps (`start-held-server.ts`).
 */
export async function startTestServer(): Promise<Started> {
  const held = process.env.HELD_TEST_SERVER
  return held ? joinHeld(JSON.parse(held)) : startOwn()
}

function joinHeld(held: TestServer): Started {
  const prefix = `${held.prefix}_${randomBytes(4).toString('hex')}`
  return { ...held, prefix, stop: () => dropDatabases(held.url, prefix) }
}

async function startOwn(): Promise<Started> {
  const server = await startServer()
  const prefix = `basera_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  await createDatabase(server.url, template)
  await migrate(databaseUrl(server.url, template))
  return {
    url: server.url,
    prefix,
    template,
    unusedFolder: server.unusedFolder,
    async stop() {
      await dropDatabases(server.url, prefix)
      await server.stop()
    },
  }
}

async function startServer() {
  const given = process.env.TEST_DATABASE_URL
  return given
    ? { url: given, unusedFolder: undefined, stop: async () => {} }
    : startTemporaryServer()
}

async function startTemporaryServer() {
  const home = await mkdtemp(scratchPrefix())
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(home, 0o755)
  const folder = path.join(home, 'postgres')
  const unusedFolder = await makeUnusedFolder(path.join(home, 'unused'))
  if (unusedFolder) copyDatabase(unusedFolder, folder)
  const server = await startEmbedded({ folder })
  await makeFast(server.url)
  return {
    url: server.url,
    unusedFolder,
    async stop() {
      await server.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Below a private folder, root's databases lie elsewhere; then each test makes its own. */
async function makeUnusedFolder(wanted: string) {
  const server = await startEmbedded({ folder: wanted })
  await server.stop()
  return server.folder === wanted ? wanted : undefined
}

/** A test server never needs its rows after a crash, so it need not wait for the disk. */
async function makeFast(url: string) {
  await runOnServer(url, async (client) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
    // Databases are copied by the kernel, a fifth of the work, where this PostgreSQL knows how to.
    await client.query('alter system set file_copy_method = clone').catch(() => {})
    await client.query('select pg_reload_conf()')
    await makeLoginsShort(client, new URL(url))
  })
}

/** Every test with a database of its own logs in several times, each time for 4,096 hashes otherwise. */
async function makeLoginsShort(client: Client, { username, password }: URL) {
  await client.query('set scram_iterations = 1')
  const role = escapeIdentifier(decodeURIComponent(username))
  await client.query(`alter role ${role} password ${escapeLiteral(decodeURIComponent(password))}`)
}

async function migrate(url: string) {
  const db = connect(url)
  await migrateToLatest(db)
  await db.destroy()
}
