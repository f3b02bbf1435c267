import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { DatabaseError } from 'pg'
import type { Db } from '#db/connect.ts'
import { loadGazetteer } from '#db/gazetteer/load-gazetteer.ts'
import { installJobQueues, jobQueues } from '#db/job-queues.ts'
import { runMigrations } from '#db/run-migrations.ts'

const migrationFolder = path.join(import.meta.dirname, 'migrations')

const LOCK = 7_202_611_504

/** A reason not to migrate that a person can act on. */
export class MigrationError extends Error {}

type Options = Parameters<typeof runMigrations>[2]

/**
 * Brings tables, places and job queues up to date. Answers the names of the migrations it ran. A
 * database of a newer version is left as it is: this version runs on it, as after a roll back.
 */
export function migrateToLatest(db: Db, options?: Options) {
  return oneProcessAtATime(db, async () => {
    try {
      const pending = await listPendingMigrations(db)
      if ((await listNewerMigrations(db)).length > 0) return []
      if (pending.length > 0) await runMigrations(db, provider, options)
      await loadGazetteer(db)
      await installJobQueues(db)
      return pending
    } catch (error) {
      throw asSentence(error)
    }
  })
}

/**
 * Refuses a database whose tables are not those of this version, for a process that may not change
 * them: behind, or never migrated.
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
  await listNewerMigrations(db)
  const all = await migrator.getMigrations()
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

/**
 * The migrations of a newer version that this database has run. One that sorts among ours is of another
 * branch, and so is any where some of ours have not run: nobody knows whether this version fits.
 */
export async function listNewerMigrations(db: Db): Promise<string[]> {
  const all = await createMigrator(db).getMigrations()
  const known = new Set(all.map(({ name }) => name))
  const unknown = (await listExecuted(db)).filter((name) => !known.has(name))
  const isBranch = all.some(({ name, executedAt }) => !executedAt || name > unknown[0]!)
  if (unknown.length > 0 && isBranch) throw ofAnotherBranch(unknown[0]!)
  return unknown
}

async function listExecuted(db: Db) {
  const { rows: tables } = await sql`select to_regclass('kysely_migration') as found`.execute(db)
  if (!(tables[0] as { found: string | null }).found) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

const provider = new FileMigrationProvider({ fs, path, migrationFolder })

export function createMigrator(db: Db) {
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
  if (!(error instanceof DatabaseError) || error.code !== missingRight) return error
  return new MigrationError(
    `The database cannot be brought up to date: ${error.message}. docs/operations.md has the rights that the role needs.`,
    { cause: error },
  )
}

function ofAnotherBranch(name: string) {
  return new MigrationError(
    `This database has run the migration ${name}, which db/migrations/ does not have, and not all of those that it has: it belongs to another branch. Start that one, or this one with an empty DATA_DIR.`,
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
