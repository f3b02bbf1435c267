import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import { cities } from '#contract/options.ts'
import { searchHref } from '#contract/search-url.ts'
import { countedThings } from '#contract/search-words.ts'
import type { SearchCounts } from '#domain/listings/count-listings.ts'

type Found = {
  counts: SearchCounts
  /** The place of another city that was probably meant. */
  elsewhere: Way | undefined
  /** Localities that have listings. */
  offered: { name: string; count: number }[]
  /** Whether those lie around a place that was found. */
  isNear: boolean
}

type Way = { to: string; label: string }

/** What somebody may do who found nothing: without one of the filters, without the words, elsewhere. */
export function waysOut(search: ListingSearch, { counts, elsewhere, offered, isNear }: Found) {
  const city = cities.labels[search.city]
  const helpful = appliedFilters(search).filter(({ facet }) => counts.without[facet] > 0)
  const ways: (Way | false | undefined)[] = [
    elsewhere,
    ...helpful.map(({ label, facet, without }) => ({
      to: searchHref(without),
      label: `${countedThings(counts.without[facet], without)} without “${label}”`,
    })),
    search.text !== '' && {
      to: searchHref({ ...search, text: '' }),
      label: `Search all of ${city}`,
    },
  ]
  return {
    ways: ways.filter((way) => !!way),
    near: isNear ? 'Listed nearby' : `Popular in ${city}`,
    localities: offered.map(({ name, count }) => ({
      to: searchHref({ ...search, text: name, filters: noFilters, area: undefined }),
      label: name,
      count,
    })),
  }
}

export type WaysOut = ReturnType<typeof waysOut>
