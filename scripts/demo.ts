import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { growDemo } from '#demo/grow-demo.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { baseListings } from '#demo/people.ts'
import { storePictures } from '#demo/store-pictures.ts'
import { type Env, readEnv, SettingsError } from '#server/env.ts'
import { storeSource } from '#server/photos/find-variant.ts'
import { isOpenToPublic } from '#server/production-settings.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

// Fills the database with demo data, as much as asked for: npm run demo -- --listings 200000

await run().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function run() {
  const listings = wantedListings()
  const env = readEnv(undefined, { isCommand: true })
  if (isOpenToPublic(env)) {
    throw new SettingsError('Demo data must not go into the database of a site for the public.')
  }
  const start = performance.now()
  const server = env.DATABASE_URL ? undefined : await embedded(env)
  const url = env.DATABASE_URL ?? server!.url
  try {
    await fill(url, listings, createStorage(env))
    await vacuum(url)
  } finally {
    await server?.stop()
  }
  say(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function wantedListings() {
  const { values } = parseArgs({ options: { listings: { type: 'string' } } })
  const listings = Number(values.listings ?? baseListings)
  if (Number.isInteger(listings) && listings > 0 && listings <= 10_000_000) return listings
  throw new SettingsError('--listings needs a whole number from 1 to 10000000, such as 200000.')
}

function embedded(env: Env) {
  return startEmbedded({ folder: path.join(env.DATA_DIR, 'postgres'), onStep: say })
}

async function fill(url: string, listings: number, storage: Storage) {
  const db = connect(url, { size: 2 })
  try {
    await migrateToLatest(db)
    const base = Math.min(listings, baseListings)
    const loaded = (await loadDemo(db, { listings: base, onStep: say })) ? base : 0
    await storePictures(db, (key, file) => storeSource(storage, key, file))
    const added = loaded + (await growDemo(url, { listings, onStep: say }))
    say(added > 0 ? `Added ${added} listings` : 'There is nothing to add')
  } finally {
    await db.destroy()
  }
}

/** Index-only scans, and so benchmarks, need it; it may take longer than a request ever should. */
async function vacuum(url: string) {
  say('Tidying up')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze) listing, app_user')
  await client.end()
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
