import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FurtherFiltersProps } from '#app/features/search/further-filters.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { hasFurtherFilters } from '#contract/search/search-filters.ts'
import { searchPath } from '#contract/search/search-url.ts'
import * as styles from '#app/features/search/filters.module.css'

const FurtherFilters = lazyComponent(
  async () => (await import('#app/features/search/further-filters.tsx')).FurtherFilters,
)

/**
 * Rendered on the server for pages without scripts; a static import would put it into every
 * browser's scripts.
 */
const PlainFilters = import.meta.env.SSR
  ? (await import('#app/features/search/further-filters.tsx')).FurtherFilters
  : undefined

/** The filters that few people use, folded away until one of them is in force. */
export function MoreFilters(props: FurtherFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || isInForce(props)

  return (
    <>
      <details
        className={classes(styles.moreFilters, 'needs-script')}
        open={isShown}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary onPointerEnter={FurtherFilters.prepare}>More filters</summary>
        {isShown && <FurtherFilters {...props} />}
      </details>
      <noscript>{PlainFilters && <PlainMoreFilters {...props} />}</noscript>
    </>
  )
}

function isInForce({ search }: FurtherFiltersProps) {
  return Boolean(search.to) || hasFurtherFilters(search.filters)
}

/**
 * Without scripts, the button sends the choices and asks for a page with all filters: every page
 * would be 10 kB longer with them, and hardly any browser would show them.
 */
function PlainMoreFilters(props: FurtherFiltersProps) {
  const { search: query } = useLocation()
  const isAsked = new URLSearchParams(query).has('more')

  if (!PlainFilters) return null
  if (isAsked || isInForce(props)) return <PlainFilters {...props} />
  return (
    <div className={styles.filterGroup}>
      <Button
        type="submit"
        variant="quiet"
        name="more"
        value="filters"
        formAction={`${searchPath(props.search)}#filters`}
      >
        More filters
      </Button>
    </div>
  )
}
