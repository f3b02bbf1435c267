import { parseArgs } from 'node:util'
import { CamelCasePlugin } from 'kysely'
import { countActive, fillListings } from '#bench/fill-listings.ts'
import { medianTime, medianTimes } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { compareJoin, dropStations } from '#bench/travel-join.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { connect, type Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { reachOf } from '#domain/travel/travel-reach.ts'

// Searches with travel times next to the same searches without, in the same run:
// npm run bench:travel -- --listings 200000,1000000
// (or --url of a database that is filled already; --join also measures a table of stations by listing,
// which it makes in that database and drops again)

const { values } = parseArgs({
  options: { listings: { type: 'string' }, url: { type: 'string' }, join: { type: 'boolean' } },
})

const home = { category: 'residential', deal: 'rent', text: '', filters: noFilters } as const
const ncr = { ...home, city: 'delhi', region: 'ncr' } as const
const delhi = { ...home, city: 'delhi' } as const
const cyberCity = { to: 'gurugram.dlf-cyber-city' }

/** What people ask for, from much that is in reach to little. */
const searches: Record<string, ListingSearch> = {
  'Delhi NCR, 45 min to Cyber City': { ...ncr, ...cyberCity, within: '45' },
  'Delhi NCR, 30 min to Cyber City, 2 BHK': {
    ...ncr,
    ...cyberCity,
    within: '30',
    filters: { ...noFilters, bhk: ['2bhk'] },
  },
  'Delhi, 60 min to Cyber City': { ...delhi, ...cyberCity, within: '60' },
  'Delhi, 30 min to Rajiv Chowk, under 40,000': {
    ...delhi,
    to: 'delhi.rajiv-chowk-metro-station',
    within: '30',
    filters: { ...noFilters, priceMax: 40_000 },
  },
  'Delhi NCR, 45 min to Sector 62, 60 to Saket': {
    ...ncr,
    to: 'noida.sector-62,delhi.saket',
    within: '45,60',
  },
  'Gurugram, 20 min to Sector 55-56': {
    ...home,
    city: 'gurugram',
    to: 'gurugram.sector-55-56-metro-station',
    within: '20',
  },
}

if (values.url) await measure(values.url)
else {
  const server = await startDatabase()
  try {
    for (const size of (values.listings ?? '200000').split(',').map(Number)) {
      await fillListings(server.url, size)
      await measure(server.url)
    }
  } finally {
    await server.stop()
  }
}

async function measure(url: string) {
  const db = connect(url, { size: 16, timeoutMs: 60_000 })
  await keepCounts(db)
  say(`\n${await countActive(db)} active listings`)
  const ratios: { filtered: number; fastest: number }[] = []
  for (const [name, search] of Object.entries(searches)) {
    ratios.push(...(await compare(db, name, search)))
    if (values.join) await compareJoin(db, name, search)
  }
  if (values.join) await dropStations(db)
  const highest = (of: 'filtered' | 'fastest') => Math.max(...ratios.map((each) => each[of]))
  say('\nhighest ratio of a page, with travel time / without:', highest('filtered').toFixed(2))
  say('shortest first / without:', highest('fastest').toFixed(2))
  await db.destroy()
}

async function compare(db: Db, name: string, search: ListingSearch) {
  const plain = { ...search, to: undefined, within: undefined }
  const sorted: ListingSearch = { ...search, order: 'fastest' }
  const asked = [plain, search, sorted]
  const nexts: string[] = []
  for (const each of asked) nexts.push((await searchListings(db, each)).next!)
  const times = await medianTimes(100, [
    ...asked.map((each) => () => searchListings(db, each)),
    ...asked.map((each, at) => () => searchListings(db, each, { after: [nexts[at]!] })),
  ])
  const fresh = () => db.withPlugin(new CamelCasePlugin())
  const counted = await medianTime(5, () => countListings(fresh(), search))
  const { total } = await countListings(fresh(), search)
  const kilobytes = (reachOf(search)?.minutes.length ?? 0) / 1_000
  const { length: tiles } = reachOf(search)?.tiles ?? []
  say(`\n${name}: ${total} found, ${kilobytes.toFixed(0)} kB of cells, ${tiles} tiles`)
  const ratios = [0, asked.length].map((first) => {
    const [without = 0, filtered = 0, fastest = 0] = times.slice(first)
    say(`  page ${first ? 2 : 1} without travel time`, `${without.toFixed(2)} ms`)
    say('    with it', `${filtered.toFixed(2)} ms`, ratio(filtered, without))
    say('    shortest first', `${fastest.toFixed(2)} ms`, ratio(fastest, without))
    return { filtered: filtered / without, fastest: fastest / without }
  })
  say('  counts, not remembered', `${counted.toFixed(2)} ms`)
  return ratios
}

function ratio(a: number, b: number) {
  return `ratio ${(a / b).toFixed(2)}`
}
