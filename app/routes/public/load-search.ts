import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, viewerContext } from '#app/context.ts'
import { waysOut } from '#app/features/search/ways-out.ts'
import { findElsewhere } from '#app/routes/public/find-elsewhere.ts'
import { appliedFilters } from '#contract/applied-filters.ts'
import { isSpn } from '#contract/ids.ts'
import * as messages from '#contract/messages.ts'
import {
  cityCookie,
  searchFromUrl,
  searchHref,
  searchKindOf,
  searchPages,
} from '#contract/search-url.ts'
import { searchHeading, searchTitle } from '#contract/search-words.ts'
import { listingPath } from '#contract/shown-listings.ts'
import { areaAround, areaOfCity } from '#domain/places/city-area.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { listLocalitiesAround } from '#domain/search/suggest/list-localities.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { understandSearch } from '#domain/search/understand/apply-understood.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** So little may mean that somebody looks in the wrong city. */
const FEW = 5

/** All that a page of results shows. */
export async function loadSearch(request: Request, url: URL, context: Context) {
  const { db, searchDb } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const search = readSearch(request, url)
  const after = url.searchParams.get('after') ?? undefined

  const match = await findTextMatch(searchDb, search)
  const [page, counts] = await Promise.all([
    searchListings(searchDb, search, { after: after ? [after] : [] }, { match, withNearby: true }),
    countListings(searchDb, search, { match }),
  ])
  const isEmpty = counts.total === 0
  const hasNearby = page.listings.some(({ isNearby }) => isNearby)
  const isLost = counts.total < FEW && search.text && !match?.isExactPlace
  // Where all words were left out, the place is the whole city.
  const spot = match?.words === anyWords ? undefined : match?.place
  const [saved, offered, elsewhere] = await Promise.all([
    savedAmong(db, viewer, page.listings),
    isEmpty && !hasNearby ? listLocalitiesAround(searchDb, { ...search, at: spot, limit: 6 }) : [],
    isLost ? findElsewhere(searchDb, search) : undefined,
    after ? undefined : recordSearch(db, viewer, search),
  ])
  const place = match?.place && { name: match.place.name, isPoint: match.points.length > 0 }
  const title = searchTitle(search, place)
  return {
    search,
    counts,
    first: { ...page, saved },
    after,
    place: place?.name,
    nearbyHeading: place && messages.search.near(place),
    elsewhere,
    out: isEmpty
      ? await waysOut(search, {
          without: counts.without,
          count: async (other) => (await countListings(searchDb, other)).total,
          elsewhere,
          offered,
          isNear: spot !== undefined,
        })
      : undefined,
    cityArea: isEmpty && spot ? areaAround(spot) : areaOfCity(search.city),
    isSignedIn: viewer !== null,
    heading: searchHeading(counts.total, search, place),
    title,
    /** As it is remembered: Rent homes in Saket, Delhi · 2 BHK. */
    label: [title, ...appliedFilters(search).map(({ label }) => label)].join(' · '),
    canonical: searchHref({ ...search, order: undefined, area: undefined, wishes: undefined }),
    correction:
      match && !match.isExactPlace && match.place && page.listings.length > 0
        ? match.place.name
        : undefined,
    ignored: match?.ignored?.join(' '),
    question: match?.question
      ? { to: searchHref({ ...search, text: match.question }), label: match.question }
      : undefined,
  }
}

/** The search that an address asks for. What is understood of its words becomes part of the address. */
function readSearch(request: Request, url: URL) {
  const { category, deal } = searchKindOf(url.pathname) ?? searchPages[0]
  const cookie = cityCookie(request.headers.get('cookie'))
  const asked = searchFromUrl(url.searchParams, { category, deal }, cookie)
  const spn = asked.text.toUpperCase()
  if (isSpn(spn)) throw redirect(listingPath(spn))

  const search = understandSearch(asked)
  if (searchHref(search) !== searchHref(asked)) throw redirect(searchHref(search))
  return search
}
