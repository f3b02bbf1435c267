import type { SearchAlternatives, SearchLink } from '#app/features/search/no-results.tsx'
import { type TravelChip, travelAlternatives } from '#app/loaders/public/travel-alternatives.ts'
import { ncrCities } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import {
  askedAnew,
  type ListingSearch,
  noFilters,
  withFilters,
} from '#contract/search/listing-search.ts'
import { cleared } from '#contract/search/search-filters.ts'
import { searchHref, whereOf } from '#contract/search/search-url.ts'
import { cityLabel, countedThings } from '#contract/search/search-words.ts'
import * as texts from '#contract/texts.ts'
import type { Facet, SearchCounts } from '#domain/search/counts/add-up-cells.ts'

type Found = {
  /** How many results there would be without each filter. */
  without: SearchCounts['without']
  /** How many another search would find. */
  count: (search: ListingSearch) => Promise<number>
  /** The place of another city that was probably meant. */
  elsewhere: SearchLink | undefined
  /** The places that are travelled to. */
  travel: TravelChip[]
  offered: { name: string; count: number }[]
  /** Whether those lie around a place that was found. */
  isNear: boolean
}

/**
 * Alternatives where nothing was found: without one of the filters, without the words, in the whole
 * city, elsewhere. None of them is empty.
 */
export async function searchAlternatives(
  search: ListingSearch,
  { without, elsewhere, ...found }: Found,
): Promise<SearchAlternatives> {
  const city = cityLabel(search)
  const [helpful, travelling, everywhere, unfiltered, region] = await Promise.all([
    helpfulFilters(search, without, found.count),
    travelAlternatives(search, found.travel, found.count),
    firstThatFinds(widerPlaces(search).slice(-1), found.count),
    firstThatFinds(withoutFilters(search), found.count),
    firstThatFinds(wholeRegion(search), found.count),
  ])
  const links: (SearchLink | false | undefined)[] = [
    elsewhere,
    ...helpful.map(({ label, other, count }) => ({
      to: searchHref(other),
      label: `${countedThings(count, other)} without “${label}”`,
    })),
    ...travelling,
    everywhere && { to: searchHref(everywhere), label: `Search all of ${city}` },
    region && { to: searchHref(region), label: `Search all of ${cityLabel(region)}` },
  ]
  return {
    hint: search.to ? texts.search.nothingInTime : texts.search.nothingHint,
    links: links.filter((link) => !!link),
    clear: unfiltered && {
      to: searchHref(unfiltered),
      label: isAsWide(unfiltered, search) ? 'Clear filters' : `Clear filters, in all of ${city}`,
    },
    near: found.isNear ? 'Listed nearby' : `Most listings in ${city}`,
    localities: found.offered.map(({ name, count }) => ({
      to: searchHref({ ...askedAnew(search), text: name, filters: noFilters, cityIs: 'chosen' }),
      label: name,
      count,
    })),
  }
}

/** The same search beyond its part of the map, then without its words too. */
function widerPlaces(search: ListingSearch): ListingSearch[] {
  const wholeMap = { ...search, area: undefined, drawn: undefined }
  const isPart = search.area || search.drawn
  return [...(isPart ? [wholeMap] : []), ...(search.text ? [{ ...wholeMap, text: '' }] : [])]
}

/** The same search around a city of Delhi NCR; with words, it would be for other places of that name. */
function wholeRegion(search: ListingSearch): ListingSearch[] {
  if (search.region || search.text || !ncrCities.includes(search.city)) return []
  return [{ ...askedAnew(search), ...whereOf('ncr') }]
}

function withoutFilters(search: ListingSearch): ListingSearch[] {
  if (appliedFilters(search).length === 0) return []
  return [search, ...widerPlaces(search)].map((place) => ({ ...place, filters: noFilters }))
}

function isAsWide(other: ListingSearch, search: ListingSearch) {
  return other.text === search.text && other.area === search.area && other.drawn === search.drawn
}

async function firstThatFinds(searches: ListingSearch[], count: Found['count']) {
  for (const search of searches) if ((await count(search)) > 0) return search
  return undefined
}

/** The filters without which something would be found, and how much. */
async function helpfulFilters(
  search: ListingSearch,
  without: Found['without'],
  count: Found['count'],
) {
  const filters = await Promise.all(
    filtersByFacet(search).map(async (filter) => {
      const { facet, other } = filter
      return { ...filter, count: facet in without ? without[facet as Facet] : await count(other) }
    }),
  )
  return filters.filter((filter) => filter.count > 0)
}

/**
 * Where nothing is found, dropping one of several answers of a filter finds nothing either, so the
 * whole filter is dropped.
 */
function filtersByFacet(search: ListingSearch) {
  const applied = appliedFilters(search)
  return [...new Set(applied.map(({ facet }) => facet))].map((facet) => {
    const labels = applied.filter((filter) => filter.facet === facet).map(({ label }) => label)
    return { facet, label: labels.join(', '), other: withFilters(search, cleared(facet)) }
  })
}
