import { CamelCasePlugin } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { loadSearch } from '#app/loaders/public/load-search.ts'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { middle } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import type { Resources } from '#server/create-resources.ts'

const MOST = 3
const rounds = 15

const pages: Record<string, string[]> = {
  'a kind': ['/search/rent?city=delhi'],
  'usual filters': ['/search/rent?city=delhi&filterBHK=2bhk&filterPriceMax=40000'],
  'a price between two steps': ['/search/buy?city=delhi&filterPriceMax=7500000'],
  'two typed prices': ['/search/rent?city=delhi&filterPriceMin=12500&filterPriceMax=57000'],
  'a named place, saket': ['/search/buy?city=delhi&q=saket'],
  'a named place, sector 57': ['/search/buy?city=gurugram&q=sector+57'],
  'the largest named place, dwarka': ['/search/rent?city=delhi&q=dwarka'],
  'five cities': ['delhi', 'gurugram', 'noida', 'ghaziabad', 'faridabad'].map(
    (city) => `/search/rent?city=${city}`,
  ),
}

/** All that the search page reads, with no count remembered and again at once. */
export async function compareCold(db: Db) {
  for (const [name, addresses] of Object.entries(pages)) {
    const colds: number[] = []
    const warms: number[] = []
    // The first ones are slow whatever is remembered.
    for (let round = -5; round < rounds; round++) {
      // What is remembered is remembered for one such object; the places stay the same for weeks.
      const fresh = db.withPlugin(new CamelCasePlugin())
      for (const city of cities.values) await findCityPlaces(fresh, city)
      const cold = await timeOf(fresh, addresses)
      const warm = await timeOf(fresh, addresses)
      if (round < 0) continue
      colds.push(cold)
      warms.push(warm)
    }
    const ratio = middle(colds) / middle(warms)
    say(
      `page of ${name}, cold ${middle(colds).toFixed(1)} ms`,
      `warm ${middle(warms).toFixed(1)} ms`,
      `ratio ${ratio.toFixed(2)}`,
      ratio <= MOST ? `at most ${MOST}` : `MORE THAN ${MOST}`,
    )
  }
}

async function timeOf(db: Db, addresses: string[]) {
  const asked = performance.now()
  await Promise.all(addresses.map((address) => load(db, address)))
  return performance.now() - asked
}

function load(db: Db, address: string) {
  const url = new URL(address, 'http://localhost')
  const context = new RouterContextProvider()
  context.set(resourcesContext, { db, searchDb: db } as Resources)
  context.set(viewerContext, null)
  return loadSearch(new Request(url), url, context)
}
