import { Link } from 'react-router'
import { clearedFilters } from '#app/features/search/cleared-filters.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, noFilters, withFilters } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import { cities } from '#contract/options.ts'
import { searchHref } from '#contract/search-url.ts'
import { countedThings } from '#contract/search-words.ts'
import type { SearchCounts } from '#domain/listings/count-listings.ts'

import '#app/features/search/no-results.css'

type NoResultsProps = {
  search: ListingSearch
  counts: SearchCounts
  /** Localities that have listings, those around the place first if one was found. */
  offered: { name: string; count: number }[]
  isNear: boolean
  /** The place of another city that was probably meant. */
  elsewhere: { to: string; label: string } | undefined
}

/** Nothing found, and the ways out: without one of the filters, without the words, elsewhere. */
export function NoResults({ search, counts, offered, isNear, elsewhere }: NoResultsProps) {
  const applied = appliedFilters(search)
  const helpful = applied.filter(({ facet }) => counts.without[facet] > 0)
  const cityName = cities.labels[search.city]
  const ways = [
    ...(elsewhere ? [elsewhere] : []),
    ...helpful.map(({ label, facet, without }) => ({
      to: searchHref(without),
      label: `${countedThings(counts.without[facet], without)} without “${label}”`,
    })),
    ...(search.text
      ? [{ to: searchHref({ ...search, text: '' }), label: `Search all of ${cityName}` }]
      : []),
  ]

  return (
    <Empty title={messages.search.nothing} text={messages.search.nothingHint}>
      {ways.length > 0 && (
        <ul className="ways-out">
          {ways.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {applied.length > 0 && (
        <ButtonLink variant="quiet" to={searchHref(withFilters(search, clearedFilters))}>
          Clear filters
        </ButtonLink>
      )}
      {offered.length > 0 && (
        <div className="nearby">
          <p className="small soft">{isNear ? 'Listed nearby' : `Popular in ${cityName}`}</p>
          <ChipLinks
            label={isNear ? 'Nearby localities' : 'Popular localities'}
            links={offered.map(({ name, count }) => ({
              to: searchHref({ ...search, text: name, filters: noFilters, area: undefined }),
              label: name,
              count,
              current: false,
            }))}
          />
        </div>
      )}
    </Empty>
  )
}
