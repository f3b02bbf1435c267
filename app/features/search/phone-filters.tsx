import { useState } from 'react'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { later } from '#app/ui/later.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, withFilters } from '#contract/listing-search.ts'
import type { SearchCounts } from '#domain/listings/count-listings.ts'

const FilterSheet = later(
  async () => (await import('#app/features/search/filter-sheet.tsx')).FilterSheet,
)

type PhoneFiltersProps = { search: ListingSearch; counts: SearchCounts }

/** The button at the foot of a phone that opens the filters in a sheet. */
export function PhoneFilters({ search: shown, counts }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const { search, go, isLoading } = useSearchNavigation(shown)
  const count = appliedFilters(search).length

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the filters */}
      <a
        className="button"
        href="#filters"
        onPointerEnter={FilterSheet.prepare}
        onFocus={FilterSheet.prepare}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="sliders-horizontal" />
        Filters
        {count > 0 && <Tag free>{count}</Tag>}
      </a>
      {isOpen && (
        <FilterSheet
          search={search}
          counts={counts}
          isLoading={isLoading}
          onFilters={(filters) => go(withFilters(search, filters))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
