import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { describeMissingRights } from '#db/check-rights.ts'
import { connect, type Db } from '#db/connect.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import type { Pools } from '#server/connect-pools.ts'
import { type Env, SettingsError } from '#server/env.ts'
import { makeFolder } from '#server/make-folder.ts'
import type { Storage } from '#server/providers/storage/storage.ts'
import { openStreetTiles } from '#server/tiles/open-street-tiles.ts'

const oldestVersion = 15

type DatabaseSettings = Partial<
  Pick<Env, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_DIRECT_URL'>
>

/**
 * Refuses databases of the operator's own that reject us. A standby or a database for listening
 * that is merely unreachable just now is only a warning: everything but searches, or news of the
 * inbox, works without it.
 */
export async function checkDatabases(
  { workDb }: Pick<Pools, 'workDb'>,
  env: DatabaseSettings,
  log: Logger,
) {
  if (env.DATABASE_URL) await checkDatabase(workDb, 'DATABASE_URL')
  for (const url of env.DATABASE_READ_URL ?? []) await checkSecondary(url, 'DATABASE_READ_URL', log)
  const direct = env.DATABASE_DIRECT_URL
  if (direct) await checkSecondary(direct, 'DATABASE_DIRECT_URL', log)
}

async function checkSecondary(url: string, setting: keyof DatabaseSettings, log: Logger) {
  const db = connect(url, { size: 1 })
  try {
    await checkDatabase(db, setting)
  } catch (error) {
    if (!(error instanceof SettingsError && isDatabaseAway(error.cause))) throw error
    log.warn(error.message)
  } finally {
    await db.destroy()
  }
}

/** Refuses a database that rejects us or is too old. */
export async function checkDatabase(db: Db, setting: keyof DatabaseSettings) {
  const version = await readVersion(db).catch((cause: unknown) => {
    throw new SettingsError(
      `The setting ${setting} is not right, or its database is not there: ${reasonOf(cause)}.`,
      { cause },
    )
  })
  if (version >= oldestVersion) return
  throw new SettingsError(
    `The setting ${setting} is not right: its PostgreSQL is version ${version}, and ${oldestVersion} or newer is needed.`,
  )
}

/** Refuses a role of the database that lacks rights, with a sentence for each. */
export async function checkRights(db: Db, options: { migrates: boolean }) {
  const missing = await describeMissingRights(db, options)
  if (missing.length > 0) throw new SettingsError(missing.join('\n'))
}

async function readVersion(db: Db) {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version
  `.execute(db)
  return rows[0]!.version
}

/**
 * Refuses a storage that cannot keep pictures, by storing one. A store that is merely unreachable
 * just now is only a warning: the rest of the site works without it.
 */
export async function checkStorage(
  storage: Storage,
  { STORAGE_URL }: Pick<Env, 'STORAGE_URL'>,
  log: Logger,
) {
  const folder = `start-check-${randomUUID()}`
  try {
    await storage.put(`${folder}/1.jpg`, new Uint8Array(1))
    await storage.removeFolder(folder)
  } catch (error) {
    const setting = STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR'
    const sentence = `The setting ${setting} is not right, pictures cannot be kept there: ${reasonOf(error)}.`
    if (!storage.isAway(error)) throw new SettingsError(sentence, { cause: error })
    log.warn(sentence)
  }
}

/** Refuses a file of map tiles that cannot be read, before anybody looks at a map. */
export async function checkStreetTiles(env: Pick<Env, 'MAP_PMTILES'>) {
  const tiles = await openStreetTiles(env)
  await tiles?.close()
}

/** Refuses a data folder that cannot be made, before the embedded database tries to. */
export async function checkDataFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) {
  await makeFolder(DATA_DIR).catch((cause: unknown) => {
    throw new SettingsError(
      `The setting DATA_DIR is not right, the folder cannot be made: ${reasonOf(cause)}.`,
      { cause },
    )
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
