import { Pool } from 'pg'
import { hammer, middle } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import { startSearchSite } from '#bench/search-site.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { recordStatements } from '#db/record-statements.ts'
import { searchWholeListings } from '#domain/search/search-listings.ts'

type Options = { search: ListingSearch; form: Record<string, string>; seconds: number }

type Load = Awaited<ReturnType<typeof hammer>>
type Result = { bare: Load; call: Load; ratio: number }

const rounds = 3
const warmUpSeconds = 10
const memorySeconds = 20

/**
 * Requests a second at 1, 16 and 64 connections: of the call, and of its SQL by the driver alone,
 * which reads the same rows. They take turns, so that both meet the same machine.
 */
export async function compareWithDriver(url: string, { search, form, seconds }: Options) {
  const statements = await recordStatements(url, (db) => searchWholeListings(db, search, []))
  const { text, values } = statements.at(-1)!
  const pool = new Pool({ connectionString: url, max: 16 })
  const site = await startSearchSite(url)
  for (const connections of [1, 16, 64]) {
    const results: Result[] = []
    for (let round = 0; round < rounds; round++) {
      const bare = await hammer(connections, seconds, () => pool.query(text, values))
      const lines = await site.open(connections, form)
      const call = await hammer(connections, seconds, lines.ask)
      lines.close()
      results.push({ bare, call, ratio: call.perSecond / bare.perSecond })
    }
    const of = (read: (result: Result) => number) => middle(results.map(read))
    say(
      `${connections} connections`,
      `call ${of(({ call }) => call.perSecond).toFixed(0)}/s`,
      `median ${of(({ call }) => call.median).toFixed(2)} ms`,
      `p99 ${of(({ call }) => call.p99).toFixed(1)} ms`,
      `SQL alone ${of(({ bare }) => bare.perSecond).toFixed(0)}/s`,
      `median ${of(({ bare }) => bare.median).toFixed(2)} ms`,
      `ratio ${of(({ ratio }) => ratio).toFixed(2)}`,
    )
  }
  site.stop()
  await pool.end()
}

/** The memory of the site's process once it is warm, and after more of the same load. */
export async function compareMemory(url: string, form: Record<string, string>) {
  const site = await startSearchSite(url)
  const lines = await site.open(16, form)
  await hammer(16, warmUpSeconds, lines.ask)
  const warm = await site.memory()
  await hammer(16, memorySeconds, lines.ask)
  const later = await site.memory()
  lines.close()
  site.stop()
  say(
    `memory after ${warmUpSeconds} s of load`,
    `${warm.toFixed(0)} MB`,
    `${memorySeconds} s later ${later.toFixed(0)} MB`,
    `ratio ${(later / warm).toFixed(2)}`,
  )
}
