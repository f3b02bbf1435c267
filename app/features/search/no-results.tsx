import { Link } from 'react-router'
import { clearedFilters } from '#app/features/search/cleared-filters.ts'
import type { WaysOut } from '#app/features/search/ways-out.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, withFilters } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import { searchHref } from '#contract/search-url.ts'

import '#app/features/search/no-results.css'

/** Nothing found, and the ways out. */
export function NoResults({ search, out }: { search: ListingSearch; out: WaysOut }) {
  return (
    <Empty title={messages.search.nothing} text={messages.search.nothingHint}>
      {out.ways.length > 0 && (
        <ul className="ways-out">
          {out.ways.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {appliedFilters(search).length > 0 && (
        <ButtonLink variant="quiet" to={searchHref(withFilters(search, clearedFilters))}>
          Clear filters
        </ButtonLink>
      )}
      {out.localities.length > 0 && (
        <div className="nearby">
          <p className="small soft">{out.near}</p>
          <ChipLinks label={out.near} links={out.localities} />
        </div>
      )}
    </Empty>
  )
}
