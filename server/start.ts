import path from 'node:path'
import type { Logger } from 'pino'
import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { superviseEmbedded } from '#db/embedded/supervise-embedded.ts'
import { checkMigrated, listNewerMigrations, migrateToLatest } from '#db/migrate.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { hasDemoAccounts } from '#demo/has-demo-accounts.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { storePictures } from '#demo/store-pictures.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { hasComparedPrices } from '#domain/listings/compare-prices.ts'
import { isMarketSummarised } from '#domain/market/summarise-market.ts'
import {
  checkDatabases,
  checkDataFolder,
  checkRights,
  checkStorage,
  checkStreetTiles,
} from '#server/check-settings.ts'
import { type Env, SettingsError } from '#server/env.ts'
import { isThisMachine } from '#server/http/public-url.ts'
import { storeSource } from '#server/photos/find-variant.ts'
import { sweepTemporaryFiles } from '#server/photos/temporary-file.ts'
import { isOpenToPublic } from '#server/production-settings.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import type { Storage } from '#server/providers/storage/storage.ts'
import { serve } from '#server/serve.ts'
import { superviseWorkers } from '#server/workers/supervise-workers.ts'
import { workerSettings } from '#server/workers/worker-settings.ts'

type Options = { hotReload: boolean }

/** Starts the database, brings it up to date and serves the site, in one process or in several. */
export async function start(env: Env, log: Logger, { hotReload }: Options) {
  if (!env.DATABASE_URL || !env.SECRET) await checkDataFolder(env)
  const database = env.DATABASE_URL ? undefined : await embedded(env, log)
  const url = env.DATABASE_URL ?? database!.url
  await prepare(url, env, log)

  const onClosed = async () => database?.stop()
  const isAlone = env.WORKERS === 1 || hotReload
  const { port } = isAlone
    ? await serve(env, log, { url, hotReload, onClosed })
    : await superviseWorkers({
        count: env.WORKERS,
        settingsOf: (place) => workerSettings(url, env, place),
        drainMs: env.DRAIN_SECONDS * 1_000,
        stopMs: env.DRAIN_SECONDS * 1_000 + 10_000,
        log,
        onClosed,
      })
  announce(env, port)
  warnAboutProxy(env, log)
  warnAboutDemo(env, log)
}

/** Checks the settings, then brings database and storage up to date. */
async function prepare(url: string, env: Env, log: Logger) {
  const workDb = connect(url, { size: 4 })
  await checkDatabases({ workDb }, env, log)
  const storage = createStorage(env)
  await checkStorage(storage, env, log)
  await checkStreetTiles(env)
  await sweepTemporaryFiles()

  await prepareTables(url, env, log)
  if (isOpenToPublic(env)) await refuseDemoAccounts(workDb)
  if (env.DEMO_DATA) {
    await loadDemo(workDb, { onStep: step })
    await storeDemoPictures(workDb, storage, log)
  }

  if (!(await hasComparedPrices(workDb))) await enqueue(workDb, 'compare-all-prices', {})
  // At the first start there are no stored counts yet for searches to read.
  await enqueue(workDb, 'keep-counts', {})
  if (!(await isMarketSummarised(workDb))) {
    await enqueue(workDb, 'summarise-market', {})
    await enqueue(workDb, 'summarise-history', {})
  }
  await workDb.destroy()
}

/** On a large database, an index takes minutes to make. */
async function prepareTables(url: string, { MIGRATE_AT_START }: Env, log: Logger) {
  const db = connect(url, { size: 2, timeoutMs: 3_600_000 })
  const onRetry = (name: string) =>
    log.warn(
      { migration: name },
      'A migration could not have its lock within a second: trying again',
    )
  try {
    await checkRights(db, { migrates: MIGRATE_AT_START })
    const newer = await listNewerMigrations(db)
    if (newer.length > 0)
      log.warn({ newer }, 'The database is newer than this version: left as it is')
    if (!MIGRATE_AT_START) return await checkMigrated(db)
    step('Bringing the database up to date')
    await migrateToLatest(db, { onRetry })
  } finally {
    await db.destroy()
  }
}

/** A store that is merely unreachable just now is only a warning: the next start tries again. */
async function storeDemoPictures(db: Db, storage: Storage, log: Logger) {
  try {
    await storePictures(db, (key, file) => storeSource(storage, key, file))
  } catch (error) {
    if (!storage.isAway(error)) throw error
    log.warn({ err: error }, 'The pictures of the demo data could not be stored')
  }
}

async function embedded(env: Env, log: Logger) {
  const folder = path.join(env.DATA_DIR, 'postgres')
  const database = await startEmbedded({ folder, onStep: step })
  return superviseEmbedded(database, {
    onRestart: (reason) =>
      log.error({ reason }, 'The embedded PostgreSQL has ended: restarting it'),
    onGiveUp(reason) {
      const advice = `Its log is ${database.folder}.log.`
      log.fatal(
        `The embedded PostgreSQL ends again and again, so this process ends: ${reason} ${advice}`,
      )
      process.exit(1)
    },
  })
}

function step(text: string) {
  process.stdout.write(`${text} …\n`)
}

function announce(env: Env, port: number) {
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  const lines = [`\n${env.SITE_NAME} is ready at ${address}\n`]
  if (env.DEMO_DATA) {
    lines.push('Demo accounts (log in with the number and a code):')
    for (const { phone, role, what } of demoAccounts) lines.push(`  ${phone}  ${role}: ${what}`)
  }
  if (env.DEV_OUTBOX) lines.push(`Codes and messages can be read at ${address}/dev/outbox`)
  process.stdout.write(`${lines.join('\n')}\nStop with Ctrl-C.\n`)
}

/** Node serves plain http, so an https address means that a proxy stands in front. */
function warnAboutProxy({ PUBLIC_URL, TRUST_PROXY }: Env, log: Logger) {
  if (!PUBLIC_URL?.startsWith('https:') || TRUST_PROXY > 0) return
  log.warn(
    'TRUST_PROXY is 0 although PUBLIC_URL is https: all visitors share one address and its rate limits.',
  )
}

/** One of the demo people is an administrator, whose number may be a stranger's. */
async function refuseDemoAccounts(db: Db) {
  if (!(await hasDemoAccounts(db))) return
  throw new SettingsError(
    'The database has the demo accounts, whose numbers may belong to strangers. Start a site for the public on another, empty one: DATABASE_URL, or DATA_DIR for the embedded database.',
  )
}

function warnAboutDemo({ DEMO_DATA, PUBLIC_URL }: Env, log: Logger) {
  if (!DEMO_DATA || isThisMachine(PUBLIC_URL)) return
  log.warn(
    'The demo accounts, one of them an administrator, are open to whoever has their numbers. A site on the internet starts with DEMO_DATA=off and an empty DATA_DIR.',
  )
}
