import { data, type RouterContextProvider, redirect } from 'react-router'
import { saveSearchPath } from '#app/features/saved-searches/save-search-path.ts'
import { describeLanding } from '#app/loaders/landing/describe-landing.ts'
import { findSurroundings } from '#app/loaders/landing/find-surroundings.ts'
import { landingLinks } from '#app/loaders/landing/landing-links.ts'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'
import {
  type Landing,
  landingPath,
  landingSearch,
  readLanding,
} from '#contract/landing/landing-path.ts'
import type { City } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts/saved-searches.ts'
import type { Db } from '#db/connect.ts'
import { countKinds, findFigures } from '#domain/market/find-figures.ts'
import { findLandingPlace, type LandingPlace } from '#domain/market/find-place.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { noPlaces } from '#domain/search/text/named-places.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { landingCardPath } from '#domain/share/landing-card.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const CARDS = 12

/** All that a landing page shows. An address that says nothing, or a place nobody knows, is a 404. */
export async function loadLanding(url: URL, context: Context) {
  const { db, readDb, searchDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const landing = readLanding(url.pathname)
  if (!landing) throw notFound()
  const place = await placeOf(readDb, landing)
  requireOwnAddress(url, landingPath(landing))

  const search = landingSearch(landing, place?.name)
  const match = place && (await findPlaceMatch(searchDb, search, place))
  const scope = place?.id ?? landing.city
  const [page, counts, figures, kinds, around] = await Promise.all([
    searchListings(searchDb, search, {}, { match, withNearby: true, limit: CARDS }),
    countListings(searchDb, search, { match }),
    findFigures(readDb, scope, landing),
    countKinds(readDb, scope),
    findSurroundings(readDb, landing, place),
  ])
  const here = page.listings.filter(({ isNearby }) => !isNearby)
  const facts = { landing, place, total: counts.total, figures, around }
  const described = describeLanding(facts, context.get(siteContext))
  const isWork = landing.category === 'commercial'
  return {
    ...described,
    wish: {
      to: saveSearchPath(described.search.to, viewer !== null),
      label: isWork ? texts.offerWork : texts.offer,
    },
    image: landingCardPath(landing, place?.name, figures),
    groups: landingLinks({ ...facts, kinds }),
    listings: here.length > 0 ? here : page.listings,
    areNearby: here.length === 0,
    saved: await savedAmong(db, viewer, page.listings),
    isSignedIn: viewer !== null,
  }
}

export function notFound() {
  return data(null, { status: 404 })
}

/** One address per page: another spelling of it leads there. */
export function requireOwnAddress({ pathname, search }: URL, path: string) {
  if (withoutTrailingSlashes(pathname) !== path) throw redirect(path + search, 301)
}

/** The place that an address names. */
export async function requirePlace(db: Db, city: City, slug: string): Promise<LandingPlace> {
  const place = await findLandingPlace(db, city, slug)
  if (!place) throw notFound()
  return place
}

function placeOf(db: Db, { city, place }: Landing) {
  return place === undefined ? undefined : requirePlace(db, city, place)
}

/**
 * The match of the search for its name, narrowed to the place itself unless another place has that
 * name. Homes elsewhere that only mention it belong to the search, not to the page of the place.
 */
export async function findPlaceMatch(
  db: Db,
  search: ListingSearch,
  { id, name, lat, lng }: LandingPlace,
): Promise<TextMatch> {
  const match = await findTextMatch(db, search)
  if (match?.isExactPlace && match.placeIds[0] === id) return { ...match, words: undefined }
  const place = { name, lat, lng }
  return {
    ...noPlaces,
    placeIds: [id],
    origins: [place],
    place,
    words: undefined,
    isExactPlace: true,
  }
}
