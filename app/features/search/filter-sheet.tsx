import type { ReactNode } from 'react'
import { FilterFields, type FilterFieldsProps } from '#app/features/search/filter-fields.tsx'
import { KindLinks } from '#app/features/search/search-bar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { countedThings } from '#contract/search/search-words.ts'
import * as styles from '#app/features/search/filters.module.css'

type FilterSheetProps = FilterFieldsProps & {
  isLoading: boolean
  trouble: ReactNode
  extra: ReactNode
  onClose: () => void
}

/** The filters in a bottom sheet, for phones. */
export function FilterSheet({ isLoading, trouble, extra, onClose, ...fields }: FilterSheetProps) {
  const { search, counts } = fields
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      sheet
      className={styles.filterSheet}
      foot={
        <>
          <ButtonLink variant="quiet" to={searchHref({ ...search, filters: noFilters })}>
            Clear
          </ButtonLink>
          <Button busy={isLoading} onClick={onClose}>
            Show {countedThings(counts.total, search).toLowerCase()}
          </Button>
        </>
      }
    >
      {trouble}
      <div className={styles.filterKinds}>
        <KindLinks search={search} />
      </div>
      <FilterFields {...fields} />
      <div className={styles.filterExtra}>{extra}</div>
    </Dialog>
  )
}
