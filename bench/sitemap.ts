import { resourceUsage } from 'node:process'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { makeSitemapFile, makeSitemapIndex } from '#app/loaders/sitemap/sitemap-files.ts'
import { countActive, fillListings } from '#bench/fill-listings.ts'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { summariseHistory } from '#domain/market/summarise-history.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'

// The jobs behind the pages of places, and all files of the sitemap: how long they take, whether every
// active listing is named once, and the memory of reading them all beside that of reading the first:
// npm run bench:sitemap -- --listings 200000 (or --url of a database that is filled already)

const { values } = parseArgs({ options: { listings: { type: 'string' }, url: { type: 'string' } } })
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const site = 'https://basera.example'

if (values.url) await measure(values.url)
else {
  const server = await startDatabase()
  try {
    await fillListings(server.url, Number(values.listings ?? 200_000))
    await measure(server.url)
  } finally {
    await server.stop()
  }
}

async function measure(url: string) {
  const db = connect(url, { size: 4, timeoutMs: 600_000 })
  say(`${await countActive(db)} active listings`)
  await timed('figures and chunks, the first time', () => summariseMarket(db))
  await timed('figures and chunks, nothing new', () => summariseMarket(db))
  await timed('months and stays', () => summariseHistory(db))

  const files = [...(await makeSitemapIndex(db, site)).matchAll(/sitemaps\/(.*?)<\/loc>/g)]
  await read(db, files[0]![1]!, new Set())
  const before = heldMemory()
  const seen = new Set<string>()
  let most = 0
  let held = before
  await timed(`${files.length} files`, async () => {
    for (const [, file] of files) {
      most = Math.max(most, await read(db, file!, seen))
      held = Math.max(held, heldMemory())
    }
  })
  say(`${most} addresses in the longest`, `${seen.size} listings named, each once`)
  say(
    `memory in use before ${mb(before)} MB`,
    `at most ${mb(held)} MB after a file`,
    `of which the names that this benchmark compares take about ${mb(seen.size * 80)} MB`,
    `the process at most ${mb(resourceUsage().maxRSS * 1_024)} MB`,
  )
  await db.destroy()
}

/** What is in use once everything that is no longer needed is gone. */
function heldMemory() {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** How many addresses a file has; a listing that was seen before is an error. */
async function read(db: Db, file: string, seen: Set<string>) {
  let count = 0
  for await (const piece of makeSitemapFile(db, site, file)) {
    count += piece.split('<loc>').length - 1
    for (const [spn] of piece.matchAll(/SPN\w{8}/g)) {
      if (seen.has(spn)) throw new Error(`${spn} is named twice`)
      seen.add(spn)
    }
  }
  return count
}

async function timed(name: string, work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  say(name, `${(performance.now() - started).toFixed(0)} ms`)
}

function mb(bytes: number) {
  return (bytes / 1_000_000).toFixed(0)
}
