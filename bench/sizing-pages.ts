import { sql } from 'kysely'
import { processorMilliseconds, residentMegabytes } from '#bench/process-figures.ts'
import { connect } from '#db/connect.ts'
import { startSite } from '#tests/site.ts'

const PAGES = 300
const AT_ONCE = 4

export type PageCost = {
  /** Milliseconds of processor time, and bytes sent. */
  site: number
  bytes: number
}

/** Pages of the built site that no cache knows yet, each another address. */
export async function measurePages(url: string) {
  const listings = await someListings(url)
  const site = await startSite({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: url,
    DEMO_DATA: 'off',
    SEARCHES_PER_ADDRESS: '100',
  })
  const cost = (path: (number: number) => string) => costOf(site.url, site.pid!, path)
  const search = (number: number) =>
    `/search/rent?city=${['delhi', 'gurugram', 'noida'][number % 3]}&filterPriceMax=${10_000 + number * 100}`
  await cost(search)
  const pages = {
    search: await cost((number) => search(number + PAGES)),
    property: await cost((number) => `/property/?id=${listings[number]}`),
    memory: residentMegabytes(site.pid!),
  }
  await site.stop()
  return pages
}

async function costOf(
  site: string,
  pid: number,
  path: (number: number) => string,
): Promise<PageCost> {
  const before = processorMilliseconds(pid)
  let bytes = 0
  let next = 0
  const ask = async () => {
    while (next < PAGES) {
      const answer = await fetch(site + path(next++), { headers: { cookie: 'seen_splash=1' } })
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`)
      await answer.arrayBuffer()
      bytes += Number(answer.headers.get('content-length') ?? 0)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return {
    site: (processorMilliseconds(pid) - before) / PAGES,
    bytes: bytes / PAGES,
  }
}

async function someListings(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 60_000 })
  const { rows } = await sql<{ spn: string }>`
    select spn from listing tablesample system (0.5) where status = 'active' limit ${sql.lit(PAGES)}
  `.execute(db)
  await db.destroy()
  return rows.map(({ spn }) => spn)
}
