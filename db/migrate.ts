import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { DatabaseError } from 'pg'
import type { Db } from '#db/connect.ts'
import { loadGazetteer } from '#db/gazetteer/load-gazetteer.ts'
import { installJobQueues, jobQueues } from '#db/job-queues.ts'

const migrationFolder = path.join(import.meta.dirname, 'migrations')

const LOCK = 7_202_611_504

/** A reason not to migrate that a person can act on. */
export class MigrationError extends Error {}

/** Brings tables, places and job queues up to date. Answers the names of the migrations it ran. */
export function migrateToLatest(db: Db) {
  return oneProcessAtATime(db, async () => {
    const migrator = createMigrator(db)
    try {
      await checkOrder(migrator)
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw error
      await loadGazetteer(db)
      await installJobQueues(db)
      return results.map((result) => result.migrationName)
    } catch (error) {
      throw asSentence(error)
    }
  })
}

/**
 * Refuses a database whose tables are not those of this version, for a process that may not change
 * them: behind, or ahead, or never migrated.
 */
export async function checkMigrated(db: Db) {
  const waiting = await listPendingMigrations(db)
  if (waiting.length === 0) return checkQueues(db)
  const count = waiting.length === 1 ? 'a migration' : `${waiting.length} migrations`
  throw new MigrationError(
    `The database is behind this version by ${count}, from ${waiting[0]} on, and MIGRATE_AT_START is off. Run npm run migrate first, or set MIGRATE_AT_START=on.`,
  )
}

/** A new version may have a new queue and the tables of before. */
async function checkQueues(db: Db) {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(db)
  const made = new Set(rows.map(({ name }) => name))
  const missing = Object.keys(jobQueues).find((name) => !made.has(name))
  if (!missing) return
  throw new MigrationError(
    `The database does not have the job queue ${missing} of this version, and MIGRATE_AT_START is off. Run npm run migrate first, or set MIGRATE_AT_START=on.`,
  )
}

/** The names of the migrations that this database has not run, in their order. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const migrator = createMigrator(db)
  await checkOrder(migrator)
  const all = await migrator.getMigrations()
  await checkKnown(db, new Set(all.map(({ name }) => name)))
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

/** Kysely itself looks only when it migrates. */
async function checkKnown(db: Db, known: Set<string>) {
  const { rows: tables } = await sql`select to_regclass('kysely_migration') as found`.execute(db)
  if (!(tables[0] as { found: string | null }).found) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const unknown = rows.find(({ name }) => !known.has(name))
  if (unknown) throw ofNewerVersion(unknown.name)
}

export function createMigrator(db: Db) {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  return new Migrator({ db, provider })
}

/** Kysely runs migrations by name and refuses one that sorts before what a database has run. */
async function checkOrder(migrator: Migrator) {
  const all = await migrator.getMigrations()
  const last = all.findLastIndex(({ executedAt }) => executedAt)
  const late = all.slice(0, Math.max(last, 0)).filter(({ executedAt }) => !executedAt)
  if (late.length === 0) return
  const names = late.map(({ name }) => name).join(', ')
  throw new MigrationError(
    `The migration ${names} sorts before ${all[last]!.name}, which this database has run already. Give its file in db/migrations/ a name that sorts last, with a later date or number.`,
  )
}

const missingRight = '42501'

function asSentence(error: unknown) {
  if (error instanceof DatabaseError && error.code === missingRight) {
    return new MigrationError(
      `The database cannot be brought up to date: ${error.message}. docs/operations.md has the rights that the role needs.`,
      { cause: error },
    )
  }
  const [, name] = /migration (\S+) is missing/.exec(String(error)) ?? []
  return name ? ofNewerVersion(name, error) : error
}

function ofNewerVersion(name: string, cause?: unknown) {
  return new MigrationError(
    `This database has run the migration ${name}, which db/migrations/ does not have: it belongs to a newer version or another branch. Start that version, or this one with an empty DATA_DIR.`,
    { cause },
  )
}

/**
 * Several processes may start at once on one database. The lock is tried again and again, because
 * a statement that waits for it would run into its time limit during a long migration.
 */
async function oneProcessAtATime<Result>(db: Db, work: () => Promise<Result>) {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await wait(100)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

async function tryLock(connection: Db) {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${LOCK}) as is_locked
  `.execute(connection)
  return rows[0]?.isLocked
}
