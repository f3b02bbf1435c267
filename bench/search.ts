import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { measureComparison } from '#bench/compare-prices.ts'
import { say } from '#bench/say.ts'
import { compareCold } from '#bench/search-cold.ts'
import { compareMemory, compareWithDriver } from '#bench/search-load.ts'
import { comparePages, timeOthers, timeTexts } from '#bench/search-times.ts'
import { compareWrites } from '#bench/search-writes.ts'
import { startDatabase } from '#bench/start-database.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { growDemo } from '#demo/grow-demo.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

// The search call next to its own SQL run by the driver alone, in the same run, and what else is
// asked about listings: npm run bench:search -- --listings 200000,1000000
// (or --url of a database that is filled already; --seconds of each round of load)

const { values } = parseArgs({
  options: { listings: { type: 'string' }, url: { type: 'string' }, seconds: { type: 'string' } },
})
const sizes = (values.listings ?? '200000').split(',').map(Number)
const seconds = Number(values.seconds ?? 3)
const search: ListingSearch = {
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

const costs: number[] = []
if (values.url) for (const url of values.url.split(',')) costs.push(await measure(url))
else
  await withOwnServer(async (url) => {
    for (const size of sizes) {
      await fill(url, size)
      costs.push(await measure(url))
    }
  })
if (costs.length > 1)
  say('\ncost of the filter search, last size / first size', (costs.at(-1)! / costs[0]!).toFixed(2))

async function measure(url: string) {
  const db = connect(url, { size: 16, timeoutMs: 60_000 })
  await keepCounts(db)
  say(`\n${await countOf(db)} active listings`)
  await compareWithDriver(url, { search, form, seconds })
  await compareMemory(url, form)
  const cost = await comparePages(db, search)
  await compareCold(db)
  await timeTexts(db, search)
  await timeOthers(db, search)
  await compareWrites(db, seconds)
  await measureComparison(db)
  await db.destroy()
  return cost
}

async function fill(url: string, listings: number) {
  const db = connect(url, { size: 2 })
  await migrateToLatest(db)
  await loadDemo(db, { onStep: say })
  await db.destroy()
  await growDemo(url, { listings, onStep: say })
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
  const server = await startDatabase()
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}
