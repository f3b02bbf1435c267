import { sql } from 'kysely'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

// How long a misspelt place takes to be found, next to an empty round trip to the same database:
// node bench/places.ts

const ROUNDS = 15

const queries = [
  'dwraka',
  'indrapuram',
  'conaught place',
  'modal town hisar',
  'raj nagar extn',
  'sectr 14 gurgaon',
  'nodia sector 62',
  'faridabd',
  '122018',
  'huda city center',
  'janak puri',
  'rajnagar extension',
  'karolbag',
  'lajpt nagar',
  'chitranjn park',
  'greater nodia alpha 2',
  'laxmi ngr',
  'vasnt kunj',
  'rajori garden',
  'hauz kahs',
  'crossing republic',
  'dlf ph 3',
  'cybr city',
  'golf corse road',
  'noida extention',
  'noida sec 18 metro',
  'kashmiri gate',
  'wasundhra sector 5',
  'vaisali',
  'ballabgarh',
  'pin 110075',
  '1100',
  'sec 9a gurgaon',
  'sushnt lok 2',
  'mayur vihar ph 1',
  'manesr',
  'sohna rd',
  'gk1',
  'ip extn',
  'azad ngr hisar',
  'jain chok',
  'bhiwani raiway station',
  'sec 13 bhiwani',
  'nit fridabad',
  'sec 15 faridabad',
  'okla phase 1',
  'rohni sec 8',
  'pitam pura',
  'paschim vihr',
  'dilshad gardan',
  'botanicl garden',
  'shipra mal',
  'conau',
  'indirap',
  'sec',
  'lodi colony',
  'sarojni nagar',
  'kalka ji',
  'munrika',
  'palam vhr',
]

const server = await startDatabase()
const db = connect(server.url, { size: 1 })
try {
  await migrateToLatest(db)
  await compare(db)
} finally {
  await db.destroy()
  await server.stop()
}

async function compare(db: Db) {
  const search: number[][] = queries.map(() => [])
  const empty: number[] = []
  const nearby: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, text] of queries.entries()) {
      const times = [
        await timeOf(() => sql`select 1`.execute(db)),
        await timeOf(() => searchPlaces(db, { text, city: 'delhi' })),
        await timeOf(() => findNearbyPlaces(db, { lat: 28.63, lng: 77.22, limit: 6 })),
      ]
      if (round === 0) continue // the first round only warms up
      empty.push(times[0]!)
      search[at]!.push(times[1]!)
      nearby.push(times[2]!)
    }
  }

  const base = median(empty)
  const medians = search.map(median)
  const slowest = Math.max(...medians)
  print('select 1', base, base)
  print('nearby places, median', median(nearby), base)
  print(`${queries.length} searches, median`, median(medians), base)
  print(`slowest: ${queries[medians.indexOf(slowest)]}`, slowest, base)
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function print(what: string, time: number, base: number) {
  const ratio = `${(time / base).toFixed(1)} × select 1`
  process.stdout.write(`${what.padEnd(36)}${time.toFixed(2).padStart(8)} ms   ${ratio}\n`)
}
