import { sql } from 'kysely'
import { processorMilliseconds } from '#bench/process-figures.ts'
import { pageMix, type SearchKind, searchAsker, searchKinds } from '#bench/sizing-searches.ts'
import { connect, type Db } from '#db/connect.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { findListingOwner } from '#domain/listings/find-listing-owner.ts'
import { listShownPrices } from '#domain/listings/list-shown-prices.ts'
import { findSimilarListings } from '#domain/search/find-similar-listings.ts'

const ROUNDS = 200

export type SearchCost = Record<SearchKind, number>

/**
 * Milliseconds of processor time that PostgreSQL spends on one question of each kind, once its
 * pages are in memory: of the one backend that answers, so that nothing else counts.
 */
export async function measureSearchCost(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 300_000, staysOpen: true })
  const ask = await searchAsker(db)
  const searches = {} as SearchCost
  for (const kind of searchKinds)
    searches[kind] = await costOf(db, (number) => ask(db, kind, number))
  const spns = await someSpns(db)
  const property = await costOf(db, (number) => readProperty(db, spns[number % spns.length]!))
  await db.destroy()
  return { searches, property }
}

async function costOf(db: Db, ask: (number: number) => Promise<unknown>) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  for (let number = 0; number < ROUNDS; number++) await ask(number)
  const before = processorMilliseconds(rows[0]!.pid)
  // Others than before: answers are kept for some seconds.
  for (let number = ROUNDS; number < 2 * ROUNDS; number++) await ask(number)
  return (processorMilliseconds(rows[0]!.pid) - before) / ROUNDS
}

async function someSpns(db: Db) {
  const { rows } = await sql<{ spn: string }>`
    select spn from listing tablesample system (5) where status = 'active'
    limit ${sql.lit(2 * ROUNDS)}
  `.execute(db)
  return rows.map(({ spn }) => spn)
}

/** What a visitor's property page reads. */
async function readProperty(db: Db, spn: string) {
  const listing = await findListing(db, null, spn)
  await findListingOwner(db, listing!.ownerId)
  await findSimilarListings(db, listing!)
  await listShownPrices(db, listing!)
}

/** What a search page costs PostgreSQL, by how often it asks for each kind. */
export function pageCost(cost: SearchCost) {
  return searchKinds.reduce((sum, kind) => sum + cost[kind] * pageMix[kind], 0)
}

/** What a server that has just started reads for the first searches, and holds after so many pages. */
export async function measureWorkingSet(url: string, pages: number) {
  const db = connect(url, { size: 1, timeoutMs: 300_000, staysOpen: true })
  const ask = await searchAsker(db)
  const cold = {} as SearchCost
  for (const kind of searchKinds) {
    const begun = performance.now()
    await ask(db, kind, 1_000_000)
    cold[kind] = performance.now() - begun
  }
  for (let page = 0; page < pages; page++) await askPage(db, ask, page)
  const relations = await cached(db)
  await db.destroy()
  return {
    cold,
    touched: relations.reduce((sum, each) => sum + each.touched, 0),
    /** All of what they read from: more searches would read the rest. */
    reachable: relations.reduce((sum, each) => sum + each.bytes, 0),
  }
}

/** As often as the mix says. */
async function askPage(db: Db, ask: Awaited<ReturnType<typeof searchAsker>>, page: number) {
  const share = (page % 20) / 20
  let reached = 0
  for (const kind of ['plain', 'filters', 'text', 'near'] as const) {
    reached += pageMix[kind]
    if (share >= reached) continue
    await ask(db, kind, 2_000_000 + page)
    break
  }
  await ask(db, 'counts', 2_000_000 + page)
  if (page % 10 === 0) await ask(db, 'map', 2_000_000 + page)
}

/** Relations of which the searches have read something, and how much of each is in memory. */
async function cached(db: Db) {
  await sql`create extension if not exists pg_buffercache`.execute(db)
  const { rows } = await sql<{ name: string; touched: number; bytes: number }>`
    select relname as name, (count(*) * 8192)::float as touched,
      pg_relation_size(c.oid)::float as bytes
    from pg_buffercache as b
    join pg_class as c on b.relfilenode = pg_relation_filenode(c.oid)
    where relnamespace = 'public'::regnamespace
      and reldatabase = (select oid from pg_database where datname = current_database())
    group by c.oid, relname having count(*) >= 20
    order by touched desc
  `.execute(db)
  return rows
}
