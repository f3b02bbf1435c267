import { type RouterContextProvider, redirect } from 'react-router'
import { isListView } from '#app/features/search/list-view.ts'
import { findLandingOfSearch, findPageAbout } from '#app/loaders/landing/find-landing-of-search.ts'
import { describeCitySwitch } from '#app/loaders/public/describe-city-switch.ts'
import { describeReach } from '#app/loaders/public/describe-reach.ts'
import { describeTravel } from '#app/loaders/public/describe-travel.ts'
import { noteResults } from '#app/loaders/public/note-results.ts'
import { searchAlternatives } from '#app/loaders/public/search-alternatives.ts'
import { suggestOtherCity } from '#app/loaders/public/suggest-other-city.ts'
import { servicesContext, viewerContext } from '#app/session/context.ts'
import { isSpn } from '#contract/ids.ts'
import { goneParam, listingPath } from '#contract/listing/shown-listings.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { outlineTrouble } from '#contract/search/outline.ts'
import {
  cityCookie,
  searchFromUrl,
  searchHref,
  searchKindOf,
  searchPages,
} from '#contract/search/search-url.ts'
import {
  cityLabel,
  type SearchedPlace,
  searchHeading,
  searchTitle,
} from '#contract/search/search-words.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { areaAround, areaOfCities } from '#domain/places/city-area.ts'
import { lookAtSearch } from '#domain/saved-searches/look-at-search.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { exactHome } from '#domain/search/loose-types.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { listLocalitiesAround } from '#domain/search/suggest/list-localities.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { travelTrouble } from '#domain/travel/read-travel.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** With so few results, somebody may be looking in the wrong city. */
const FEW = 5

/** All that a page of results shows. */
export async function loadSearch(request: Request, url: URL, context: Context) {
  const { db, searchDb } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const { search, trouble } = await searchAt(searchDb, request, url)
  const after = url.searchParams.get('after') ?? undefined

  const { match, page, counts, hasNearby } = await findResults(searchDb, search, after)
  const isEmpty = counts.total === 0
  const isLost = counts.total < FEW && search.text && !match?.isExactPlace
  // Where all words were left out, the place is the whole city.
  const spot = match?.words === anyWords ? undefined : match?.place
  const exact = exactHome(search)
  const [saved, offered, elsewhere, moved, exactCounts, isTold, landing, about] = await Promise.all(
    [
      savedAmong(db, viewer, page.listings),
      isEmpty && !hasNearby
        ? listLocalitiesAround(searchDb, { ...search, at: spot, limit: 6 })
        : { localities: [], isNear: false },
      isLost ? suggestOtherCity(searchDb, search) : undefined,
      describeCitySwitch(searchDb, search, match?.place?.name),
      exact && countListings(searchDb, exact),
      lookAtSearch(db, viewer, search),
      isEmpty ? undefined : findLandingOfSearch(searchDb, search, match),
      findPageAbout(searchDb, search, match),
      after ? undefined : recordSearch(db, viewer, search),
    ],
  )
  const place = searchedPlace(match)
  const travel = describeTravel(search)
  return {
    search,
    counts,
    first: { ...page, saved },
    after,
    place,
    elsewhere,
    moved,
    reach: [...describeReach(search, match), ...travel.toggles],
    travel: { chips: travel.chips, places: travel.places },
    /** What the page must say before anything else. */
    banner: isForGoneListing(url) ? whyInstead(search, place, isEmpty && !hasNearby) : trouble,
    alternatives: isEmpty
      ? await searchAlternatives(search, {
          without: counts.without,
          count: async (other) => (await countListings(searchDb, other)).total,
          elsewhere,
          travel: travel.chips,
          offered: offered.localities,
          isNear: offered.isNear,
        })
      : undefined,
    cityArea: isEmpty && spot ? areaAround(spot) : areaOfCities(ownCities(search)),
    /** The places within a distance of which homes are asked for. */
    around: [...aroundOf(match), ...travel.circles],
    isSignedIn: viewer !== null,
    /** Whether phones show a compact list. Without scripts, the form of the filters asks for it. */
    isList: url.searchParams.get('view') === 'list' || isListView(request.headers.get('cookie')),
    /** Whether the viewer hears of what is new to this search. */
    isTold,
    ...wordsOf(search, { place, total: counts.total, travel: travel.words }),
    canonical: landing ?? searchHref({ ...askedAnew(search), order: undefined }),
    notes: noteResults(search, {
      match,
      travel: travel.notes,
      isEmpty,
      isShown: page.listings.length > 0,
      about,
      widened: exact && exactCounts && widenedFrom(search, exact, exactCounts.total),
    }),
  }
}

