import { CamelCasePlugin } from 'kysely'
import { medianTime, medianTimes } from '#bench/load.ts'
import { say } from '#bench/say.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { estimateValue } from '#domain/listings/estimate-value.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { countActiveListings } from '#domain/search/counts/count-active-listings.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findSimilarListings } from '#domain/search/find-similar-listings.ts'
import { listPopular } from '#domain/search/list-popular.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { searchListings, searchWholeListings } from '#domain/search/search-listings.ts'
import { listLocalities } from '#domain/search/suggest/list-localities.ts'

const texts = [
  'apartment',
  'sector',
  'delhi',
  'near metro',
  'green',
  'villa',
  'dwarka',
  'rohini sector 7',
  '110075',
  'connaught place',
  'janakpuri west metro',
  'dwraka',
  'lajpt ngr',
  'rohni secter 7',
  'saket court',
  'haryana',
  'gurgaon',
  'mumbai',
  'zzzz qqqq',
]

const area = { south: 28.55, west: 77, north: 28.65, east: 77.1 }
const city = { south: 28.4, west: 76.8, north: 28.9, east: 77.35 }
const spot = { lat: 28.6, lng: 77.05 }

/** The cost of the first page and of the fiftieth, as pages ask for it and as the call does. */
export async function comparePages(db: Db, search: ListingSearch) {
  const shown: string[] = []
  for (let page = 1; page < 50; page++) {
    const { listings } = await searchListings(db, search, { after: shown.slice(-1) })
    shown.push(...listings.map(({ spn }) => spn))
  }
  const after = shown.slice(-1)
  const [first = 0, fiftieth = 0, firstCall = 0, fiftiethCall = 0] = await medianTimes(300, [
    () => searchListings(db, search),
    () => searchListings(db, search, { after }),
    () => searchWholeListings(db, search, []),
    () => searchWholeListings(db, search, shown),
  ])
  say(
    'page 1',
    `${first.toFixed(2)} ms`,
    'page 50',
    `${fiftieth.toFixed(2)} ms`,
    ratio(fiftieth, first),
  )
  say(
    'page 1 of the call',
    `${firstCall.toFixed(2)} ms`,
    `page 50, ${shown.length} shown`,
    `${fiftiethCall.toFixed(2)} ms`,
    ratio(fiftiethCall, firstCall),
  )
  return first
}

export async function timeTexts(db: Db, search: ListingSearch) {
  await compareRandomWords(db, search)
  for (const text of texts) {
    const time = await medianTime(20, () =>
      searchListings(db, { ...search, text, filters: noFilters }),
    )
    say(`text “${text}”`, `${time.toFixed(2)} ms`)
  }
}

/** Twelve words that nobody knows, new ones each time, next to the name of a place. */
async function compareRandomWords(db: Db, search: ListingSearch) {
  const ask = (text: string) => searchListings(db, { ...search, text, filters: noFilters })
  const [normal = 0, random = 0] = await medianTimes(20, [
    () => ask('connaught place'),
    () => ask(Array.from({ length: 12 }, randomWord).join(' ')),
  ])
  say(
    'a named place',
    `${normal.toFixed(2)} ms`,
    'twelve random words',
    `${random.toFixed(2)} ms`,
    ratio(random, normal),
  )
}

function randomWord() {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return Array.from({ length: 7 }, () => letters[Math.floor(Math.random() * 26)]).join('')
}

/** Everything else that pages ask about listings, nothing of it remembered from before. */
export async function timeOthers(db: Db, search: ListingSearch) {
  const all = { ...search, filters: noFilters }
  const resale = { ...all, deal: 'resale' } as const
  const rare = { ...noFilters, propertyTypes: ['villa'], priceMax: 1_00_000 } as const
  const { listings } = await searchListings(db, search)
  const listing = await findListing(db, null, listings[0]?.spn ?? '')
  const home = {
    city: 'delhi',
    deal: 'resale',
    propertyType: 'apartment',
    bhk: '3bhk',
    area: 1_400,
  } as const

  const questions: Record<string, (fresh: Db) => Promise<unknown>> = {
    'filters that nothing matches': (fresh) =>
      searchListings(fresh, { ...resale, filters: { ...rare, propertyTypes: ['villa'] } }),
    'in all kinds': (fresh) => listPopular(fresh, 'delhi', 12),
    cheapest: (fresh) => searchListings(fresh, { ...all, order: 'cheapest' }),
    'best value': (fresh) => searchListings(fresh, { ...resale, order: 'best_value' }),
    'cheapest in “dwarka”': (fresh) =>
      searchListings(fresh, { ...all, text: 'dwarka', order: 'cheapest' }),
    similar: (fresh) => findSimilarListings(fresh, listing!),
    'value, by place': (fresh) => estimateValue(fresh, { ...home, place: spot }),
    'value, of a city': (fresh) => estimateValue(fresh, home),
    'map, a part of a city': (fresh) => findListingsOnMap(fresh, { ...all, area }),
    'map, a whole city': (fresh) => findListingsOnMap(fresh, { ...all, area: city }),
    'counts of a kind': (fresh) => countListings(fresh, all),
    'counts of “dwarka”': (fresh) => countListings(fresh, { ...all, text: 'dwarka' }),
    'counts of “apartment”': (fresh) => countListings(fresh, { ...all, text: 'apartment' }),
    'counts of every city': (fresh) => countActiveListings(fresh),
    'localities of a city': (fresh) => listLocalities(fresh, 'delhi'),
  }
  for (const [name, ask] of Object.entries(questions)) {
    // What is remembered is remembered for one such object.
    const time = await medianTime(15, () => ask(db.withPlugin(new CamelCasePlugin())))
    say(name, `${time.toFixed(2)} ms`)
  }
  const prices = [10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000]
  let asked = 0
  const again = await medianTime(50, () => {
    asked += 1
    const priceMax = prices[asked % prices.length]
    return countListings(db, { ...search, filters: { ...noFilters, bhk: ['2bhk'], priceMax } })
  })
  say('counts of a kind, other filters within a minute', `${again.toFixed(2)} ms`)
}

function ratio(a: number, b: number) {
  return `ratio ${(a / b).toFixed(2)}`
}
