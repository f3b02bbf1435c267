import { parseArgs } from 'node:util'
import { measureComparison } from '#bench/compare-prices.ts'
import { countActive, fillListings } from '#bench/fill-listings.ts'
import { say } from '#bench/say.ts'
import { compareCold } from '#bench/search-cold.ts'
import { compareMemory, compareWithDriver } from '#bench/search-load.ts'
import { comparePages, timeOthers, timeTexts } from '#bench/search-times.ts'
import { compareWrites } from '#bench/search-writes.ts'
import { startDatabase } from '#bench/start-database.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { connect } from '#db/connect.ts'
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
      await fillListings(url, size)
      costs.push(await measure(url))
    }
  })
if (costs.length > 1)
  say('\ncost of the filter search, last size / first size', (costs.at(-1)! / costs[0]!).toFixed(2))

async function measure(url: string) {
  const db = connect(url, { size: 16, timeoutMs: 60_000 })
  await keepCounts(db)
  say(`\n${await countActive(db)} active listings`)
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

async function withOwnServer(work: (url: string) => Promise<void>) {
  const server = await startDatabase()
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}
