import { filterFormId } from '#app/features/search/filter-panel.tsx'
import { ResultNotes, type ResultNotesProps } from '#app/features/search/result-notes.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { classes } from '#app/ui/classes.ts'
import { finerRooms, searchOrders } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, orderOf } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as styles from '#app/features/search/result-head.module.css'

type ResultHeadProps = Omit<ResultNotesProps, 'offer' | 'isUnsureOfRooms'> & {
  search: ListingSearch
  heading: string
  /** The name of the place that the words were taken for. */
  place: string | undefined
  /** How far around it was asked for. */
  withinKm: number | undefined
  isEmpty: boolean
}

/** How many were found, in which order, and what they were narrowed by. */
export function ResultHead({ search: shown, heading, ...found }: ResultHeadProps) {
  const { place, withinKm, isEmpty, ...notes } = found
  const { search, go } = useSearchNavigation(shown)
  const words = search.text === shown.text ? (place ?? search.text) : search.text
  const chips = chipsOf(search, words, withinKm)
  const orders = searchOrders.items.filter(({ value }) => value !== 'best' || search.text)

  return (
    <>
      <div className={styles.resultHead}>
        {/* Every other heading is said aloud. */}
        <div role="status">
          <h1 tabIndex={-1}>{heading}</h1>
        </div>
        {!isEmpty && (
          <label className={classes(styles.sort, 'not-printed')}>
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
        {...notes}
        offer={shown.offer}
        isUnsureOfRooms={!isEmpty && isUnsureOfRooms(shown)}
        ignored={isEmpty ? undefined : notes.ignored}
        elsewhere={isEmpty ? undefined : notes.elsewhere}
      />
      {chips.length > 0 && (
        <ul className={styles.appliedRow} aria-label="Applied filters">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <AppliedChip to={searchHref(without)}>{label}</AppliedChip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the results are narrowed by, and the search without it. */
function chipsOf(search: ListingSearch, words: string, withinKm: number | undefined) {
  const { text, area } = search
  const unbound = text.replace(/ within [\d.]+ km$/i, '')
  return [
    ...(text ? [{ label: words, without: { ...search, text: '' } }] : []),
    ...(withinKm
      ? [{ label: `Within ${withinKm} km`, without: { ...search, text: unbound } }]
      : []),
    ...(area ? [{ label: 'Part of the map', without: { ...search, area: undefined } }] : []),
    ...appliedFilters(search),
  ]
}

/** Owners who say no more than 3+ BHK are found by the finer choices too. */
function isUnsureOfRooms({ filters: { bhk } }: ListingSearch) {
  return !bhk.includes('3mbhk') && finerRooms.some((room) => bhk.includes(room))
}
