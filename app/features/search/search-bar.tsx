import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { awaitSearch } from '#app/features/search/recent-searches.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'
import type { SearchOffer } from '#app/features/search/use-suggestions.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ToggleLinks } from '#app/ui/toggle.tsx'
import { asKind, type ListingSearch } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import { isOption } from '#contract/option-list.ts'
import { type City, cities } from '#contract/options.ts'
import { searchHref, searchPages, searchParams, searchPath } from '#contract/search-url.ts'
import * as styles from '#app/features/search/search-bar.module.css'
import * as inputStyles from '#app/ui/input.module.css'

type SearchBarProps = {
  search: ListingSearch
  /** No kind of property was chosen yet. */
  isOpenKind?: boolean
  /** The entry of the history that the search belongs to. */
  entry?: string
}

/** City, words and kind of a search. Without scripts it is a plain form that asks for the same page. */
export function SearchBar({ search, isOpenKind, entry }: SearchBarProps) {
  const [text, setText] = useState(search.text)
  const [city, setCity] = useState<City | ''>(search.city)
  const alert = useAlert()
  const navigate = useNavigate()
  const [shownAt, setShownAt] = useState(entry)

  // What was typed has become the search that is shown, and part of it filters.
  if (shownAt !== entry) {
    setShownAt(entry)
    setText(search.text)
    setCity(search.city)
  }

  function go(next: ListingSearch) {
    if (next.text.trim()) awaitSearch()
    hideKeyboard()
    navigate(searchHref(next))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (city === '') alert(messages.search.selectCity)
    else go({ ...search, city, text, area: undefined, wishes: undefined })
  }

  function pick(offer: SearchOffer) {
    if (offer.type === 'recent') return navigate(offer.recent.href)
    const { text, city } = offer.place
    setText(text)
    setCity(city)
    go({ ...search, city, text, area: undefined, wishes: undefined })
  }

  function chooseCity(value: string) {
    if (!isOption(cities, value)) return setCity('')
    rememberCity(value)
    setCity(value)
    setText('')
    navigate(searchHref({ ...search, city: value, text: '', area: undefined, wishes: undefined }))
  }

  return (
    <search>
      <form className={styles.searchBar} action={searchPath(search)} onSubmit={submit}>
        <div className={classes(inputStyles.inputGroup, styles.inputGroup)}>
          <select
            name="city"
            aria-label="City"
            className={styles.cityPick}
            value={city}
            onChange={(event) => chooseCity(event.target.value)}
          >
            <option value="">City</option>
            {cities.items.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <SearchBox
            text={text}
            city={city || search.city}
            kind={search}
            page={() => searchHref({ ...search, text: '', area: undefined, wishes: undefined })}
            onText={setText}
            onPick={pick}
          />
        </div>
        <KeptFilters search={search} />
        <div className={classes(styles.kinds, 'only-wide')}>
          <KindLinks search={search} isOpenKind={isOpenKind} className={styles.toggle} />
        </div>
        <Button type="submit" className={classes(styles.go, 'only-wide')}>
          Search
        </Button>
        <IconButton type="submit" label="Search" className={classes(styles.searchGo, 'only-phone')}>
          <Icon name="search" />
        </IconButton>
      </form>
    </search>
  )
}

type KindLinksProps = Pick<SearchBarProps, 'search' | 'isOpenKind'> & {
  className?: string | undefined
}

/** The same search among homes or workplaces, to rent or to buy. */
export function KindLinks({ search, isOpenKind, className }: KindLinksProps) {
  return (
    <ToggleLinks
      label="Kind of property"
      className={className}
      links={searchPages.map(({ category, deal, label }) => ({
        to: searchHref(asKind(search, { category, deal })),
        label,
        current: !isOpenKind && category === search.category && deal === search.deal,
      }))}
    />
  )
}

/** The filters in force, for a browser that sends this form itself. */
function KeptFilters({ search }: { search: ListingSearch }) {
  const kept = [...searchParams({ ...search, area: undefined, wishes: undefined })].filter(
    ([name]) => name !== 'q' && name !== 'city',
  )
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The city is remembered for a year, for the next visit's first page. */
export function rememberCity(city: City) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
  document.cookie = `city=${city}; path=/; max-age=31536000; samesite=lax`
}

/** The keyboard of a touch screen would lie over the results. */
function hideKeyboard() {
  const box = document.activeElement
  if (box instanceof HTMLElement && matchMedia('(hover: none)').matches) box.blur()
}
