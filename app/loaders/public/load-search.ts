import type { RouterContextProvider } from 'react-router'
import { isListView } from '#app/features/search/list-view.ts'
import { findLandingOfSearch, findPageAbout } from '#app/loaders/landing/find-landing-of-search.ts'
import { describeCitySwitch } from '#app/loaders/public/describe-city-switch.ts'
import { describeReach } from '#app/loaders/public/describe-reach.ts'
import { describeTravel } from '#app/loaders/public/describe-travel.ts'
import { noteResults } from '#app/loaders/public/note-results.ts'
import { searchAlternatives } from '#app/loaders/public/search-alternatives.ts'
import { isForGoneListing, searchAt } from '#app/loaders/public/search-at.ts'
import { suggestOtherCity } from '#app/loaders/public/suggest-other-city.ts'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
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
import { searchListings } from '#domain/search/search-listings.ts'
import { listLocalitiesAround } from '#domain/search/suggest/list-localities.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** With so few results, somebody may be looking in the wrong city. */
const FEW = 5

/** All that a page of results shows. */
export async function loadSearch(request: Request, url: URL, context: Context) {
  const { searchDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const { search, trouble } = await searchAt(searchDb, request, url)
  const after = url.searchParams.get('after') ?? undefined

  const { match, page, counts, hasNearby } = await findResults(searchDb, search, after)
  const isEmpty = counts.total === 0
  const { saved, offered, elsewhere, moved, isTold, widened, landing, about, spot } =
    await findBeside(context, search, { match, page, counts, hasNearby, after })
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
          ...offered,
          without: counts.without,
          count: async (other) => (await countListings(searchDb, other)).total,
          elsewhere,
          travel: travel.chips,
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
      widened,
    }),
  }
}

type Results = Awaited<ReturnType<typeof findResults>> & { after: string | undefined }

/** What the page says and offers besides the results. */
async function findBeside(context: Context, search: ListingSearch, found: Results) {
  const { match, page, counts, hasNearby, after } = found
  const { db, searchDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const isEmpty = counts.total === 0
  const isLost = counts.total < FEW && search.text && !match?.isExactPlace
  // Where all words were left out, the place is the whole city.
  const spot = match?.words === anyWords ? undefined : match?.place
  const [saved, offered, elsewhere, moved, isTold, widened, landing, about] = await Promise.all([
    savedAmong(db, viewer, page.listings),
    isEmpty && !hasNearby ? localitiesAround(searchDb, search, spot) : noLocalities,
    isLost ? suggestOtherCity(searchDb, search) : undefined,
    describeCitySwitch(searchDb, search, match?.place?.name),
    lookAtSearch(db, viewer, search, { ...page, after }),
    widenedFrom(searchDb, search),
    isEmpty ? undefined : findLandingOfSearch(searchDb, search, match),
    findPageAbout(searchDb, search, match),
    after ? undefined : recordSearch(db, viewer, search),
  ])
  return { saved, offered, elsewhere, moved, isTold, widened, landing, about, spot }
}

const noLocalities = { offered: [], isNear: false }

/** Where else homes of this kind are, around the place or in the city. */
async function localitiesAround(searchDb: Db, search: ListingSearch, at: TextMatch['place']) {
  const { localities, isNear } = await listLocalitiesAround(searchDb, { ...search, at, limit: 6 })
  return { offered: localities, isNear }
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

/** The words for a search, on its page and elsewhere. */
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

/** How many there are of just the kind of home that was asked for. */
async function widenedFrom(searchDb: Db, search: ListingSearch) {
  const exact = exactHome(search)
  if (!exact) return undefined
  const { total: count } = await countListings(searchDb, exact)
  return { to: searchHref(exact), word: search.widened ?? '', count }
}

function joinWords(...words: string[]) {
  return words.filter(Boolean).join(' ')
}

function whyInstead(search: ListingSearch, place: SearchedPlace | undefined, isNothing: boolean) {
  const where = [place?.name, cityLabel(search)].filter(Boolean).join(', ')
  return isNothing ? texts.listing.gone : texts.listing.goneInstead(where)
}
