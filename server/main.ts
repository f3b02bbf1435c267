import { createLog } from '#server/create-log.ts'
import { readEnv, SettingsError } from '#server/env.ts'
import { start } from '#server/start.ts'

try {
  const env = readEnv()
  await start(env, createLog(env.LOG_LEVEL), { hotReload: process.argv.includes('--dev') })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  // What was opened before the setting was found wrong would keep the process alive.
  process.exit(1)
}
