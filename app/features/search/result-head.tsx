import { filterFormId } from '#app/features/search/filter-panel.tsx'
import { ResultNotes, type ResultNotesProps } from '#app/features/search/result-notes.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { appliedFilters } from '#contract/applied-filters.ts'
import { type ListingSearch, orderOf } from '#contract/listing-search.ts'
import { searchOrders } from '#contract/options.ts'
import { searchHref } from '#contract/search-url.ts'
import * as styles from '#app/features/search/result-head.module.css'

type ResultHeadProps = Omit<ResultNotesProps, 'wishes'> & {
  search: ListingSearch
  heading: string
  /** The name of the place that the words were taken for. */
  place: string | undefined
  isEmpty: boolean
}

/** How many were found, in which order, and what they were narrowed by. */
export function ResultHead({ search: shown, heading, ...found }: ResultHeadProps) {
  const { place, correction, ignored, question, elsewhere, isEmpty } = found
  const { search, go } = useSearchNavigation(shown)
  const words = search.text === shown.text ? (place ?? search.text) : search.text
  const applied = appliedFilters(search)
  const orders = searchOrders.items.filter(({ value }) => value !== 'best' || search.text)

  return (
    <>
      <div className={styles.resultHead}>
        {/* Every other heading is said aloud. */}
        <div role="status">
          <h1 tabIndex={-1}>{heading}</h1>
        </div>
        {!isEmpty && (
          <label className={styles.sort}>
            <span className="visually-hidden">Sort by</span>
            <select
              name="sort"
              form={filterFormId}
              value={orderOf(search)}
              onChange={(event) => {
                const order = searchOrders.values.find((value) => value === event.target.value)
                go({ ...search, order })
              }}
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ResultNotes
        wishes={shown.wishes}
        correction={correction}
        ignored={isEmpty ? undefined : ignored}
        question={question}
        elsewhere={isEmpty ? undefined : elsewhere}
      />
      {(applied.length > 0 || search.text || search.area) && (
        <ul className={styles.appliedRow} aria-label="Applied filters">
          {search.text && (
            <li>
              <AppliedChip to={searchHref({ ...search, text: '' })}>{words}</AppliedChip>
            </li>
          )}
          {search.area && (
            <li>
              <AppliedChip to={searchHref({ ...search, area: undefined })}>
                Part of the map
              </AppliedChip>
            </li>
          )}
          {applied.map(({ label, without }) => (
            <li key={label}>
              <AppliedChip to={searchHref(without)}>{label}</AppliedChip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
