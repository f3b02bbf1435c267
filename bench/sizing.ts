import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { say } from '#bench/say.ts'
import { fillForSizing } from '#bench/sizing-fill.ts'
import { measureSize, type Size } from '#bench/sizing-measure.ts'
import { startSized } from '#bench/sizing-server.ts'
import { measuredTable, sizingTable } from '#bench/sizing-table.ts'

// What listings and searches need in processor time, memory and disk, at two sizes, and what that
// makes at more (Linux, after a build): npm run bench:sizing -- --folder /var/tmp/sizing
// The folder keeps the filled databases for another run; a fill that was stopped goes on. 35 GB.
// Or --url of one or two databases on this machine that are filled by it already; --fill only fills.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000,5000000' },
    folder: { type: 'string' },
    url: { type: 'string' },
    fill: { type: 'boolean', default: false },
    /** Search pages after which it is counted what memory holds. */
    pages: { type: 'string', default: '2000' },
  },
})
const pages = Number(values.pages)
const home = values.folder ?? mkdtempSync(path.join(tmpdir(), 'basera-sizing-'))
const sizes: Size[] = []
try {
  if (values.url) {
    for (const url of values.url.split(','))
      sizes.push(await measureSize({ url: () => url, pages }))
  } else {
    const listings = values.listings.split(',').map(Number)
    for (const each of listings) await withServer(each, ({ url }) => fillForSizing(url, each))
    if (!values.fill) for (const each of listings) await measureOwn(each)
  }
} finally {
  if (!values.folder && !values.url) rmSync(home, { recursive: true, force: true })
}
if (sizes.length > 0) tell()

async function measureOwn(listings: number) {
  await withServer(listings, async (server) => {
    say(`measuring ${listings} listings`)
    const restartCold = () => server.restartCold()
    sizes.push(await measureSize({ restartCold, url: () => server.url, pages }))
  })
}

type Server = Awaited<ReturnType<typeof startSized>>

async function withServer(listings: number, work: (server: Server) => Promise<void>) {
  const server = await startSized(home, listings)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

function tell() {
  say(`\nMeasured, by active listings\n\n${measuredTable(sizes)}`)
  const [small, large] = [sizes[0]!, sizes.at(-1)!]
  if (sizes.length > 1) say(`\nComputed from it\n\n${sizingTable(small, large)}`)
  if (values.folder) say(`\nAgain: npm run bench:sizing -- --folder ${values.folder}`)
}
