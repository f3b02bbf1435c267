import { filterFormId } from '#app/features/search/filter-panel.tsx'
import { ResultNotes, type ResultNotesProps } from '#app/features/search/result-notes.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ToggleLinks, type ToggleLinksProps } from '#app/ui/toggle.tsx'
import { type SearchOrder, searchOrders } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import { type ListingSearch, orderOf } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as styles from '#app/features/search/result-head.module.css'
import * as chipStyles from '#app/ui/chips.module.css'

type ResultHeadProps = Omit<ResultNotesProps, 'offer'> & {
  search: ListingSearch
  heading: string
  /** The name of the place that the words were understood as. */
  place: string | undefined
  /** The distance from the place, in kilometres, where one was asked for. */
  withinKm: number | undefined
  /** Links to the same search with a smaller or larger distance, or with other travel times. */
  reach: ToggleLinksProps[]
  /** The places to travel to, each with the search that leaves it out. */
  travel: { label: string; without: ListingSearch }[]
  isEmpty: boolean
  /** Whether a phone shows a compact list. */
  isList: boolean
  onList: (isList: boolean) => void
}

/** The number of results, their order, and chips for the filters in force. */
// biome-ignore lint/plugin/function-length: more components would weigh more than the search page may
export function ResultHead({ search: shown, heading, ...found }: ResultHeadProps) {
  const { place, withinKm, reach, travel, isEmpty, isList, onList, ...notes } = found
  const { search, go } = useSearchNavigation(shown)
  const words = search.text === shown.text ? (place ?? search.text) : search.text
  const chips = [...chipsOf(search, words, withinKm), ...travel]
  const orders = searchOrders.items.filter(({ value }) => isOffered(value, search))

  return (
    <>
      <div className={styles.resultHead}>
        {/* Screen readers announce each new heading. */}
        <div role="status">
          <h1 tabIndex={-1}>{heading}</h1>
        </div>
        {!isEmpty && (
          <div className={classes(styles.controls, 'not-printed')}>
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
            <label className={classes(chipStyles.chip, 'only-phone')}>
              <input
                type="checkbox"
                name="view"
                value="list"
                form={filterFormId}
                checked={isList}
                onChange={(event) => onList(event.target.checked)}
              />
              <Icon name="list" />
              Compact list
            </label>
          </div>
        )}
      </div>
      {reach.map((each) => (
        <ToggleLinks key={each.label} {...each} className={styles.reach} />
      ))}
      <ResultNotes
        {...notes}
        offer={shown.offer}
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

function isOffered(order: SearchOrder, { text, deal, to }: ListingSearch) {
  if (order === 'least_monthly') return deal === 'rent'
  if (order === 'fastest') return to
  return order !== 'best' || text !== ''
}

/** A chip for each filter in force, with the search that leaves it out. */
function chipsOf(search: ListingSearch, words: string, withinKm: number | undefined) {
  const { text } = search
  const anywhere = { ...search, area: undefined, drawn: undefined }
  const map = search.drawn ? 'Area you drew' : search.area && 'Part of the map'
  const unbound = text.replace(/ within [\d.]+ km$/i, '')
  return [
    ...(text ? [{ label: words, without: { ...search, text: '' } }] : []),
    ...(withinKm
      ? [{ label: `Within ${withinKm} km`, without: { ...search, text: unbound } }]
      : []),
    ...(map ? [{ label: map, without: anywhere }] : []),
    ...appliedFilters(search),
  ]
}
