import { homeContent } from '#app/features/home/home-content.ts'
import { typeTiles } from '#app/features/home/type-tiles.ts'
import type { City } from '#contract/options.ts'
import { countActiveListings } from '#domain/search/counts/count-active-listings.ts'
import { listPopular } from '#domain/search/list-popular.ts'
import { listLocalities } from '#domain/search/suggest/list-localities.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { ttlCache } from '#domain/ttl-cache.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'

/** How many listings of a city can be swiped through. */
const POPULAR = 6
const QUICK_PLACES = 3

/** Everything that the home page shows. */
export async function loadHome(resources: Resources, viewer: Viewer | null, city: City) {
  const { readDb } = resources
  const [gurugram, delhi, hisar, counts, localities] = await Promise.all([
    homeContent.section_prop_gurugram ? loadPopular(resources, viewer, 'gurugram') : null,
    homeContent.section_prop_delhi ? loadPopular(resources, viewer, 'delhi') : null,
    homeContent.section_prop_hisar ? loadPopular(resources, viewer, 'hisar') : null,
    countActiveListings(readDb),
    listLocalities(readDb, city),
  ])
  const total = (of: string) =>
    counts.filter((kind) => kind.city === of).reduce((sum, { count }) => sum + count, 0)
  return {
    city,
    popular: [gurugram, delhi, hisar].map((each) => each && { ...each, total: total(each.city) }),
    types: typeTiles(counts, city),
    cities: homeContent.cities.map((each) => ({ ...each, count: total(each.code) })),
    places: localities.slice(0, QUICK_PLACES).map(({ name }) => name),
    showsWays: homeContent.section_2,
    feature: homeContent.section_4 ? homeContent.section_4_data : null,
    reviews: homeContent.section_review ? homeContent.reviews : [],
    isSignedIn: viewer !== null,
  }
}

export type PopularListings = Awaited<ReturnType<typeof loadHome>>['popular'][number]

/** The same for everyone but for the hearts, so the listings may be some seconds old. */
async function loadPopular({ db, readDb }: Resources, viewer: Viewer | null, city: City) {
  const rule = { key: `popular ${city}`, seconds: 20, minCostMs: 10 }
  const popular = await ttlCache(readDb, rule, () => listPopular(readDb, city, POPULAR))
  return { city, ...popular, saved: await savedAmong(db, viewer, popular.listings) }
}
