import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { replaceAddress } from '#app/router/history-entry.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, withFilters } from '#contract/search/listing-search.ts'
import type { SearchCounts } from '#domain/search/counts/add-up-cells.ts'

const filtersHash = '#filters'
const FilterSheet = lazyComponent(
  async () => (await import('#app/features/search/filter-sheet.tsx')).FilterSheet,
)

type PhoneFiltersProps = {
  search: ListingSearch
  counts: SearchCounts
  /** Why the last choice could not be loaded. */
  trouble: ReactNode
  /** Shown below the filters. */
  extra: ReactNode
}

/** The button at the foot of a phone that opens the filters in a sheet. */
export function PhoneFilters({ search: shown, counts, trouble, extra }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const { search, go, isLoading } = useSearchNavigation(shown)
  const count = appliedFilters(search).length + (search.to?.split(',').length ?? 0)

  useEffect(() => {
    if (location.hash !== filtersHash) return
    // The link was followed before hydration: the sheet opens, and the focus is returned.
    replaceAddress(location.pathname + location.search)
    link.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])

  return (
    <>
      <a
        ref={link}
        className={buttonClass({})}
        href={filtersHash}
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
          trouble={trouble}
          extra={extra}
          onFilters={(filters) => go(withFilters(search, filters))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
