import { Client } from 'pg'
import { countActive } from '#bench/fill-listings.ts'
import {
  measureSearchCost,
  measureWorkingSet,
  pageCost,
  type SearchCost,
} from '#bench/sizing-cost.ts'
import { type JobCost, measureJobs } from '#bench/sizing-jobs.ts'
import type { Measured } from '#bench/sizing-model.ts'
import { measurePages } from '#bench/sizing-pages.ts'
import { estimateDump, measureSpace, type Relation } from '#bench/sizing-space.ts'
import { measureWrites, type WriteCost, writeCost } from '#bench/sizing-writes.ts'
import { connect } from '#db/connect.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'

export type Size = {
  measured: Measured
  relations: Relation[]
  searches: SearchCost
  writes: WriteCost
  jobs: JobCost
  memory: Awaited<ReturnType<typeof measureWorkingSet>> | undefined
  pages: Awaited<ReturnType<typeof measurePages>>
}

type Options = {
  /** Absent for a server that is not ours to restart: nothing is measured cold then. */
  restartCold?: () => Promise<void>
  url: () => string
  pages: number
}

/** Everything that is measured at one size, on a database that is filled. */
export async function measureSize({ restartCold, url, pages }: Options): Promise<Size> {
  const listings = await prepare(url())
  const { relations, dumpBytes } = await withClient(url(), async (client) => {
    const relations = await measureSpace(client)
    return { relations, dumpBytes: await estimateDump(client, relations) }
  })
  await restartCold?.()
  const memory = restartCold ? await measureWorkingSet(url(), pages) : undefined
  const { searches, property } = await measureSearchCost(url())
  const writes = await measureWrites(url())
  // Before the site, which would begin with those that were never done.
  const jobs = await measureJobs(url())
  const site = await measurePages(url())
  const listing = relations.find(({ name }) => name === 'listing')!
  const indexes = relations.flatMap((relation) => relation.indexes)
  return {
    relations,
    searches,
    writes,
    jobs,
    memory,
    pages: site,
    measured: {
      listings,
      diskBytes: sum(relations.map(({ bytes }) => bytes)) + sum(indexes.map(({ bytes }) => bytes)),
      workingSetBytes:
        memory?.reachable ?? listing.bytes + sum(listing.indexes.map(({ bytes }) => bytes)),
      searchDatabaseMs: pageCost(searches),
      searchSiteMs: site.search.site,
      propertyDatabaseMs: property,
      propertySiteMs: site.property.site,
      pageBytes: site.search.bytes,
      writeMs: writeCost(writes).milliseconds,
      writeLogBytes: writeCost(writes).bytes,
      writePageBytes: writeCost(writes).pageBytes,
      indexBuildSeconds: sum(indexes.map(({ buildSeconds }) => buildSeconds ?? 0)),
      dumpBytes,
      workerMegabytes: site.memory,
    },
  }
}

/** Counts are kept for today and tomorrow; a database that was filled on another day has none. */
async function prepare(url: string) {
  const db = connect(url, { size: 2, timeoutMs: 1_800_000 })
  await keepCounts(db)
  const listings = await countActive(db)
  await db.destroy()
  return listings
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
