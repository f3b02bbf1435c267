import path from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#db/connect.ts'
import { hasDatabase } from '#db/embedded/home.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { checkChannels, sendTrials } from '#scripts/doctor/check-channels.ts'
import { checkSiteDatabase } from '#scripts/doctor/check-database.ts'
import { checkAddress, checkDisk, checkMap, checkPictures } from '#scripts/doctor/check-machine.ts'
import { checkSiteSettings } from '#scripts/doctor/check-site-settings.ts'
import { asLine, type Finding, reporter } from '#scripts/doctor/finding.ts'
import { type Env, readSettings, SettingsError } from '#server/env.ts'

// Looks whether the site can run with its settings, and says what to do where it cannot:
// npm run doctor, npm run doctor -- --send-to 9876543210

const findings = await examine()
process.stdout.write(`${findings.map(asLine).join('\n')}\n`)
process.exitCode = findings.some(({ level }) => level === 'wrong') ? 1 : 0

async function examine(): Promise<Finding[]> {
  const { values } = parseArgs({ options: { 'send-to': { type: 'string' } } })
  const unknown: string[] = []
  try {
    const env = readSettings({ warn: (sentence) => unknown.push(sentence), isCommand: true })
    const to = values['send-to']
    return [
      ...checkSiteSettings(env, unknown),
      ...(await examineDatabase(env)),
      await checkPictures(env),
      ...(await checkChannels(env)),
      ...(to ? await sendTrials(env, to) : []),
      await checkMap(env),
      ...(await checkDisk(env)),
      ...(await checkAddress(env)),
    ]
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [reporter('settings').wrong(error.message)]
  }
}

/** Never makes a database; one that is there and does not run is started for the look. */
async function examineDatabase(env: Env): Promise<Finding[]> {
  const folder = path.join(env.DATA_DIR, 'postgres')
  if (!env.DATABASE_URL && !hasDatabase(folder, '/var/lib/basera')) {
    return [reporter('database').ok('the embedded one will be made at the first start')]
  }
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded({ folder })
  const db = connect(env.DATABASE_URL ?? embedded!.url, { size: 2 })
  try {
    return await checkSiteDatabase(db, env)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}
