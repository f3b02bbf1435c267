import { MigrationError } from '#db/migrate.ts'
import { createLog } from '#server/create-log.ts'
import { readSettings, SettingsError } from '#server/env.ts'
import { start } from '#server/start.ts'

try {
  const env = readSettings({ warn: (sentence) => process.stderr.write(`${sentence}\n`) })
  await start(env, createLog(env.LOG_LEVEL), { hotReload: process.argv.includes('--dev') })
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof MigrationError)) throw error
  process.stderr.write(`${error.message}\n`)
  // What was opened before the mistake was found would keep the process alive.
  process.exit(1)
}
