import { CamelCasePlugin, sql } from 'kysely'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { CityPlaces } from '#domain/search/text/city-places.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

/**
 * The places of each city as a test of this worker has read them. Every test has a transaction, and
 * so a cache, of its own, and reading those of Delhi takes 20 ms of a processor.
 */
const known = new Map<City, CityPlaces>()

/** Puts what is known into the cache of a new transaction. */
export async function shareKnownPlaces(db: Db) {
  for (const [city, places] of known) await ttlCache(db, ruleOf(city), async () => places)
}

/** Keeps what a test has read, unless it has changed places itself. */
export async function keepReadPlaces(db: Db) {
  const found: [City, CityPlaces][] = []
  for (const city of cities.values) {
    if (known.has(city)) continue
    const places = await ttlCache<CityPlaces | undefined>(db, ruleOf(city), async () => undefined)
    if (places) found.push([city, places])
  }
  if (found.length > 0 && (await areUnchanged(db)))
    for (const [city, places] of found) known.set(city, places)
}

/** The same transaction with a cache of its own, for a test that changes places. */
export function withOwnCache(db: Db): Db {
  return db.withPlugin(new CamelCasePlugin())
}

/** The key is that of `findCityPlaces`. */
function ruleOf(city: City) {
  return { key: `places ${city}`, seconds: 600 }
}

/** Not after a failed statement either, when nothing more can be asked. */
async function areUnchanged(db: Db) {
  const { rows } = await sql`
    select from pg_stat_xact_user_tables
    where relname = 'place' and n_tup_ins + n_tup_upd + n_tup_del = 0
  `
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows.length > 0
}
