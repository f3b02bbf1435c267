import { Client } from 'pg'
import { say } from '#bench/say.ts'
import { copyActivity } from '#bench/sizing-activity.ts'
import { copyListings, numberRows } from '#bench/sizing-copies.ts'
import { buildIndexes, dropIndexes } from '#bench/sizing-indexes.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { growDemo } from '#demo/grow-demo.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { compareAllPrices } from '#domain/listings/compare-prices.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

/** Listings of the demo data that all others are varied copies of. */
const MODELS = 20_000
/** Of the demo's listings this share is active; the others are drafts, in review, sold or removed. */
const ACTIVE_SHARE = 0.87

/**
 * Brings a database up to so many active listings, with the owners, pictures and activity that grow
 * with them. Each step is remembered in the database, so that a fill that was stopped goes on.
 */
export async function fillForSizing(url: string, active: number) {
  await loadModels(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await fill(client, url, active)
  } finally {
    await client.end()
  }
}

async function fill(client: Client, url: string, active: number) {
  const step = await rememberedSteps(client)
  // Copies keep what triggers gave their models, and point at rows that are there.
  await client.query('set session_replication_role = replica')
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('set max_parallel_maintenance_workers = 0')
  // A checkpoint at every gigabyte would write each page of an index again and again.
  await client.query(`alter system set max_wal_size = '4GB'`)
  await client.query('select pg_reload_conf()')
  await step('models compared', () => withDb(url, compareAllPrices))
  await step('indexes dropped', () => dropIndexes(client))
  await step('models numbered', () => numberRows(client))
  await copyListings(client, Math.round(active / ACTIVE_SHARE), step)
  await copyActivity(client, step)
  await buildIndexes(client, step)
  await step('vacuumed', async () => void (await client.query('vacuum (analyze)')))
  await step('counted', () => countAnew(client, url))
}

async function loadModels(url: string) {
  const db = connect(url, { size: 2, timeoutMs: 600_000 })
  await migrateToLatest(db)
  await loadDemo(db, { onStep: say })
  await db.destroy()
  await growDemo(url, { listings: MODELS, onStep: say })
}

export type Step = (name: string, work: () => Promise<void>) => Promise<void>

async function rememberedSteps(client: Client): Promise<Step> {
  await client.query('create schema if not exists sizing')
  await client.query('create table if not exists sizing.step (name text primary key)')
  const { rows } = await client.query<{ name: string }>('select name from sizing.step')
  const done = new Set(rows.map(({ name }) => name))
  return async (name, work) => {
    if (done.has(name)) return
    const begun = performance.now()
    await work()
    await client.query('insert into sizing.step values ($1)', [name])
    say(`${name}, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
}

/** Copies were made without the trigger that tells of them. */
async function countAnew(client: Client, url: string) {
  await client.query('truncate kind_count, kind_count_change')
  await withDb(url, (db) => keepCounts(db))
}

async function withDb(url: string, work: (db: Db) => Promise<void>) {
  const db = connect(url, { size: 2, timeoutMs: 1_800_000 })
  await work(db)
  await db.destroy()
}