async function findResults(searchDb: Db, search: ListingSearch, after: string | undefined) {
  const match = await findTextMatch(searchDb, search)
  const [page, counts] = await Promise.all([
    searchListings(searchDb, search, { after: after ? [after] : [] }, { match, withNearby: true }),
    countListings(searchDb, search, { match }),
  ])
  return { match, page, counts, hasNearby: page.listings.some(({ isNearby }) => isNearby) }
}

type Found = { place: SearchedPlace | undefined; total: number; travel: string }

/** How the page calls a search, and how it is told of elsewhere. */
function wordsOf(search: ListingSearch, { place, total, travel }: Found) {
  const title = joinWords(searchTitle(search, place), travel)
  const heading = joinWords(searchHeading(total, search, place), travel)
  return {
    heading,
    description: `${heading}. Photos, prices and contacts, free to list.`,
    title,
    /** As it is remembered: Rent homes in Saket, Delhi · 2 BHK. */
    label: [title, ...appliedFilters(search).map(({ label }) => label)].join(' · '),
  }
}

function searchedPlace(match: TextMatch | undefined): SearchedPlace | undefined {
  if (!match?.place) return undefined
  return { name: match.place.name, isPoint: match.points.length > 0, withinKm: match.reachKm }
}

function aroundOf({ points = [], reachKm: km }: Partial<TextMatch> = {}) {
  return km ? points.map(({ lat, lng }) => ({ lat, lng, km })) : []
}

function widenedFrom({ widened = '' }: ListingSearch, exact: ListingSearch, count: number) {
  return { to: searchHref(exact), word: widened, count }
}

/** The search that an address asks for. What is understood of its words becomes part of the address. */
async function searchAt(db: Db, request: Request, url: URL) {
  const { category, deal } = searchKindOf(url.pathname) ?? searchPages[0]
  const cookie = cityCookie(request.headers.get('cookie'))
  const typed = searchFromUrl(url.searchParams, { category, deal }, cookie)
  const { asked, trouble } = searchableOf(typed)
  const spn = asked.text.toUpperCase()
  if (isSpn(spn)) throw redirect(listingPath(spn))

  const search = await readSearch(db, asked)
  // A city that was chosen and stays needs no other address.
  const kept = { ...asked, cityIs: search.cityIs }
  if (searchHref(search) !== searchHref(kept)) {
    throw redirect(searchHref(search) + (isForGoneListing(url) ? `&${goneParam}=1` : ''))
  }
  return { search, trouble }
}

/** What of an address can be searched, and what the page says of the rest. */
function searchableOf(typed: ListingSearch) {
  const drawn = outlineTrouble(typed.drawn)
  const travel = travelTrouble(typed)
  const asked = {
    ...typed,
    ...(drawn && { drawn: undefined }),
    ...(travel && { to: undefined, within: undefined }),
  }
  const trouble = drawn
    ? texts.search.outlineTrouble[drawn]
    : travel && texts.travel.trouble[travel]
  return { asked, trouble }
}

function joinWords(...words: string[]) {
  return words.filter(Boolean).join(' ')
}

function whyInstead(search: ListingSearch, place: SearchedPlace | undefined, isNothing: boolean) {
  const where = [place?.name, cityLabel(search)].filter(Boolean).join(', ')
  return isNothing ? texts.listing.gone : texts.listing.goneInstead(where)
}

/** Whether the page stands in for a listing that was public once. */
function isForGoneListing({ searchParams }: URL) {
  return searchParams.has(goneParam)
}
