import { useState } from 'react'
import { Link } from 'react-router'
import { FilterFields } from '#app/features/search/filter-fields.tsx'
import { KindLinks } from '#app/features/search/search-bar.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { appliedFilters, priceLabel } from '#contract/applied-filters.ts'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
  stepsFor,
  withFilters,
} from '#contract/listing-search.ts'
import { formatPrice } from '#contract/money.ts'
import { searchHref, searchPath } from '#contract/search-url.ts'
import { countedThings } from '#contract/search-words.ts'
import type { SearchCounts } from '#domain/listings/count-listings.ts'

export const filterFormId = 'filter-form'

type FilterPanelProps = { search: ListingSearch; counts: SearchCounts }

/** The column of filters. Every change is a search of its own; without scripts, a button sends them. */
export function FilterPanel({ search: shown, counts }: FilterPanelProps) {
  const { search, go } = useSearchNavigation(shown)

  return (
    <aside className="filter-panel" id="filters" aria-label="Filters">
      <form id={filterFormId} action={searchPath(shown)}>
        <input type="hidden" name="q" value={shown.text} />
        <input type="hidden" name="city" value={shown.city} />
        <div className="panel-head">
          <h2>Filters</h2>
          <ClearAll search={search} />
        </div>
        <FilterFields
          search={search}
          counts={counts}
          onFilters={(filters) => go(withFilters(search, filters))}
        />
        <noscript>
          <PlainPrices search={shown} />
          <div className="plain-foot">
            <a className="button button-quiet" href="#results">
              Close
            </a>
            <button type="submit" className="button">
              Show results
            </button>
          </div>
        </noscript>
      </form>
    </aside>
  )
}

/** The bar at the foot of a phone, with the filters in a sheet. */
export function PhoneFilters({ search: shown, counts }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { search, go, isLoading } = useSearchNavigation(shown)
  const count = appliedFilters(search).length

  function change(filters: Partial<SearchFilters>) {
    go(withFilters(search, filters))
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the filters */}
      <a
        className="button"
        href="#filters"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="sliders-horizontal" />
        Filters
        {count > 0 && <Tag free>{count}</Tag>}
      </a>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        sheet
        className="filter-sheet"
        foot={
          <>
            <ButtonLink variant="quiet" to={searchHref(withFilters(search, cleared))}>
              Clear
            </ButtonLink>
            <Button busy={isLoading} onClick={() => setOpen(false)}>
              Show {countedThings(counts.total, search).toLowerCase()}
            </Button>
          </>
        }
      >
        <div className="filter-kinds">
          <KindLinks search={search} />
        </div>
        <FilterFields search={search} counts={counts} onFilters={change} />
      </Dialog>
    </>
  )
}

const cleared: SearchFilters = {
  ...noFilters,
  availability: undefined,
  priceMin: undefined,
  priceMax: undefined,
  readiness: undefined,
}

function ClearAll({ search }: { search: ListingSearch }) {
  if (appliedFilters(search).length === 0) return null
  return (
    <Link className="text-link small" to={searchHref(withFilters(search, cleared))}>
      Clear all
    </Link>
  )
}

/** Two lists of prices for a browser that runs no scripts. */
function PlainPrices({ search }: { search: ListingSearch }) {
  const { priceMin, priceMax } = search.filters
  const steps = stepsFor(search.deal).filter((step) => step > 0)
  const fields = [
    { name: 'filterPriceMin', label: 'Lowest price', value: priceMin },
    { name: 'filterPriceMax', label: 'Highest price', value: priceMax },
  ]
  return (
    <div className="filter-group">
      <p>{priceLabel(search.filters) || 'Any price'}</p>
      {fields.map(({ name, label, value }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          className="select"
          defaultValue={value ?? ''}
        >
          <option value="">{label}</option>
          {[...new Set([...steps, ...(value ? [value] : [])])]
            .sort((a, b) => a - b)
            .map((step) => (
              <option key={step} value={step}>
                {formatPrice(step)}
              </option>
            ))}
        </select>
      ))}
    </div>
  )
}
