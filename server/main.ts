import cluster from 'node:cluster'
import { MigrationError } from '#db/migrate.ts'
import { createLog } from '#server/create-log.ts'
import { readEnv, readSettings, SettingsError } from '#server/env.ts'
import { serve } from '#server/serve.ts'
import { start } from '#server/start.ts'

try {
  if (cluster.isWorker) await startAsWorker()
  else await startSite()
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof MigrationError)) throw error
  process.stderr.write(`${error.message}\n`)
  // Connections that were opened before the error would keep the process alive.
  process.exit(1)
}

async function startSite() {
  const env = readSettings({ warn: (sentence) => process.stderr.write(`${sentence}\n`) })
  await start(env, createLog(env.LOG_LEVEL), { hotReload: process.argv.includes('--dev') })
}

/** A worker: its supervisor has checked the settings and names the database. */
async function startAsWorker() {
  const env = readEnv()
  await serve(env, createLog(env.LOG_LEVEL), { url: env.DATABASE_URL! })
}
