import { useState } from 'react'
import type { FurtherFiltersProps } from '#app/features/search/further-filters.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { hasFurtherFilters } from '#contract/search-filters.ts'
import * as styles from '#app/features/search/filters.module.css'

const FurtherFilters = lazyComponent(
  async () => (await import('#app/features/search/further-filters.tsx')).FurtherFilters,
)

/** The same at once, for pages without scripts; a static import would put it into every browser's. */
const PlainFilters = import.meta.env.SSR
  ? (await import('#app/features/search/further-filters.tsx')).FurtherFilters
  : undefined

/** The filters that few people use, folded away until one of them is in force. */
export function MoreFilters(props: FurtherFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hasFurtherFilters(props.search.filters)

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
      <noscript>
        {PlainFilters && (
          <details className={styles.moreFilters}>
            <summary>More filters</summary>
            <PlainFilters {...props} />
          </details>
        )}
      </noscript>
    </>
  )
}
