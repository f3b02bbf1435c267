import { Link } from 'react-router'
import { FilterFields } from '#app/features/search/filter-fields.tsx'
import { PlainFoot, PlainPrices } from '#app/features/search/plain-filters.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { classes } from '#app/ui/classes.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, noFilters, withFilters } from '#contract/search/listing-search.ts'
import { searchHref, searchPath } from '#contract/search/search-url.ts'
import type { SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import * as styles from '#app/features/search/filters.module.css'
import * as textLinkStyles from '#app/ui/text-link.module.css'

export const filterFormId = 'filter-form'

type FilterPanelProps = { search: ListingSearch; counts: SearchCounts }

/** The column of filters. Every change is a search of its own; without scripts, a button sends them. */
export function FilterPanel({ search: shown, counts }: FilterPanelProps) {
  const { search, go } = useSearchNavigation(shown)

  return (
    <aside
      className={classes(styles.filterPanel, 'not-printed')}
      id="filters"
      aria-label="Filters"
      data-under-map
    >
      <form id={filterFormId} action={searchPath(shown)}>
        <input type="hidden" name="q" value={shown.text} />
        <input type="hidden" name="city" value={shown.city} />
        {shown.cityIs && <input type="hidden" name="cityIs" value={shown.cityIs} />}
        {shown.cityWas && <input type="hidden" name="cityWas" value={shown.cityWas} />}
        <div className={styles.panelHead}>
          <h2>Filters</h2>
          <ClearAll search={search} />
        </div>
        {/* Rendered on the server only: browsers with scripts ignore the content of <noscript>. */}
        <noscript>{import.meta.env.SSR && <PlainPrices search={shown} />}</noscript>
        <FilterFields
          search={search}
          counts={counts}
          onFilters={(filters) => go(withFilters(search, filters))}
        />
        <noscript>{import.meta.env.SSR && <PlainFoot />}</noscript>
      </form>
    </aside>
  )
}

function ClearAll({ search }: { search: ListingSearch }) {
  if (appliedFilters(search).length === 0) return null
  return (
    <Link
      className={classes(textLinkStyles.textLink, 'small')}
      to={searchHref({ ...search, filters: noFilters })}
    >
      Clear all
    </Link>
  )
}
