import { Link } from 'react-router'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import { cities } from '#contract/options.ts'
import { searchHref } from '#contract/search-url.ts'
import { countedThings } from '#contract/search-words.ts'
import type { SearchCounts } from '#domain/listings/count-listings.ts'

type NoResultsProps = {
  search: ListingSearch
  counts: SearchCounts
  /** Localities around that have listings. */
  nearby: { name: string; count: number }[]
}

/** Nothing found, and the ways out: without one of the filters, without the words, nearby. */
export function NoResults({ search, counts, nearby }: NoResultsProps) {
  const helpful = appliedFilters(search).filter(({ facet }) => counts.without[facet] > 0)
  return (
    <Empty title={messages.search.nothing} text={messages.search.nothingHint}>
      {helpful.length > 0 && (
        <ul className="ways-out">
          {helpful.map(({ label, facet, without }) => (
            <li key={label}>
              <Link to={searchHref(without)}>
                {countedThings(counts.without[facet], search)} without “{label}”
              </Link>
            </li>
          ))}
        </ul>
      )}
      {search.text && (
        <Link to={searchHref({ ...search, text: '' })}>
          Search all of {cities.labels[search.city]}
        </Link>
      )}
      {nearby.length > 0 && (
        <div className="nearby">
          <p className="small soft">Homes are listed nearby in</p>
          <ChipLinks
            label="Nearby localities"
            links={nearby.map(({ name, count }) => ({
              to: searchHref({ ...search, text: name, filters: noFilters }),
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
