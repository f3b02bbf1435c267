import { sql } from 'kysely'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { type City, cities } from '#contract/options.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { indexColumns } from '#domain/saved-searches/index-columns.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { addressOf, searchOf } from '#domain/saved-searches/search-address.ts'

// What 100,000 saved searches add to one activation: its transaction, and the matching that follows
// in the background, beside the same without any: npm run bench:alerts

const SEARCHES = 100_000
const ROUNDS = 40

const server = await startDatabase()
const db = connect(server.url, { size: 4, timeoutMs: 300_000 })
try {
  await migrateToLatest(db)
  await loadDemo(db)
  await run(db)
} finally {
  await db.destroy()
  await server.stop()
}

async function run(db: Db) {
  const listings = await db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'active')
    .orderBy(sql`md5(id::text)`)
    .limit(2 * ROUNDS)
    .execute()
  const ids = listings.map(({ id }) => id)
  await sql`delete from saved_search`.execute(db)
  const without = await measure(db, ids.slice(0, ROUNDS))
  await fill(db)
  const withAll = await measure(db, ids.slice(ROUNDS))

  say(`${SEARCHES} saved searches, ${ROUNDS} activations, medians of milliseconds`)
  for (const part of ['activation', 'matching'] as const) {
    const [before, after] = [median(without[part]), median(withAll[part])]
    const figures = [before, after, after - before].map((ms) => ms.toFixed(1).padStart(8))
    say(part.padEnd(12), 'without', figures[0]!, 'with', figures[1]!, 'more', figures[2]!)
  }
  const matches = median(withAll.matches)
  const perMatch = median(withAll.matching) / matches
  say(`matches of one listing: ${matches}; in the background ${perMatch.toFixed(2)} ms for each`)
  const more = median(withAll.activation) - median(without.activation)
  say('an activation takes', more <= 20 ? 'at most 20 ms more' : 'MORE THAN 20 ms more')
}

type Times = Record<'activation' | 'matching' | 'matches', number[]>

async function measure(db: Db, ids: string[]): Promise<Times> {
  const times: Times = { activation: [], matching: [], matches: [] }
  const { id: staffId } = await db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirstOrThrow()
  const staff = { kind: 'staff', id: staffId } as const
  for (const id of ids) {
    await changeListingStatus(db, staff, id, { to: 'under_review' })
    const start = performance.now()
    await changeListingStatus(db, staff, id, { to: 'active' })
    const shown = performance.now()
    times.matches.push(await matchListing(db, id))
    const end = performance.now()
    times.activation.push(shown - start)
    times.matching.push(end - shown)
  }
  return times
}

/** As people search: most name a locality, two in three say rooms and a highest price. */
async function fill(db: Db) {
  const users = await db.selectFrom('appUser').select('id').where('erasedAt', 'is', null).execute()
  const places = await db
    .selectFrom('place')
    .select(['name', 'city'])
    .where('kind', 'in', ['locality', 'sector'])
    .where('isCurrent', '=', true)
    .execute()
  const columns = new Map<string, Awaited<ReturnType<typeof indexColumns>>>()
  for (let from = 0; from < SEARCHES; from += 2_000) {
    const rows = []
    for (let n = from; n < from + 2_000; n++) {
      const search = searchOf(addressFor(n, places))!
      const address = addressOf(search)
      const known = columns.get(address) ?? (await indexColumns(db, search))
      columns.set(address, known)
      rows.push({ userId: users[n % users.length]!.id, address, ...known })
    }
    await db
      .insertInto('savedSearch')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const { count } = await db
    .selectFrom('savedSearch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  say(`${count} rows`)
  await sql`vacuum analyze saved_search`.execute(db)
}

function addressFor(n: number, places: { name: string; city: string }[]) {
  const random = mixed(n)
  const place = places[random % places.length]!
  const isRent = random % 2 === 0
  const city: City = cities.values[random % cities.values.length]!
  const where =
    random % 10 < 8
      ? `q=${encodeURIComponent(place.name.toLowerCase())}&city=${place.city}`
      : `city=${city}`
  const rooms = ['1bhk', '2bhk', '3bhk', '3mbhk'][(random >> 3) % 4]
  const step = 1 + ((random >> 5) % 60)
  const price = isRent ? step * 2_500 : step * 500_000
  const isNarrow = random % 3 > 0 || random % 10 >= 8
  const filters = isNarrow ? `&filterBHK=${rooms}&filterPriceMax=${price}` : ''
  return `/search/${isRent ? 'rent' : 'buy'}?${where}${filters}&filterPriceMin=${1 + (n % 997)}`
}

/** A number that looks random, the same in every run. */
function mixed(n: number) {
  let x = Math.imul(n + 1, 0x9e3779b1) >>> 0
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0
  return (x ^ (x >>> 13)) >>> 0
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
