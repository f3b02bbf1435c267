import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Client, Pool } from 'pg'
import { lastStatement } from '#bench/last-statement.ts'
import { hammer, medianTime } from '#bench/load.ts'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import { connect, type Db } from '#db/connect.ts'
import { growDemo } from '#db/demo/grow-demo.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { searchListings, searchWholeListings } from '#domain/listings/search-listings.ts'

// The search call next to its own SQL run by the driver alone, in the same run:
// node bench/search.ts --listings 200000,1000000 (or --url of a database that is filled already)

const { values } = parseArgs({
  options: { listings: { type: 'string' }, url: { type: 'string' }, seconds: { type: 'string' } },
})
const sizes = (values.listings ?? '200000').split(',').map(Number)
const seconds = Number(values.seconds ?? 5)
const homes: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: { ...noFilters, bhk: ['2bhk'], priceMax: 40_000 },
}
const form = {
  city: 'delhi',
  property_category: 'residential',
  property_status: 'rent',
  filters: JSON.stringify({ filterBHK: '2bhk', filterPriceMax: 40_000 }),
}
const texts = ['apartment', 'sector', 'delhi', 'dwarka', 'dwraka', 'rohini sector 7', '110075']

const agent = new Agent({ keepAlive: true })
const headers = {
  'x-api-key': 'basera-web',
  'content-type': 'application/x-www-form-urlencoded',
}

const costs: number[] = []
if (values.url) costs.push(await measure(values.url, 0))
else
  await withOwnServer(async (url) => {
    for (const size of sizes) costs.push(await measure(url, size))
  })
if (costs.length > 1)
  say('cost of the filter search, last size / first size', (costs.at(-1)! / costs[0]!).toFixed(2))

async function measure(url: string, listings: number) {
  const db = connect(url, { size: 16 })
  if (listings > 0) await fill(db, url, listings)
  say(`\n${await countOf(db)} active listings`)

  await compareWithDriver(url)
  const page = await comparePages(db)
  await timeTexts(db)
  await db.destroy()
  return page
}

/** Requests a second at 1, 16 and 64 connections, of the call and of its SQL alone. */
async function compareWithDriver(url: string) {
  const { text, values: params } = await lastStatement(url, async (own) => {
    await searchWholeListings(own, homes, [])
  })
  const pool = new Pool({ connectionString: url, max: 16 })
  const site = await listen(url)
  for (const connections of [1, 16, 64]) {
    const bare = await hammer(connections, seconds, () => pool.query(text, params))
    const before = process.memoryUsage().rss
    const api = await hammer(connections, seconds, () => post(site.address))
    const grown = (process.memoryUsage().rss - before) / 1e6
    say(
      `${connections} connections`,
      `call ${api.perSecond.toFixed(0)}/s, median ${api.median.toFixed(2)} ms, p99 ${api.p99.toFixed(1)} ms`,
      `SQL alone ${bare.perSecond.toFixed(0)}/s, median ${bare.median.toFixed(2)} ms`,
      `ratio ${(api.perSecond / bare.perSecond).toFixed(2)}`,
      `memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
    )
  }
  await site.close()
  await pool.end()
}

/** The cost of the first page and of the fiftieth. */
async function comparePages(db: Db) {
  let after: string[] = []
  for (let page = 1; page < 50; page++) {
    const { next } = await searchListings(db, homes, { after })
    if (!next) break
    after = [next]
  }
  const first = await medianTime(200, () => searchListings(db, homes))
  const fiftieth = await medianTime(200, () => searchListings(db, homes, { after }))
  say('page 1', `${first.toFixed(2)} ms`)
  say('page 50', `${fiftieth.toFixed(2)} ms`, `ratio ${(fiftieth / first).toFixed(2)}`)
  return first
}

async function timeTexts(db: Db) {
  for (const text of texts) {
    const search = { ...homes, text, filters: noFilters }
    say(
      `text “${text}”`,
      `${(await medianTime(40, () => searchListings(db, search))).toFixed(2)} ms`,
    )
  }
}

async function listen(url: string) {
  const worker = new Worker(new URL('./search-server.ts', import.meta.url), { workerData: { url } })
  const [{ port }] = await once(worker, 'message')
  return { address: `http://localhost:${port}/api/prop/search`, close: () => worker.terminate() }
}

/** One call over a connection that stays open, with as little work of our own as possible. */
function post(address: string) {
  return new Promise<void>((resolve, reject) => {
    const sent = request(address, { method: 'POST', agent, headers }, (reply) => {
      let size = 0
      reply.on('data', (part: Buffer) => {
        size += part.length
      })
      // An answer without listings is far shorter.
      reply.on('end', () => (size > 5_000 ? resolve() : reject(new Error('It found nothing.'))))
    })
    sent.on('error', reject)
    sent.end(new URLSearchParams(form).toString())
  })
}

async function fill(db: Db, url: string, listings: number) {
  await migrateToLatest(db)
  const isLoaded = await loadDemo(db, { listings, onStep: say })
  if (!isLoaded) await growDemo(url, { listings, onStep: say })
  // Without it the indexes alone cannot answer, and it may take longer than a request may.
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze) listing')
  await client.end()
}

async function countOf(db: Db) {
  const { total } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return total
}

async function withOwnServer(work: (url: string) => Promise<void>) {
  const home = mkdtempSync(path.join(tmpdir(), 'basera-bench-'))
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(home, 0o755)
  const server = await startEmbedded({ folder: path.join(home, 'postgres') })
  try {
    await work(server.url)
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

function say(...parts: string[]) {
  process.stdout.write(`${parts.join('  ')}\n`)
}
