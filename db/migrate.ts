import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from '#db/connect.ts'
import { loadGazetteer } from '#db/gazetteer/load-gazetteer.ts'
import { installJobQueues } from '#db/job-queues.ts'

const migrationFolder = path.join(import.meta.dirname, 'migrations')

/** Brings tables, places and job queues up to date. Answers the names of the migrations it ran. */
export async function migrateToLatest(db: Db) {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  await loadGazetteer(db)
  await installJobQueues(db)
  return results.map((result) => result.migrationName)
}
