import { AppliedChip } from '#app/ui/applied-chip.tsx'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as styles from '#app/features/map/area-note.module.css'

type AreaNoteProps = {
  /** How many were found. */
  heading: string
  search: ListingSearch
}

/** Says on a map that covers the list what a search of the shown area has found, and leads out of it. */
export function AreaNote({ heading, search }: AreaNoteProps) {
  const wholeHref = searchHref({ ...search, area: undefined, drawn: undefined })
  return (
    <div className={styles.areaNote}>
      <p>{heading}</p>
      <AppliedChip to={wholeHref}>
        {search.drawn === undefined ? 'Part of the map' : 'Area you drew'}
      </AppliedChip>
    </div>
  )
}
